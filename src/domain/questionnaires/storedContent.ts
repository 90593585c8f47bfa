import { parseJson } from '@/lib/json'

export type Content = Readonly<Record<string, unknown>>

/** A179: parses stored content. Anything but a JSON object counts as empty. */
export const readContent = (json: unknown): Content => {
  if (typeof json !== 'string') return sectionOf(json)
  try {
    return sectionOf(parseJson(json))
  } catch {
    return {}
  }
}

export const sectionOf = (value: unknown): Content => (isSection(value) ? value : {})

const isSection = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
