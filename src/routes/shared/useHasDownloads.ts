import { useTranslation } from 'react-i18next'
import { currentLanguage } from '@/i18n/setup'
import type { Language } from '@/lib/language'

const HAS_DOWNLOADS: Record<Language, boolean> = { zh: true, en: false }

/** Returns whether reports can be downloaded. REPORT-04, A225: downloads are hidden in English. */
export const useHasDownloads = (): boolean => {
  // Renders again when the language changes.
  useTranslation()
  return HAS_DOWNLOADS[currentLanguage()]
}
