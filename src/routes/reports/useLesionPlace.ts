import { useTranslation } from 'react-i18next'
import { LESION_ZONE, sideOfCode } from '../../domain/reports/dictionaries'
import type { NidusPlace } from '../../domain/reports/report'

/** Says where a lesion lies, as far as it is recorded. */
export const useLesionPlace = (): ((place: NidusPlace) => string) => {
  const { t } = useTranslation('reportsList')
  return ({ position, area, angle }) => {
    const side = sideOfCode(position)
    const zone = Object.entries(LESION_ZONE).find(([code]) => code === String(area))?.[1]
    const parts = [
      side && t(`timeline.place.sides.${side}`),
      zone !== 'areola' && angle !== undefined && t('timeline.place.hour', { hour: angle }),
      zone && (zone === 'areola' ? t('timeline.place.areola') : t('timeline.place.zone', { zone })),
    ].filter((part) => typeof part === 'string')
    return parts.length === 0 ? t('timeline.place.unknown') : parts.join(' · ')
  }
}
