import { useEffect } from 'react'
import { safeImageUrl } from '@/ui/Picture'

type PageMeta = { title: string | undefined; description?: string | undefined; picture?: string | undefined }

/**
 * Sets the description and the preview card of this screen’s address; restores those of the page when the user leaves.
 */
export const usePageMeta = ({ title, description, picture }: PageMeta): void => {
  useEffect(() => {
    const texts = [
      ['name="description"', description],
      ['property="og:title"', title],
      ['property="og:description"', description],
      ['property="og:image"', safeImageUrl(picture)],
    ] as const
    const before = texts.map(([name, text]) => {
      const tag = document.head.querySelector<HTMLMetaElement>(`meta[${name}]`)
      const usual = tag?.content ?? ''
      if (tag && text) tag.content = text
      return () => tag?.setAttribute('content', usual)
    })
    return () => before.forEach((restore) => restore())
  }, [title, description, picture])
}
