import { useEffect, useState } from 'react'

/** A page as a picture: the address of it, and its width to its height. */
export type PagePicture = { src: string; ratio: string }

/** The picture of this page once it is made; 'failed' where it cannot be. */
export const usePagePicture = (
  page: number,
  pictureOf: (page: number, signal: AbortSignal) => Promise<PagePicture>,
): PagePicture | 'failed' | undefined => {
  const [made, setMade] = useState<{ page: number; picture: PagePicture | 'failed' }>()
  useEffect(() => {
    const making = new AbortController()
    const tell = (picture: PagePicture | 'failed') => making.signal.aborted || setMade({ page, picture })
    pictureOf(page, making.signal).then(tell, () => tell('failed'))
    return () => making.abort()
  }, [page, pictureOf])
  return made?.page === page ? made.picture : undefined
}
