import { useTranslation } from 'react-i18next'
import { sideOfCode } from '@/domain/reports/dictionaries'
import { hourOfCode, zoneOfCode, type Zone } from '@/domain/reports/lesionPoint'
import type { NidusPlace } from '@/domain/reports/report'
import { joinWithDot } from '@/lib/joinWithDot'

/** Says where a lesion lies: breast, clock and zone, and which of them is not recorded. */
export const usePlaceText = (): ((place: NidusPlace) => string) => {
  const { t } = useTranslation('palpation')
  const zoneText = (zone: Zone | undefined): string => {
    if (zone === undefined) return t('place.noZone')
    return zone === 'areola' ? t('place.areola') : t('place.zone', { zone })
  }
  return ({ position, area, angle }) => {
    const side = sideOfCode(position)
    const hour = hourOfCode(angle)
    const zone = zoneOfCode(area)
    const hourText = hour === undefined ? t('place.noHour') : t('place.hour', { hour })
    return joinWithDot(
      side === undefined ? t('place.noSide') : t(`place.sides.${side}`),
      // In the centre there is no clock.
      ...(hour === undefined && zone === 'areola' ? [] : [hourText]),
      zoneText(zone),
    )
  }
}
