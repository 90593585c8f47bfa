import { useTranslation } from 'react-i18next'
import type { Organisation } from '@/domain/booking/organisation'
import { IconText } from '@/ui/IconText'
import { ClockIcon, PlaceIcon } from '@/ui/icons'
import { SectionTitle } from '@/ui/Section'

export const OrganisationHeader = ({ organisation: { name, address, hours } }: { organisation: Organisation }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  return (
    <>
      <div className="names">
        <SectionTitle>{name ?? shell('unknown')}</SectionTitle>
      </div>
      <div>
        <IconText Icon={PlaceIcon} name={t('address')} text={address ?? shell('unknown')} address />
        {hours !== undefined && <IconText Icon={ClockIcon} name={t('hours')} text={hours} />}
      </div>
    </>
  )
}
