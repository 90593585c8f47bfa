import type { Body } from '../domain/bmi'
import { sectionOf, type Content } from '../domain/questionnaires/storedContent'
import { isHeight, isWeight } from '../domain/validation/health'
import { CENTIMETRES, figureIn, KILOGRAMS } from '../lib/figures'

/** Height and weight of stored answers, without the rest of the form; undefined where either cannot be read. */
export const bodyIn = (content: Content): Body | undefined => {
  const { height, weight } = sectionOf(content['basicinfo'])
  const heightCm = figureIn(textIn(height), CENTIMETRES) ?? ''
  const weightKg = figureIn(textIn(weight), KILOGRAMS) ?? ''
  return isHeight(heightCm) && isWeight(weightKg) ? { heightCm: Number(heightCm), weightKg } : undefined
}

const textIn = (stored: unknown): string =>
  typeof stored === 'number' || typeof stored === 'string' ? String(stored).trim() : ''
