import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaTime } from '@/lib/days'
import { openQuestions, useForm } from '@/stores/questionForm/form'
import { Button } from '@/ui/Button'
import { ChevronDownIcon } from '@/ui/ChevronDownIcon'
import { TopBar } from '@/ui/TopBar'
import styles from './FormProgress.module.css'
import { SectionSheet } from './SectionSheet'
import type { Steps } from './useSteps'

/** So many sections are more than one screen shows. */
const LISTED_FROM = 3

/**
 * Which section it is, how much is left to answer, and when the answers were kept on the phone. It stays in sight, and
 * leads to the list of sections.
 */
export const FormProgress = ({ steps }: { steps: Steps }) => {
  const { t } = useTranslation('questionnaires')
  const left = useForm((state) => openQuestions(state).reduce((sum, count) => sum + count, 0))
  const [listed, setListed] = useState(false)
  const { at, sections } = steps
  const said = left === 0 ? t('progress.done') : t('progress.left', { left })
  return (
    <TopBar>
      {sections.length < LISTED_FROM ? (
        <p>{said}</p>
      ) : (
        <div className={styles.list}>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setListed(true)}>
            {at === undefined
              ? t('steps.of', { of: sections.length, said })
              : t('steps.at', { number: at + 1, of: sections.length, said })}
            <ChevronDownIcon />
          </Button>
        </div>
      )}
      <Kept />
      {at !== undefined && (
        <div className={styles.line} aria-hidden="true">
          {sections.map(({ id }, index) => (
            <span key={id} data-reached={index <= at || undefined} />
          ))}
        </div>
      )}
      {listed && <SectionSheet steps={steps} onClose={() => setListed(false)} />}
    </TopBar>
  )
}

const Kept = () => {
  const { t } = useTranslation('questionnaires')
  const kept = useForm((state) => state.kept)
  if (kept === undefined) return null
  const time = chinaTime(kept.at).slice(11, 16)
  return <p className="quiet">{kept.onPhone ? t('saved', { time }) : t('notSaved')}</p>
}
