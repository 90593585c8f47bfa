import { useEffect } from 'react'

type Card = { title: string | undefined; description?: string | undefined; picture?: string | undefined }

/** Describes this screen to whatever shows a card of its address; the page’s own card returns when it is left. */
export const useCard = ({ title, description, picture }: Card): void => {
  useEffect(() => {
    const texts = [
      ['name="description"', description],
      ['property="og:title"', title],
      ['property="og:description"', description],
      ['property="og:image"', picture && new URL(picture, window.location.href).href],
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
