import { useTranslation } from 'react-i18next'
import { VARIANTS } from '../../domain/form/variants'
import { openQuestions, useForm } from '../../stores/form'
import { ActionRow } from '../../ui/ActionRow'
import { RowList } from '../../ui/RowList'
import { Sheet, SheetBody } from '../../ui/Sheet'
import type { Steps } from './useSteps'

type Props = { steps: Steps; onClose: () => void }

/** The sections of the form with what is open in each; a tap leads there. */
export const SectionSheet = ({ steps: { sections, at, goTo }, onClose }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaires')
  const open = useForm((state) => openQuestions(state).join(' ')).split(' ')
  const order = useForm(({ form }) => form && VARIANTS[form.variantId].sections) ?? []
  const leftIn = (section: string) => Number(open[order.findIndex(({ id }) => id === section)] ?? 0)
  return (
    <Sheet title={t('steps.title')} closeText={shell('actions.close')} onClose={onClose}>
      {(leave) => (
        <SheetBody>
          <RowList>
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <ActionRow
                  title={title}
                  notes={[leftIn(id) === 0 ? t('steps.complete') : t('progress.left', { left: leftIn(id) })]}
                  current={index === at}
                  onAct={() =>
                    leave(() => {
                      onClose()
                      goTo(id)
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
