import { useCallback } from 'react'
import { ratioOf } from '@/domain/pdf/pages'
import type { OpenDocument } from '@/gateways/pdf/port'
import { releaseCanvas } from '@/lib/releaseCanvas'
import { PagePictures } from '@/routes/shared/PagePictures'

type Props = { pdf: OpenDocument; first: number; onClose: () => void }

/** As sharp as A4 is printed at 150 dots an inch. */
const WIDTH = 1240
const QUALITY = 0.92

/** The pages of a document as pictures, each made when it is looked at. */
export const PdfPictures = ({ pdf, first, onClose }: Props) => {
  const pictureOf = useCallback(
    async (page: number, signal: AbortSignal) => {
      const ratio = String(ratioOf(await pdf.sizeOf(page)))
      const canvas = await pdf.draw(page, WIDTH, signal)
      const src = canvas.toDataURL('image/jpeg', QUALITY)
      releaseCanvas(canvas)
      // A phone that has no room for it answers so.
      if (!src.startsWith('data:image/jpeg')) throw new Error('no picture')
      return { src, ratio }
    },
    [pdf],
  )
  return <PagePictures count={pdf.pageCount} first={first} pictureOf={pictureOf} onClose={onClose} />
}
