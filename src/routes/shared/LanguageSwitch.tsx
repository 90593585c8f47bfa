import { useTranslation } from 'react-i18next'
import type { Language } from '@/domain/language'
import { LANGUAGE_PARAMETER } from '@/i18n/chosen'
import { changeLanguage, currentLanguage } from '@/i18n/setup'
import { showToast } from '@/ui/toast'
import { ToggleLinks, ToggleGroup } from '@/ui/ToggleGroup'

/** The two languages, each called by its own name. */
export const LanguageSwitch = () => {
  const { t } = useTranslation()
  const change = async (language: Language) => {
    try {
      await changeLanguage(language)
    } catch {
      showToast(t('language.failed'))
    }
  }
  return (
    <ToggleGroup
      legend={t('language.label')}
      options={useLanguages()}
      value={currentLanguage()}
      onChoose={(language) => void change(language)}
    />
  )
}

/** The same before the app is there: the address names the language. */
export const LanguageLinks = () => {
  const { t } = useTranslation()
  return (
    <ToggleLinks
      legend={t('language.label')}
      options={useLanguages()}
      value={currentLanguage()}
      hrefOf={(language) => `?${LANGUAGE_PARAMETER}=${language}`}
    />
  )
}

const useLanguages = () => {
  const { t } = useTranslation()
  return [
    { value: 'zh', label: t('language.zh'), lang: 'zh-CN' },
    { value: 'en', label: t('language.en'), lang: 'en' },
  ] as const
}
