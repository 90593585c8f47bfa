import { useTranslation } from 'react-i18next'
import type { Lesion } from '../../domain/reports/report'

export type LesionTexts = Record<'size' | 'hardness' | 'shape' | 'diagnosis' | 'description', string> & {
  descriptors: readonly string[]
}

/** Says what is recorded of a lesion, and what is not. */
export const useLesionTexts = (): ((lesion: Lesion) => LesionTexts) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('palpation')
  const unknown = shell('unknown')
  return ({ widthMm, heightMm, hardness, shape, diagnosis, description, descriptors }) => ({
    size:
      widthMm === undefined && heightMm === undefined
        ? unknown
        : t('lesion.sizeMm', { width: widthMm ?? unknown, height: heightMm ?? unknown }),
    hardness: hardness?.toFixed(2) ?? unknown,
    shape: shape === undefined ? unknown : 'text' in shape ? shape.text : t(`lesion.shapes.${shape.known}`),
    diagnosis: diagnosis ?? t('notRecorded'),
    description: description ?? t('notRecorded'),
    descriptors: descriptors.map(({ descriptor, value }) =>
      t('lesion.descriptor', { name: t(`lesion.descriptors.${descriptor}`), value }),
    ),
  })
}
