import { useTranslation } from 'react-i18next'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { WithPaymentWords } from '@/routes/shared/WithPaymentWords'
import { ContentUnavailablePage } from '@/routes/shared/pages'
import { paths } from '@/routes/paths'

export type EarlierGoneProps = { what: 'service' | 'organisation'; serviceId: string }

/** Shown instead of a redirect when the earlier choice is no longer offered. */
export const EarlierGone = (props: EarlierGoneProps) => (
  <WithPaymentWords meanwhile={null}>
    <Gone {...props} />
  </WithPaymentWords>
)

const Gone = ({ what, serviceId }: EarlierGoneProps) => {
  const { t } = useTranslation('payment')
  return (
    <ContentUnavailablePage
      kind="empty"
      drawing="noDays"
      title={t(`again.gone.${what}.title`)}
      text={t(`again.gone.${what}.text`)}
      way={
        <PrimaryLink to={what === 'service' ? paths.serviceList() : paths.organisationList(serviceId)} replace>
          {t(`again.gone.${what}.way`)}
        </PrimaryLink>
      }
    />
  )
}
