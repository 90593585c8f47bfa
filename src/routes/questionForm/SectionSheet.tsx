import { useTranslation } from 'react-i18next'
import { VARIANTS } from '@/domain/questionForm/variants'
import { openQuestions, useForm } from '@/stores/questionForm/form'
import { ActionRow } from '@/ui/ActionRow'
import { RowList } from '@/ui/RowList'
import { Sheet, SheetBody } from '@/ui/Sheet'
import type { ShownSection } from './useSections'
import type { Steps } from './useSteps'

type Props = { steps: Steps; onClose: () => void }

/** The sections of the form with what is open in each; a tap leads there. */
export const SectionSheet = ({ steps: { sections, at, goTo }, onClose }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const open = useForm((state) => openQuestions(state).join(' ')).split(' ')
  const variant = useForm(({ form }) => form && VARIANTS[form.variantId])
  const order = variant?.sections ?? []
  const leftIn = (section: string) => Number(open[order.findIndex(({ id }) => id === section)] ?? 0)
  const saidOf = ({ id, questions }: ShownSection) => {
    if (leftIn(id) > 0) return t('progress.left', { left: leftIn(id) })
    return t(questions.some((question) => variant?.required.includes(question)) ? 'progress.done' : 'steps.optional')
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
                  notes={[saidOf(section)]}
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
