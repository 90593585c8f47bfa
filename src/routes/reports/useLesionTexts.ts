import { useTranslation } from 'react-i18next'
import { sideOfCode, type ShownDescriptor } from '@/domain/reports/dictionaries'
import { measuredMm, hourOfCode, zoneOfCode, type Zone } from '@/domain/reports/lesionPoint'
import type { Lesion, LesionPlace } from '@/domain/reports/report'
import { joinWithDot } from '@/lib/joinWithDot'

export const usePlaceText = (): ((place: LesionPlace) => string) => {
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
      ...(hour === undefined && zone === 'areola' ? [] : [hourText]),
      zoneText(zone),
    )
  }
}

type LesionTexts = Record<'size' | 'hardness' | 'shape' | 'diagnosis' | 'description', string> & {
  descriptors: readonly { word: ShownDescriptor; name: string; text: string }[]
}

export const useLesionTexts = (): ((lesion: Lesion) => LesionTexts) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('palpation')
  const unknown = shell('unknown')
  const sizeText = ({ widthMm, heightMm }: Lesion): string => {
    const [width, height] = [measuredMm(widthMm), measuredMm(heightMm)]
    if (width !== undefined || height !== undefined)
      return t('lesion.sizeMm', { width: width ?? unknown, height: height ?? unknown })
    return widthMm === undefined && heightMm === undefined ? unknown : t('lesion.notMeasured')
  }
  return (lesion) => {
    const { hardness, shape, diagnosis, description, descriptors } = lesion
    return {
      size: sizeText(lesion),
      hardness: hardness?.toFixed(2) ?? unknown,
      shape: shape === undefined ? unknown : 'text' in shape ? shape.text : t(`lesion.shapes.${shape.known}`),
      diagnosis: diagnosis ?? t('notRecorded'),
      description: description ?? t('notRecorded'),
      descriptors: descriptors.map(({ descriptor, value }) => {
        const name = t(`lesion.descriptors.${descriptor}`)
        return { word: descriptor, name, text: t('lesion.descriptor', { name, value }) }
      }),
    }
  }
}
