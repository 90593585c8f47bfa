import { useTranslation } from 'react-i18next'
import { DescriptionList } from '@/ui/DescriptionList'
import { Section } from '@/ui/Section'

type Props = { title: string; facts: (readonly [name: string, value: string | undefined])[] }

export const FactCard = ({ title, facts }: Props) => {
  const { t } = useTranslation()
  return (
    <Section title={title}>
      <DescriptionList facts={facts.map(([name, value]) => [name, value ?? t('unknown')] as const)} />
    </Section>
  )
}
