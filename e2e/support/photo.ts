import type { Page } from '@playwright/test'
import { bytes, exif } from '../../tests/support/pictureFiles'

/**
 * A photo as from a phone held upright: stored sideways with the red part on top, and EXIF with the orientation and
 * place.
 */
export const photoFrom = async (
  page: Page,
  width = 60,
  height = 40,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> => {
  const drawn = await page.evaluate(
    async ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('no canvas')
      context.fillStyle = '#00f'
      context.fillRect(0, 0, wide, high)
      context.fillStyle = '#f00'
      context.fillRect(0, 0, wide / 2, high)
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'))
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
    },
    [width, height] as const,
  )
  return {
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(bytes(drawn.slice(0, 2), exif(6), drawn.slice(2))),
  }
}

/** A photo of spots on skin; `blur` in pixels is how far it is out of focus. */
export const skinPhotoFrom = async (
  page: Page,
  blur: number,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> => {
  const drawn = await page.evaluate(async (pixels) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 })
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no canvas')
    context.filter = `blur(${pixels}px)`
    context.fillStyle = '#e8c0ae'
    context.fillRect(-100, -100, 1800, 1400)
    context.fillStyle = '#8a4a3a'
    for (let spot = 0; spot < 40; spot++) {
      context.beginPath()
      context.arc(100 + (spot % 8) * 200, 120 + Math.floor(spot / 8) * 240, 20 + spot, 0, 2 * Math.PI)
      context.fill()
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  }, blur)
  return { name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn) }
}

export const keepUploads = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const kept: Promise<number[]>[] = []
    Object.assign(window, { uploads: kept })
    window.FormData = class extends FormData {
      override append(name: string, value: string | Blob, fileName?: string): void {
        if (value instanceof Blob) {
          kept.push(value.arrayBuffer().then((content) => [...new Uint8Array(content)]))
          super.append(name, value, fileName)
        } else super.append(name, value)
      }
    }
  })
}

export const uploaded = async (page: Page): Promise<Buffer[]> => {
  const kept = await page.evaluate(() => Promise.all((window as unknown as { uploads: Promise<number[]>[] }).uploads))
  return kept.map((content) => Buffer.from(content))
}
