import { useTranslation } from 'react-i18next'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Section } from '@/ui/Section'

const PARTS = ['bring', 'wear', 'arrive'] as const

/** What to bring and wear, and when to come; `cancelling` is what happens when the patient cannot. */
export const Preparation = ({ cancelling }: { cancelling?: string }) => {
  const { t } = useTranslation('appointments')
  const parts = PARTS.map((part) => [t(`prepare.${part}.name`), t(`prepare.${part}.text`)] as const)
  const all = cancelling === undefined ? parts : [...parts, [t('prepare.cancelling'), cancelling] as const]
  return (
    <Section title={t('prepare.title')} landmark>
      {all.map(([name, text]) => (
        <div key={name}>
          <h3>{name}</h3>
          <p>
            <NoBreakDates>{text}</NoBreakDates>
          </p>
        </div>
      ))}
    </Section>
  )
}
