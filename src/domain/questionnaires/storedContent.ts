import { parseJson } from '@/lib/json'

/** A questionnaire's content as stored, keys that nobody here knows included. */
export type Content = Readonly<Record<string, unknown>>

/** The content, or that of its JSON text; nothing, no JSON and anything but an object read as empty (A179). */
export const readContent = (json: unknown): Content => {
  if (typeof json !== 'string') return sectionOf(json)
  try {
    return sectionOf(parseJson(json))
  } catch {
    return {}
  }
}

/** A part of stored content; what is no section reads as empty. */
export const sectionOf = (value: unknown): Content => (isSection(value) ? value : {})

const isSection = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
