import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { targetKey } from '@/domain/consultations/problem'
import type { WordArea } from '@/i18n/words'
import { consentAt, useConsent } from '@/stores/auth/consent'
import { Page } from '@/ui/Page'
import { ConsentGate } from '@/routes/shared/Consent'
import { PageError } from '@/routes/shared/errors'
import { useLazyTranslations } from '@/routes/shared/useLazyTranslations'
import { ProblemForm } from './ProblemForm'

const WORDS: WordArea[] = ['problemHelp']

type Props = Pick<ComponentProps<typeof ProblemForm>, 'target'> & {
  userId: string | undefined
  /** Undefined until all that the form needs is there. */
  examinees: ComponentProps<typeof ProblemForm>['examinees'] | undefined
  heading: ReactElement
  caution: ReactElement
  skeleton: ReactNode
  /** Shown below the heading of the form. */
  children: ReactNode
}

/** A385: consent comes on a separate page before the first problem. */
export const ProblemGate = ({ userId, target, examinees, heading, caution, skeleton, children }: Props) => {
  const { words, retry } = useLazyTranslations(WORDS)
  const agreed = useConsent((state) => userId !== undefined && consentAt(state, userId) !== undefined)
  if (words.state === 'failed') return <PageError error={words.error} onRetry={retry} />
  if (userId === undefined || words.state !== 'ready' || (agreed && examinees === undefined)) return skeleton
  if (agreed && examinees !== undefined)
    return (
      <ProblemForm key={targetKey(target)} target={target} examinees={examinees} caution={caution}>
        {heading}
        {children}
      </ProblemForm>
    )
  return (
    <Page>
      {heading}
      {caution}
      <ConsentGate userId={userId}>{null}</ConsentGate>
    </Page>
  )
}
