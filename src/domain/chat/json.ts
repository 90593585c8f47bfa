import { isRecord, type Json } from '@/lib/isRecord'

export const textIn = (record: Json, name: string): string | undefined => {
  const value = record[name]
  return typeof value === 'string' ? value : undefined
}

export const numberIn = (record: Json, name: string): number | undefined => {
  const value = record[name]
  const read = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined
}

export const recordsIn = (record: Json, name: string): Json[] => {
  const value = record[name]
  return Array.isArray(value) ? value.filter(isRecord) : []
}

export const recordOf = (text: unknown): Json | undefined => {
  if (typeof text !== 'string' || !text.trimStart().startsWith('{')) return undefined
  const value = parsed(text)
  return isRecord(value) ? value : undefined
}

/** Returns a text for readers, or '' when it is JSON for programs, whole or broken. */
export const proseIn = (record: Json, name: string): string => {
  const text = textIn(record, name) ?? ''
  return /^\s*\{/.test(text) || Array.isArray(parsed(text)) ? '' : text
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
