import { useTranslation } from 'react-i18next'
import { LESION_ZONE, sideOfCode } from '../../domain/reports/dictionaries'
import type { NidusPlace } from '../../domain/reports/report'

/** Says where a lesion lies, as far as it is recorded. */
export const useLesionPlace = (): ((place: NidusPlace) => string) => {
  const { t } = useTranslation('reportsTimeline')
  return ({ position, area, angle }) => {
    const side = sideOfCode(position)
    const zone = Object.entries(LESION_ZONE).find(([code]) => code === String(area))?.[1]
    const parts = [
      side && t(`place.sides.${side}`),
      zone !== 'areola' && angle !== undefined && t('place.hour', { hour: angle }),
      zone && (zone === 'areola' ? t('place.areola') : t('place.zone', { zone })),
    ].filter((part) => typeof part === 'string')
    return parts.length === 0 ? t('place.unknown') : parts.join(' · ')
  }
}
