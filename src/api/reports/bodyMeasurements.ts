import { bmiText } from '@/domain/bmi'
import { arePlausible } from '@/domain/measures'
import { sectionOf, textIn, type Content } from '@/domain/questionnaires/storedContent'
import { CENTIMETRES, parseMeasurement, KILOGRAMS, YEARS } from '@/lib/measurement'

/**
 * Body mass index of stored answers without the form's code; undefined if height or weight is unreadable or
 * implausible (A462).
 */
export const bmiIn = (content: Content): string | undefined => {
  const basic = sectionOf(content['basicinfo'])
  const measures = {
    height: parseMeasurement(textIn(basic['height']) ?? '', CENTIMETRES) ?? '',
    weight: parseMeasurement(textIn(basic['weight']) ?? '', KILOGRAMS) ?? '',
    age: parseMeasurement(textIn(basic['age']) ?? '', YEARS) ?? '',
  }
  return arePlausible(measures) ? bmiText({ heightCm: Number(measures.height), weightKg: measures.weight }) : undefined
}
