import { useTranslation } from 'react-i18next'
import { emergencyMark } from '@/routes/shared/Emergency'
import { CancellationRules } from '@/routes/shared/CancellationRules'
import { Contact, Paragraphs } from './Contact'
import { LegalText } from './LegalText'

const BEFORE_CANCELLING = ['service', 'account', 'booking'] as const
const AFTER_CANCELLING = ['consults', 'results', 'conduct', 'liability', 'changes'] as const

export const Agreement = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('agreement')
  const chapter = (name: (typeof BEFORE_CANCELLING | typeof AFTER_CANCELLING)[number]) => ({
    title: t(`${name}.title`),
    body: <Paragraphs text={t(`${name}.text`, emergencyMark)} />,
  })
  return (
    <LegalText
      title={shell('titles.agreement')}
      lead={t('lead')}
      chapters={[
        ...BEFORE_CANCELLING.map(chapter),
        { title: t('cancelling.title'), body: <CancellationRules /> },
        ...AFTER_CANCELLING.map(chapter),
        { title: t('contact.title'), body: <Contact /> },
      ]}
    />
  )
}
