import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { DocumentError } from '@/domain/pdf/document'
import { leaveDocument, openDocument, useDocuments } from '@/stores/pdf'
import { Page, PageTitle } from '@/ui/Page'
import { ProgressBar } from '@/ui/ProgressBar'
import { Section } from '@/ui/Section'
import { paths } from '@/routes/paths'
import { PdfDocument, PdfFailed } from './PdfDocument'
import { isOfFormerReader } from './entryReader'
import { useMarkReader } from './viewedEntry'
import { documentIn } from './loaders'

const MEGABYTE = 1024 * 1024

const PdfFetching = () => {
  const { t } = useTranslation('pdf')
  const progress = useDocuments((state) => state.progress)
  const { loaded = 0, total } = progress ?? {}
  const megabytes = (loaded / MEGABYTE).toFixed(1)
  return (
    <Section>
      <p role="status">{t('fetching')}</p>
      <ProgressBar label={t('fetching')} share={total && loaded / total} />
      <p className="quiet">
        {total === undefined
          ? t('loaded', { megabytes })
          : t('loadedOf', { megabytes, total: (total / MEGABYTE).toFixed(1) })}
      </p>
    </Section>
  )
}

export const PdfViewer = () => {
  const [query] = useSearchParams()
  const state: unknown = useLocation().state
  const path = documentIn(query)
  if (isOfFormerReader(state)) return <Navigate to={paths.reports()} replace />
  return path === undefined ? <PdfFailed error={new DocumentError('address')} /> : <Fetched key={path} path={path} />
}

const Fetched = ({ path }: { path: string }) => {
  const { t } = useTranslation()
  const file = useDocuments(({ files }) => files.get(path))
  useMarkReader()
  useEffect(() => () => leaveDocument(path), [path])
  if (file?.state === 'failed') return <PdfFailed error={file.error} onRetry={() => void openDocument(path)} />
  if (file?.state === 'ready') return <PdfDocument file={file.data} />
  return (
    <Page>
      <PageTitle>{t('titles.pdf')}</PageTitle>
      <PdfFetching />
    </Page>
  )
}
