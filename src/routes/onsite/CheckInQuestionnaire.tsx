import { useQuestionnaires } from '../../stores/questionnaires'
import { Questionnaire } from '../questionnaires/Questionnaire'

/** The short questionnaire of a check-in, which its store opens together with the record. */
export const CheckInQuestionnaire = ({ onDone }: { onDone: () => void }) => {
  const filling = useQuestionnaires((state) => state.filling)
  return filling && <Questionnaire filling={filling} lookOver={false} onSent={onDone} />
}
