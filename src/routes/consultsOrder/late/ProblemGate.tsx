import type { ReactNode } from 'react'
import { consentAt, useConsent } from '../../../stores/consent'
import { Page } from '../../../ui/Page'
import { PageTitle } from '../../../ui/PageTitle'
import { ConsentGate } from '../../shared/Consent'
import { ConsultCaution } from '../../shared/ConsultCaution'

type Props = { userId: string; title: string; children: ReactNode }

/** Asks for the consent before the first problem, on a page of its own (A385). */
export const ProblemGate = ({ userId, title, children }: Props) => {
  const agreed = useConsent((state) => consentAt(state, userId) !== undefined)
  if (agreed) return children
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <ConsultCaution />
      <ConsentGate userId={userId}>{null}</ConsentGate>
    </Page>
  )
}
