import type { ReactElement, ReactNode } from 'react'
import type { WordArea } from '@/i18n/words'
import { consentAt, useConsent } from '@/stores/auth/consent'
import { Page } from '@/ui/Page'
import { ConsentGate } from '@/routes/shared/Consent'
import { PageError } from '@/routes/shared/errors'
import { useLazyTranslations } from '@/routes/shared/useLazyTranslations'

const WORDS: WordArea[] = ['problemHelp']

type Props = {
  userId: string | undefined
  heading: ReactElement
  caution: ReactElement
  skeleton: ReactNode
  children: false | ReactElement
}

/** A385: consent comes on a separate page before the first problem. */
export const ProblemGate = ({ userId, heading, caution, skeleton, children }: Props) => {
  const { words, retry } = useLazyTranslations(WORDS)
  const agreed = useConsent((state) => userId !== undefined && consentAt(state, userId) !== undefined)
  if (words.state === 'failed') return <PageError error={words.error} onRetry={retry} />
  if (userId === undefined || words.state !== 'ready' || (agreed && children === false)) return skeleton
  if (agreed) return children
  return (
    <Page>
      {heading}
      {caution}
      <ConsentGate userId={userId}>{null}</ConsentGate>
    </Page>
  )
}
