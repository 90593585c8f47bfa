import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { targetKey } from '@/domain/consultations/doctorQuestion'
import type { WordArea } from '@/i18n/words'
import { PageError } from '@/routes/shared/errors'
import { useLazyTranslations } from '@/routes/shared/useLazyTranslations'
import { DoctorQuestionForm } from './DoctorQuestionForm'

const WORDS: WordArea[] = ['doctorQuestionHelp']

type Props = Pick<ComponentProps<typeof DoctorQuestionForm>, 'target'> & {
  /** Undefined until all that the form needs is there. */
  examinees: ComponentProps<typeof DoctorQuestionForm>['examinees'] | undefined
  heading: ReactElement
  caution: ReactElement
  skeleton: ReactNode
  /** Shown below the heading of the form. */
  children: ReactNode
}

export const DoctorQuestionGate = ({ target, examinees, heading, caution, skeleton, children }: Props) => {
  const { words, retry } = useLazyTranslations(WORDS)
  if (words.state === 'failed') return <PageError error={words.error} onRetry={retry} />
  if (words.state !== 'ready' || examinees === undefined) return skeleton
  return (
    <DoctorQuestionForm key={targetKey(target)} target={target} examinees={examinees} caution={caution}>
      {heading}
      {children}
    </DoctorQuestionForm>
  )
}
