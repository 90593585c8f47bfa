import { useTranslation } from 'react-i18next'
import { buttonProps } from '@/ui/Button'
import { Contact, Paragraphs } from './Contact'
import { LegalText } from './LegalText'

const CHAPTERS = [
  'scope',
  'collected',
  'uses',
  'sensitive',
  'cookies',
  'sharing',
  'rights',
  'storage',
  'security',
  'minors',
  'changes',
] as const

export const Privacy = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('privacy')
  return (
    <LegalText
      title={shell('titles.privacy')}
      dates={t('dates')}
      lead={t('lead')}
      chapters={[
        ...CHAPTERS.map((name) => ({ title: t(`${name}.title`), body: <Paragraphs text={t(`${name}.text`)} /> })),
        {
          title: t('software.title'),
          body: (
            <a {...buttonProps('quiet', false)} href="/notices.txt">
              {t('software.link')}
            </a>
          ),
        },
        { title: t('contact.title'), body: <Contact /> },
      ]}
    />
  )
}
