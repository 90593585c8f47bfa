import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { inTime } from '@/lib/inTime'
import { Picture } from '@/ui/Picture'
import { Sheet, SheetBody } from '@/ui/Sheet'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import type { PictureViewerProps } from './lazy/PictureViewerPart'

/** Shown when the viewer does not load, as without a network: a sheet with one picture. */
const PictureSheet = ({ pictures, first, onClose }: PictureViewerProps) => {
  const { t } = useTranslation()
  const { url, name = '' } = pictures[first] ?? {}
  return (
    <Sheet title={name} closeText={t('actions.close')} onClose={onClose}>
      {() => (
        <SheetBody>
          <Picture src={url} alt={name} ratio="own" contain eager />
        </SheetBody>
      )}
    </Sheet>
  )
}

const LazyViewer = lazyWithFallback<PictureViewerProps>(
  async () => (await inTime(import('./lazy/PictureViewerPart'))).PictureViewerPart,
  PictureSheet,
)

/** Enlarges pictures, open while mounted. It loads when it is first shown. */
export const PictureViewer = (props: PictureViewerProps) => (
  <Suspense fallback={null}>
    <LazyViewer {...props} />
  </Suspense>
)
