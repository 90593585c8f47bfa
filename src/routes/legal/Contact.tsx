import { useTranslation } from 'react-i18next'
import { siteInfo } from '@/lib/siteInfo'
import { DescriptionList } from '@/ui/DescriptionList'
import { EmergencyText } from '@/routes/shared/Emergency'
import { PhoneLink } from '@/routes/shared/PhoneLink'

export const Paragraphs = ({ text }: { text: string }) =>
  text.split('\n').map((line) => (
    <p key={line}>
      <EmergencyText text={line} />
    </p>
  ))

/** A169: contact data that the settings lack is marked as missing, never invented. */
export const Contact = () => {
  const { t } = useTranslation('legal')
  const { name, hotline, address } = siteInfo()
  const missing = t('contact.missing')
  const call = hotline === '' ? missing : <PhoneLink number={hotline} />
  return (
    <DescriptionList
      facts={[
        [t('contact.name'), name || missing],
        [t('contact.hotline'), call],
        [t('contact.address'), address || missing],
      ]}
    />
  )
}
