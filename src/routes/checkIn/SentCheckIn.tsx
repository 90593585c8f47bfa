import { useTranslation } from 'react-i18next'
import type { CheckInCopy } from '@/domain/checkIn/checkIn'
import { dayText } from '@/i18n/dates'
import { Card } from '@/ui/Card'
import { DescriptionList } from '@/ui/DescriptionList'
import { Fold } from '@/ui/Fold'

/** A copy of what was sent, closed at first: this page is shown at the counter. */
export const SentCheckIn = ({ sent }: { sent: CheckInCopy }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('checkIn')
  const { phoneEnd, sex, birthday, age, implants, identityCardEnd } = sent
  const ending = (digits: string) => t('done.ending', { digits })
  return (
    <Card>
      <Fold title={t('done.copy')}>
        <DescriptionList
          facts={[
            [t('phone'), ending(phoneEnd)],
            [t('sex'), shell(`sex.${sex}`)],
            [t('birthday'), dayText(shell, birthday)],
            [t('age'), String(age)],
            [t('implants'), t(implants ? 'yes' : 'no')],
            [t('done.identityCard'), identityCardEnd === undefined ? shell('unknown') : ending(identityCardEnd)],
          ]}
        />
        <p className="quiet">{t('done.copyNote')}</p>
      </Fold>
    </Card>
  )
}
