import { reportFault } from '@/lib/reportFault'
import { releaseCanvas } from '@/lib/releaseCanvas'

const QUALITY = 0.92

/**
 * Returns a shown picture as a JPEG. Returns undefined for a picture of another origin: a page must not read its
 * pixels, and the content policy allows no request for it.
 */
export const pictureFile = async (picture: HTMLImageElement | null): Promise<Blob | undefined> => {
  if (picture === null) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  try {
    const context = canvas.getContext('2d')
    if (context === null) return undefined
    // JPEG would show transparency as black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0)
    return await new Promise((resolve) => canvas.toBlob((file) => resolve(file ?? undefined), 'image/jpeg', QUALITY))
  } catch (failure) {
    return reportFault(failure)
  } finally {
    releaseCanvas(canvas)
  }
}
