import { isRecord, type Json } from '@/lib/isRecord'
import { parseJson } from '@/lib/json'

export type Content = Json

/**
 * A179: parses stored content, even if it was encoded twice. Null and [] are empty; undefined for what is no content
 * (A436, A629).
 */
export const readContent = (json: unknown): Content | undefined => {
  if (json === null || (Array.isArray(json) && json.length === 0)) return {}
  if (typeof json !== 'string') return isRecord(json) ? json : undefined
  // A byte order mark counts as a blank.
  const text = json.trim()
  try {
    return text === '' ? {} : readContent(parseJson(text))
  } catch {
    return undefined
  }
}

/** Returns a stored text or number as trimmed text; undefined for anything else. */
export const textIn = (stored: unknown): string | undefined =>
  typeof stored === 'number' ? String(stored) : typeof stored === 'string' ? stored.trim() : undefined

export const sectionOf = (value: unknown): Content => (isRecord(value) ? value : {})
