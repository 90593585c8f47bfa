import { useTranslation } from 'react-i18next'
import { operator } from '@/lib/operator'
import { FactList } from '@/ui/FactList'

/** Whom to ask and where; what the settings do not say is marked as missing, never made up (A169). */
export const Contact = () => {
  const { t } = useTranslation('legal')
  const { name, hotline, address } = operator()
  const missing = t('contact.missing')
  const call = hotline === '' ? missing : <a href={`tel:${hotline}`}>{hotline}</a>
  return (
    <FactList
      facts={[
        [t('contact.name'), name || missing],
        [t('contact.hotline'), call],
        [t('contact.address'), address || missing],
      ]}
    />
  )
}
