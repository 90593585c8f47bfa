import { useTranslation } from 'react-i18next'
import { currentLanguage } from '@/i18n/setup'
import type { Language } from '@/lib/language'

const HAS_DOWNLOADS: Record<Language, boolean> = { zh: true, en: false }

/** Whether reports can be downloaded: downloads are hidden in English (REPORT-04, A225). */
export const useHasDownloads = (): boolean => {
  // Draws again when the language changes.
  useTranslation()
  return HAS_DOWNLOADS[currentLanguage()]
}
