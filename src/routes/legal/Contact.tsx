import { useTranslation } from 'react-i18next'
import { siteInfo } from '@/lib/siteInfo'
import { DescriptionList } from '@/ui/DescriptionList'

/** A text of several lines, each a paragraph of its own. */
export const Paragraphs = ({ text }: { text: string }) => text.split('\n').map((line) => <p key={line}>{line}</p>)

/** Whom to ask and where; what the settings do not say is marked as missing, never made up (A169). */
export const Contact = () => {
  const { t } = useTranslation('legal')
  const { name, hotline, address } = siteInfo()
  const missing = t('contact.missing')
  const call = hotline === '' ? missing : <a href={`tel:${hotline}`}>{hotline}</a>
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
