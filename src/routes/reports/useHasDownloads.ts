import { useTranslation } from 'react-i18next'

/** Downloads are hidden in English (REPORT-04, A225). */
export const useHasDownloads = (): boolean => useTranslation().i18n.language !== 'en'
