import { useEffect, useState } from 'react'
import { loadWords } from '../../i18n/setup'
import type { Remote } from '../../lib/remote'
import { finishQuestionnaire, sendCheckInQuestionnaire } from '../../stores/onsiteQuestionnaire'
import { useQuestionnaires } from '../../stores/questionnaires'
import { FormSkeleton } from '../form/FormSkeleton'
import { Questionnaire } from '../form/Questionnaire'
import { FailedPage } from '../shared/Failed'

/** The short questionnaire of a check-in, which its store opens together with the record; its words come only now. */
export const CheckInQuestionnaire = () => {
  const target = useQuestionnaires((state) => state.target)
  const [words, setWords] = useState<Remote<true>>({ state: 'loading' })
  const ask = () => {
    void loadWords(['chq', 'questionnaires', 'questions', 'ethnicities']).then(
      () => setWords({ state: 'ready', data: true, refreshing: false }),
      (error: unknown) => setWords({ state: 'failed', error }),
    )
  }
  useEffect(ask, [])
  const askAgain = () => {
    setWords({ state: 'loading' })
    ask()
  }
  if (words.state === 'failed') return <FailedPage part error={words.error} onRetry={askAgain} />
  if (target === undefined || words.state !== 'ready') return <FormSkeleton />
  return <Questionnaire target={target} review={false} send={sendCheckInQuestionnaire} onSent={finishQuestionnaire} />
}
