import { LANGUAGES, type Language } from '@/lib/language'

/** Formats a duration to be heard: '1 hour 5 minutes', below a minute '45 seconds'. No part is rounded up. */
export const spokenTime = (seconds: number, language: Language): string => {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (minutes === 0) return unitText(seconds, 'second', language)
  const parts = [
    hours > 0 && unitText(hours, 'hour', language),
    minutes % 60 > 0 && unitText(minutes % 60, 'minute', language),
  ]
  return parts.filter(Boolean).join(' ')
}

const unitText = (count: number, unit: string, language: Language): string =>
  new Intl.NumberFormat(LANGUAGES[language].htmlTag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
