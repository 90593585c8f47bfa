import { useTranslation } from 'react-i18next'
import { allLanguages, LANGUAGES, type Language } from '@/lib/language'
import { LANGUAGE_PARAMETER } from '@/i18n/chosen'
import { changeLanguage, currentLanguage } from '@/i18n/setup'
import { showToast } from '@/ui/toast'
import { ToggleGroup } from '@/ui/ToggleGroup'
import { ToggleLinks } from '@/ui/ToggleLinks'

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
      options={languageOptions()}
      value={currentLanguage()}
      onChoose={(language) => void change(language)}
    />
  )
}

export const LanguageLinks = () => {
  const { t } = useTranslation()
  return (
    <ToggleLinks
      legend={t('language.label')}
      options={languageOptions()}
      value={currentLanguage()}
      hrefOf={(language) => `?${LANGUAGE_PARAMETER}=${language}`}
    />
  )
}

const languageOptions = () =>
  allLanguages().map((value) => ({ value, label: LANGUAGES[value].ownName, lang: LANGUAGES[value].htmlTag }))
