import { useTranslation } from 'react-i18next'
import { Page, PageTitle } from '@/ui/Page'
import { ConsentGate } from '@/routes/shared/Consent'
import { ConsultationCaution } from '@/routes/shared/ConsultationCaution'

type Props = {
  userId: string
  doctorName: string | undefined
}

/** A448: asks for consent in place of the chat. */
export const ChatConsent = ({ userId, doctorName }: Props) => {
  const { t } = useTranslation()
  return (
    <Page>
      <PageTitle>{doctorName ?? t('titles.chat')}</PageTitle>
      <ConsultationCaution />
      <ConsentGate userId={userId}>{null}</ConsentGate>
    </Page>
  )
}
