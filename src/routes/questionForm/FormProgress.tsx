import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VARIANTS } from '@/domain/questionForm/variants'
import { chinaTime } from '@/lib/time/day'
import { isRequired } from '@/domain/questionForm/form'
import { openCounts, useForm } from '@/stores/questionForm/form'
import { ActionRow, RowList } from '@/ui/Row'
import { Button } from '@/ui/Button'
import { LiveRegion } from '@/ui/LiveRegion'
import { ChevronDownIcon } from '@/ui/ChevronDownIcon'
import { Sheet, SheetBody } from '@/ui/Sheet'
import { TopBar } from '@/ui/bars'
import styles from './FormProgress.module.css'
import type { ShownSection, SectionNavigation } from './useSectionNavigation'

type Props = Pick<SectionNavigation, 'sections' | 'at' | 'goTo'>

const SectionSheet = ({ sections, at, goTo, onClose }: Props & { onClose: () => void }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const open = useForm((state) => openCounts(state).join(' ')).split(' ')
  const variant = useForm(({ form }) => form && VARIANTS[form.variantId])
  const answers = useForm((state) => state.answers)
  const order = variant?.sections ?? []
  const leftIn = (section: string) => Number(open[order.findIndex(({ id }) => id === section)] ?? 0)
  const statusOf = ({ id, questions }: ShownSection) => {
    if (leftIn(id) > 0) return t('progress.left', { left: leftIn(id) })
    const needs = variant !== undefined && questions.some((question) => isRequired(variant, question, answers))
    return t(needs ? 'progress.done' : 'steps.optional')
  }
  return (
    <Sheet title={t('steps.title')} closeText={shell('actions.close')} onClose={onClose}>
      {(leave) => (
        <SheetBody>
          <RowList>
            {sections.map((section, index) => (
              <li key={section.id}>
                <ActionRow
                  title={section.title}
                  notes={[statusOf(section)]}
                  current={index === at}
                  onAct={() =>
                    leave(() => {
                      onClose()
                      goTo(section.id)
                    })
                  }
                />
              </li>
            ))}
          </RowList>
        </SheetBody>
      )}
    </Sheet>
  )
}

const LISTED_FROM = 3

export const FormProgress = ({ sections, at, goTo }: Props) => {
  const { t } = useTranslation('questionnaires')
  const left = useForm((state) => openCounts(state).reduce((sum, count) => sum + count, 0))
  const [listed, setListed] = useState(false)
  const status = left === 0 ? t('progress.done') : t('progress.left', { left })
  return (
    <TopBar>
      {sections.length < LISTED_FROM ? (
        <p>{status}</p>
      ) : (
        <div className={styles.list}>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setListed(true)}>
            {at === undefined
              ? t('steps.of', { of: sections.length, said: status })
              : t('steps.at', { number: at + 1, of: sections.length, said: status })}
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
      {listed && <SectionSheet {...{ sections, at, goTo }} onClose={() => setListed(false)} />}
    </TopBar>
  )
}

const Kept = () => {
  const { t } = useTranslation('questionnaires')
  const kept = useForm((state) => state.kept)
  return (
    <>
      {kept?.onPhone === true && <p className="quiet">{t('saved', { time: chinaTime(kept.at).slice(11, 16) })}</p>}
      <LiveRegion role="status">{kept?.onPhone === false && <p className="quiet">{t('notSaved')}</p>}</LiveRegion>
    </>
  )
}
