import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClinicalWord } from '@/domain/reports/dictionaries'
import type { WordArea } from '@/i18n/words'
import { Sheet, SheetBody } from '@/ui/Sheet'
import { SkeletonBlock } from '@/ui/Skeleton'
import { PageError } from '@/routes/shared/errors'
import { useLazyTranslations } from '@/routes/shared/useLazyTranslations'
import styles from './ClinicalTerm.module.css'

type Props = { word: ClinicalWord; name: string; children?: ReactNode }

/** A word of a report as a button that explains the word in one sentence. A printed report keeps the word as text. */
export const ClinicalTerm = ({ word, name, children = name }: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.term}
        aria-haspopup="dialog"
        data-on-paper=""
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && <MeaningSheet word={word} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

const MeaningSheet = ({ word, name, onClose }: Pick<Props, 'word' | 'name'> & { onClose: () => void }) => {
  const { t: shell } = useTranslation()
  return (
    <Sheet title={name} closeText={shell('actions.close')} onClose={onClose}>
      {() => (
        <SheetBody>
          <Meaning word={word} />
        </SheetBody>
      )}
    </Sheet>
  )
}

const WORDS: WordArea[] = ['clinicalWords']

const Meaning = ({ word }: Pick<Props, 'word'>) => {
  const { t } = useTranslation('clinicalWords')
  const { words, retry } = useLazyTranslations(WORDS)
  switch (words.state) {
    case 'idle':
    case 'loading':
      return <SkeletonBlock height="3.4rem" />
    case 'failed':
      return <PageError part error={words.error} onRetry={retry} />
    case 'ready':
      return <p>{t(word)}</p>
  }
}
