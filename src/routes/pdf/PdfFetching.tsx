import { useTranslation } from 'react-i18next'
import { useDocuments } from '@/stores/pdf'
import { Section } from '@/ui/Section'
import styles from './viewer.module.css'

const MEGABYTE = 1024 * 1024

/** How much of the document has come. */
export const PdfFetching = () => {
  const { t } = useTranslation('pdf')
  const progress = useDocuments((state) => state.progress)
  const { loaded = 0, total } = progress ?? {}
  const megabytes = (loaded / MEGABYTE).toFixed(1)
  return (
    <Section>
      <p role="status">{t('fetching')}</p>
      <progress className={styles.progress} aria-label={t('fetching')} max={total ?? 1} value={total && loaded} />
      <p className="quiet">
        {total === undefined
          ? t('loaded', { megabytes })
          : t('loadedOf', { megabytes, total: (total / MEGABYTE).toFixed(1) })}
      </p>
    </Section>
  )
}
