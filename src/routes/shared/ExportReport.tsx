import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isWeChat } from '@/lib/device'
import { saveFile } from '@/lib/saveFile'
import type { Exported } from '@/stores/pdf'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { focusAround } from '@/ui/focusMain'
import { PagePictures } from './PagePictures'
import { useExport } from './useExport'
import { useHasDownloads } from './useHasDownloads'

type Props = {
  title: string
  onBegin?: (() => void) | undefined
}

/**
 * PDF-04: exports its siblings on the page as an A4 PDF, or as pictures where no file can be saved. A sheet ends
 * between two children. It ends within a child, or within `data-keep`, only where much of the sheet would stay empty.
 * Elements with `data-off-paper` are left out. A239: there is no download in English.
 */
export const ExportReport = ({ title, onBegin }: Props) => {
  return useHasDownloads() ? <Offered title={title} onBegin={onBegin} /> : null
}

const Offered = ({ title, onBegin }: Props) => {
  const { t } = useTranslation('pdf')
  const place = useRef<HTMLDivElement>(null)
  const header = (page: number, count: number) => t('pageOf', { page, count })
  const { work, begin, cancel, forget } = useExport(place, { title, header })
  const inApp = isWeChat()
  const save = ({ pdf }: Exported) => {
    if (!inApp) void saveFile(t('fileName'), pdf)
  }
  const start = () => {
    onBegin?.()
    // The button disappears, so the focus moves to the place where it was.
    place.current?.focus({ preventScroll: true })
    void begin(save)
  }
  return (
    <div ref={place} tabIndex={-1} data-off-paper="">
      {work.state === 'working' ? (
        <Working done={work.done} total={work.total} onGiveUp={cancel} />
      ) : (
        <Button variant="secondary" block onClick={start}>
          {t('export.begin')}
        </Button>
      )}
      <div role="status">
        {work.state === 'working' && <span className="visuallyHidden">{t('export.preparing')}</span>}
        {work.state === 'cancelled' && <p>{t('export.cancelled')}</p>}
        {work.state === 'failed' && <Callout tone="danger">{t('export.failed')}</Callout>}
        {work.state === 'done' && !inApp && <p>{t('export.saved', { name: t('fileName') })}</p>}
      </div>
      {work.state === 'done' && inApp && <Pictures of={work.exported} onClose={forget} />}
    </div>
  )
}

type WorkingProps = { done: number; total: number | undefined; onGiveUp: () => void }

const Working = ({ done, total, onGiveUp }: WorkingProps) => {
  const { t } = useTranslation('pdf')
  const label = total === undefined ? t('export.preparing') : t('export.working', { done, total })
  return (
    <div className="ends">
      <span>{label}</span>
      <Button ref={focusAround} variant="quiet" onClick={onGiveUp}>
        {t('export.giveUp')}
      </Button>
    </div>
  )
}

const Pictures = ({ of: { pictures }, onClose }: { of: Exported; onClose: () => void }) => {
  const pictureOf = useCallback(
    (page: number) => Promise.resolve({ src: pictures[page - 1] ?? '', ratio: '210 / 297' }),
    [pictures],
  )
  return <PagePictures count={pictures.length} pictureOf={pictureOf} onClose={onClose} />
}
