import type { ReactElement, ReactNode } from 'react'
import { consentAt, useConsent } from '@/stores/auth/consent'
import { Page } from '@/ui/Page'
import { ConsentGate } from '@/routes/shared/Consent'
import { ConsultCaution } from '@/routes/shared/ConsultCaution'

type Props = {
  /** Undefined while it is not known. */
  userId: string | undefined
  heading: ReactElement
  skeleton: ReactNode
  /** False while what it needs is on its way. */
  children: false | ReactElement
}

/** Asks for the consent before the first problem, on a page of its own (A385). */
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
