import { useTranslation } from 'react-i18next'
import type { Language } from '../domain/language'
import { changeLanguage, currentLanguage } from '../i18n/setup'
import { showToast } from '../ui/toast'
import styles from './LanguageSwitch.module.css'

const LANGUAGES = [
  { language: 'zh', lang: 'zh-CN' },
  { language: 'en', lang: 'en' },
] as const

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
    <fieldset className={styles.group}>
      <legend className="visuallyHidden">{t('language.label')}</legend>
      {LANGUAGES.map(({ language, lang }) => (
        <button
          key={language}
          type="button"
          lang={lang}
          aria-pressed={language === currentLanguage()}
          className={styles.choice}
          onClick={() => void change(language)}
        >
          {t(`language.${language}`)}
        </button>
      ))}
    </fieldset>
  )
}
