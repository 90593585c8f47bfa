import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextCard } from '@/lib/textCard'
import { Button } from '@/ui/Button'
import { Picture } from '@/ui/Picture'

export type Drawing = {
  pages: readonly (readonly string[])[]
  drawTextCard: (card: TextCard) => { src: string; ratio: string } | undefined
}

type Props = { heading: readonly string[]; drawing: Drawing }

/** The kept chat as pictures to press and hold, one at a time; each is drawn when it is shown. */
export const KeptPictures = ({ heading, drawing: { pages, drawTextCard } }: Props) => {
  const { t } = useTranslation('chat')
  const [page, setPage] = useState(0)
  const place = useRef<HTMLParagraphElement>(null)
  // The button that opened these pictures is gone.
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  const count = pages.length
  const [title = '', ...notes] = heading
  const name = t('keep.page', { page: page + 1, count })
  const lines = [...(page === 0 ? notes : []), ...(pages[page] ?? []), name]
  const key = lines.join('\n')
  const drawn = useMemo(() => drawTextCard({ title, lines: key.split('\n') }), [drawTextCard, title, key])
  return (
    <>
      <p>{t('keep.press')}</p>
      {drawn === undefined ? (
        <p role="alert">{t('keep.notDrawn')}</p>
      ) : (
        <Picture src={drawn.src} alt={[title, key].join('\n')} ratio={drawn.ratio} contain eager placeholder={null} />
      )}
      <p ref={place} tabIndex={-1} role="status">
        {name}
      </p>
      {count > 1 && (
        <div className="ends">
          <Button variant="secondary" inactive={page === 0} onClick={() => setPage(Math.max(0, page - 1))}>
            {t('keep.previous')}
          </Button>
          <Button
            variant="secondary"
            inactive={page === count - 1}
            onClick={() => setPage(Math.min(count - 1, page + 1))}
          >
            {t('keep.next')}
          </Button>
        </div>
      )}
    </>
  )
}
