import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DocumentError } from '@/domain/pdf/document'
import type { OpenDocument } from '@/gateways/pdf/port'
import { isWeChat } from '@/lib/messagingApp'
import { saveFile } from '@/lib/saveFile'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { SkeletonList } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast'
import { TopBar } from '@/ui/TopBar'
import { takeDownloadIntent } from '@/routes/shared/automaticNavigation'
import { PdfBar } from './PdfBar'
import { PdfFailed } from './PdfFailed'
import { PdfPages } from './PdfPages'
import { PdfPictures } from './PdfPictures'
import { usePdfDocument } from './usePdfDocument'

/** A document that has been fetched. */
export const PdfDocument = ({ file }: { file: Blob }) => {
  const { t } = useTranslation()
  const pdf = usePdfDocument(file)
  if (pdf.state === 'ready') return <Shown pdf={pdf.data} file={file} />
  if (pdf.state === 'failed') {
    // Without its reader no document can be shown: what the frame does then is for every part that is lost.
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

const Shown = ({ pdf, file }: { pdf: OpenDocument; file: Blob }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('pdf')
  const [current, setCurrent] = useState(1)
  const [zoom, setZoom] = useState(1)
  const [asPictures, setAsPictures] = useState(false)
  const save = () => {
    if (isWeChat()) setAsPictures(true)
    else void saveFile(t('fileName'), file)
  }
  useSavedAtOnce(() => {
    save()
    if (!isWeChat()) showToast(t('export.saved', { name: t('fileName') }))
  })
  return (
    <Page bar={<PdfBar zoom={zoom} onZoom={setZoom} onSave={save} />}>
      <PageTitle>{shell('titles.pdf')}</PageTitle>
      <TopBar>
        <span role="status">{t('pageOf', { page: current, count: pdf.pageCount })}</span>
      </TopBar>
      <PdfPages pdf={pdf} zoom={zoom} onZoom={setZoom} onCurrent={setCurrent} />
      {asPictures && <PdfPictures pdf={pdf} first={current} onClose={() => setAsPictures(false)} />}
    </Page>
  )
}

/** Saves what was opened to be saved. */
const useSavedAtOnce = (save: () => void): void => {
  const state: unknown = useLocation().state
  const saveOnce = useEffectEvent(save)
  useEffect(() => {
    if (takeDownloadIntent(state)) saveOnce()
  }, [state])
}
