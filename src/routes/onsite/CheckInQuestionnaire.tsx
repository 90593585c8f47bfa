import { useEffect, useState } from 'react'
import { loadWords } from '../../i18n/setup'
import { finishQuestionnaire, sendCheckInQuestionnaire } from '../../stores/onsiteQuestionnaire'
import { useQuestionnaires } from '../../stores/questionnaires'
import { Questionnaire } from '../questionnaires/Questionnaire'
import { QuestionnaireSkeleton } from '../questionnaires/QuestionnaireSkeleton'

/** The short questionnaire of a check-in, which its store opens together with the record; its words come only now. */
export const CheckInQuestionnaire = () => {
  const filling = useQuestionnaires((state) => state.filling)
  const [spoken, setSpoken] = useState(false)
  useEffect(() => {
    void loadWords(['chq', 'questionnaires', 'questions', 'ethnicities']).then(() => setSpoken(true))
  }, [])
  if (filling === undefined || !spoken) return <QuestionnaireSkeleton />
  return <Questionnaire filling={filling} lookOver={false} send={sendCheckInQuestionnaire} onSent={finishQuestionnaire} />
}
