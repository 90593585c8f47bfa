import { useTranslation } from 'react-i18next'
import type { Language } from '../../domain/language'
import { changeLanguage, currentLanguage } from '../../i18n/setup'
import { showToast } from '../../ui/toast'
import { Toggles } from '../../ui/Toggles'

/** The two languages, each called by its own name. */
export const LanguageSwitch = () => {
  const { t } = useTranslation()
  const options = [
    { value: 'zh', label: t('language.zh'), lang: 'zh-CN' },
    { value: 'en', label: t('language.en'), lang: 'en' },
  ] as const
  const change = async (language: Language) => {
    try {
      await changeLanguage(language)
    } catch {
      showToast(t('language.failed'))
    }
  }
  return (
    <Toggles
      legend={t('language.label')}
      options={options}
      value={currentLanguage()}
      onChoose={(language) => void change(language)}
    />
  )
}
