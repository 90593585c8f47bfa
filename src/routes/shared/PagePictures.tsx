import { useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { CopyText } from '@/ui/CopyText'
import { Picture } from '@/ui/Picture'
import { Sheet, SheetBody } from '@/ui/Sheet'
import { paths } from '@/routes/paths'

/** `ratio` is width to height. */
type PagePicture = { src: string; ratio: string }

/** Returns the picture of a page once it is made; `failed` when that is impossible. */
const usePagePicture = (
  page: number,
  pictureOf: (page: number, signal: AbortSignal) => Promise<PagePicture>,
): PagePicture | 'failed' | undefined => {
  const [made, setMade] = useState<{ page: number; picture: PagePicture | 'failed' }>()
  useEffect(() => {
    const making = new AbortController()
    const update = (picture: PagePicture | 'failed') => making.signal.aborted || setMade({ page, picture })
    pictureOf(page, making.signal).then(update, () => update('failed'))
    return () => making.abort()
  }, [page, pictureOf])
  return made?.page === page ? made.picture : undefined
}

type Props = {
  count: number
  first?: number
  /** A658: the pictures are of a document of the reports, whose own address is enough to open it. */
  ofReport?: boolean
  pictureOf: (page: number, signal: AbortSignal) => Promise<PagePicture>
  onClose: () => void
}

const A4 = '210 / 297'

/** Shown where no file can be saved: each page is a picture to press and hold. */
export const PagePictures = ({ count, first = 1, ofReport = false, pictureOf, onClose }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('pdf')
  const [page, setPage] = useState(first)
  const made = usePagePicture(page, pictureOf)
  const picture = made === 'failed' ? undefined : made
  const name = t('pageOf', { page, count })
  return (
    <Sheet title={t('pictures.title')} closeText={shell('actions.close')} onClose={onClose}>
      {() => (
        <SheetBody>
          <p>{t('pictures.press')}</p>
          <Picture src={picture?.src} alt={name} ratio={picture?.ratio ?? A4} contain eager placeholder={null} />
          <p role="status">{made === 'failed' ? t('pageFailed') : name}</p>
          {count > 1 && (
            <div className="ends">
              <Button variant="secondary" inactive={page === 1} onClick={() => setPage(Math.max(1, page - 1))}>
                {t('pictures.previous')}
              </Button>
              <Button variant="secondary" inactive={page === count} onClick={() => setPage(Math.min(count, page + 1))}>
                {t('pictures.next')}
              </Button>
            </div>
          )}
          <p>{t(ofReport ? 'pictures.fromReports' : 'pictures.browser')}</p>
          <CopyText
            label={t('pictures.copy')}
            text={ofReport ? new URL(paths.reports(), window.location.href).href : window.location.href}
            copied={t('pictures.copied')}
            notCopied={t('pictures.notCopied')}
          />
        </SheetBody>
      )}
    </Sheet>
  )
}
