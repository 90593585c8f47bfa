import { useTranslation } from 'react-i18next'
import { measuredMm } from '@/domain/reports/lesionSize'
import type { Lesion } from '@/domain/reports/report'

export type LesionTexts = Record<'size' | 'hardness' | 'shape' | 'diagnosis' | 'description', string> & {
  descriptors: readonly string[]
}

/** Says what is recorded of a lesion, and what is not. */
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
      descriptors: descriptors.map(({ descriptor, value }) =>
        t('lesion.descriptor', { name: t(`lesion.descriptors.${descriptor}`), value }),
      ),
    }
  }
}
