import type { Body } from '../domain/bmi'
import { arePlausible } from '../domain/measures'
import { sectionOf, type Content } from '../domain/questionnaires/storedContent'
import { CENTIMETRES, figureIn, KILOGRAMS, YEARS } from '../lib/figures'

/**
 * Height and weight of stored answers, without the rest of the form; undefined where either cannot be read, or they
 * cannot be right (A462).
 */
export const bodyIn = (content: Content): Body | undefined => {
  const basic = sectionOf(content['basicinfo'])
  const measures = {
    height: figureIn(textIn(basic['height']), CENTIMETRES) ?? '',
    weight: figureIn(textIn(basic['weight']), KILOGRAMS) ?? '',
    age: figureIn(textIn(basic['age']), YEARS) ?? '',
  }
  return arePlausible(measures) ? { heightCm: Number(measures.height), weightKg: measures.weight } : undefined
}

const textIn = (stored: unknown): string =>
  typeof stored === 'number' || typeof stored === 'string' ? String(stored).trim() : ''
