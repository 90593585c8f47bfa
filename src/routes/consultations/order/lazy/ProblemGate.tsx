import type { ReactElement, ReactNode } from 'react'
import { consentAt, useConsent } from '@/stores/auth/consent'
import { Page } from '@/ui/Page'
import { ConsentGate } from '@/routes/shared/Consent'
import { ConsultCaution } from '@/routes/shared/ConsultCaution'

type Props = {
  userId: string | undefined
  heading: ReactElement
  skeleton: ReactNode
  children: false | ReactElement
}

/** A385: consent comes on a separate page before the first problem. */
export const ProblemGate = ({ userId, heading, skeleton, children }: Props) => {
  const agreed = useConsent((state) => userId !== undefined && consentAt(state, userId) !== undefined)
  if (userId === undefined || (agreed && children === false)) return skeleton
  if (agreed) return children
  return (
    <Page>
      {heading}
      <ConsultCaution />
      <ConsentGate userId={userId}>{null}</ConsentGate>
    </Page>
  )
}
