import { useEffect, useEffectEvent, useState, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DocumentError } from '@/domain/pdf/document'
import { ratioOf, ZOOMS, zoomedIn, zoomedOut } from '@/domain/pdf/pages'
import { documents, type OpenDocument } from '@/gateways/pdf/port'
import { isWeChat } from '@/lib/device'
import { releaseCanvas } from '@/lib/releaseCanvas'
import type { RemoteData } from '@/lib/remote'
import { saveFile } from '@/lib/saveFile'
import { reportFault } from '@/lib/reportFault'
import { BottomBar, TopBar } from '@/ui/bars'
import { Button } from '@/ui/Button'
import { Page, PageTitle } from '@/ui/Page'
import { SkeletonList } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast'
import { Help } from '@/routes/shared/Help'
import { PagePictures } from '@/routes/shared/PagePictures'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { ContentUnavailablePage } from '@/routes/shared/pages'
import { takeDownloadIntent } from '@/routes/shared/automaticNavigation'
import { PageError } from '@/routes/shared/errors'
import { paths } from '@/routes/paths'
import { PdfPages } from './PdfPages'
import styles from './viewer.module.css'

type PdfFailedProps = { error: unknown; onRetry?: () => void }

export const PdfFailed = ({ error, onRetry }: PdfFailedProps) => {
  const { t } = useTranslation('pdf')
  if (!(error instanceof DocumentError) && onRetry !== undefined) return <PageError error={error} onRetry={onRetry} />
  const problem = error instanceof DocumentError ? error.problem : 'broken'
  return (
    <ContentUnavailablePage
      kind="failed"
      title={t(`problems.${problem}.title`)}
      text={t(`problems.${problem}.text`)}
      way={
        <>
          <PrimaryLink to={paths.reports()} replace>
            {t('toReports')}
          </PrimaryLink>
          <Help />
        </>
      }
    />
  )
}

type PdfBarProps = { zoom: number; onZoom: (zoom: number) => void; onSave: () => void }

const PdfBar = ({ zoom, onZoom, onSave }: PdfBarProps) => {
  const { t } = useTranslation('pdf')
  return (
    <BottomBar>
      <div className="ends">
        <div className={styles.zoom} role="group" aria-label={t('zoom.label')}>
          <Button
            variant="quiet"
            aria-label={t('zoom.out')}
            inactive={zoom <= ZOOMS.least}
            onClick={() => onZoom(zoomedOut(zoom))}
          >
            −
          </Button>
          <span role="status">{t('zoom.now', { percent: Math.round(zoom * 100) })}</span>
          <Button
            variant="quiet"
            aria-label={t('zoom.in')}
            inactive={zoom >= ZOOMS.most}
            onClick={() => onZoom(zoomedIn(zoom))}
          >
            +
          </Button>
        </div>
        <Button onClick={onSave}>{t('save')}</Button>
      </div>
    </BottomBar>
  )
}

type Props = { pdf: OpenDocument; first: number; onClose: () => void }

/** Pixels: A4 at 150 dots per inch. */
const WIDTH = 1240
const QUALITY = 0.92

const PdfPictures = ({ pdf, first, onClose }: Props) => {
  const pictureOf = useCallback(
    async (page: number, signal: AbortSignal) => {
      const ratio = String(ratioOf(await pdf.sizeOf(page)))
      const canvas = await pdf.draw(page, WIDTH, signal)
      const src = canvas.toDataURL('image/jpeg', QUALITY)
      releaseCanvas(canvas)
      // A canvas without memory returns an empty data URL.
      if (!src.startsWith('data:image/jpeg')) throw new Error('no picture')
      return { src, ratio }
    },
    [pdf],
  )
  return <PagePictures ofReport count={pdf.pageCount} first={first} pictureOf={pictureOf} onClose={onClose} />
}

/** Opens the document in this file until unmount, and again on demand: the former one is shown meanwhile. */
const usePdfDocument = (file: Blob): [RemoteData<OpenDocument>, () => void] => {
  const [attempt, setAttempt] = useState(0)
  const [pdf, setPdf] = useState<RemoteData<OpenDocument>>({ state: 'loading' })
  useEffect(() => {
    const opening = documents().open(file)
    let left = false
    opening.then(
      (data) => left || setPdf({ state: 'ready', data, refreshing: false }),
      (error: unknown) => left || setPdf({ state: 'failed', error }),
    )
    return () => {
      left = true
      opening.then(({ close }) => close()).catch(reportFault)
    }
  }, [file, attempt])
  return [pdf, () => setAttempt(attempt + 1)]
}

export const PdfDocument = ({ file }: { file: Blob }) => {
  const { t } = useTranslation()
  const [pdf, openAgain] = usePdfDocument(file)
  if (pdf.state === 'ready') return <Shown pdf={pdf.data} file={file} onRetry={openAgain} />
  if (pdf.state === 'failed') {
    // The reader itself failed to load: the error boundary handles it like any lost chunk.
    if (!(pdf.error instanceof DocumentError)) throw pdf.error
    return <PdfFailed error={pdf.error} />
  }
  return (
    <Page>
      <PageTitle>{t('titles.pdf')}</PageTitle>
      <SkeletonList count={3} busyText={t('loading')} />
    </Page>
  )
}

const Shown = ({ pdf, file, onRetry }: { pdf: OpenDocument; file: Blob; onRetry: () => void }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('pdf')
  const [current, setCurrent] = useState(1)
  const [zoom, setZoom] = useState(1)
  const [asPictures, setAsPictures] = useState(false)
  const save = () => {
    if (isWeChat()) return setAsPictures(true)
    void saveFile(t('fileName'), file)
    showToast(t('export.saved', { name: t('fileName') }))
  }
  useSavedAtOnce(save)
  return (
    <Page bar={<PdfBar zoom={zoom} onZoom={setZoom} onSave={save} />}>
      <PageTitle>{shell('titles.pdf')}</PageTitle>
      <TopBar>
        <span role="status">{t('pageOf', { page: current, count: pdf.pageCount })}</span>
      </TopBar>
      <PdfPages pdf={pdf} zoom={zoom} onZoom={setZoom} onCurrent={setCurrent} onRetry={onRetry} />
      {asPictures && <PdfPictures pdf={pdf} first={current} onClose={() => setAsPictures(false)} />}
    </Page>
  )
}

/** Saves once a document that was opened to be saved. */
const useSavedAtOnce = (save: () => void): void => {
  const state: unknown = useLocation().state
  const saveOnce = useEffectEvent(save)
  useEffect(() => {
    if (takeDownloadIntent(state)) saveOnce()
  }, [state])
}
