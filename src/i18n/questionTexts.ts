import i18next, { type TFunction } from 'i18next'
import { DICTIONARIES, type DictionaryId, type Meaning } from '../domain/questionnaires/dictionaries'
import type { QuestionId } from '../domain/questionnaires/question'
import type { Resources } from './words'

type HintKey = `hints.${keyof Resources['questions']['hints']}`
type MeaningKey = { [D in DictionaryId]: `dictionaries.${D}.${Meaning<D> & string}` }[DictionaryId]

/** What explains the question; undefined where its label says it all. */
export const hintText = (t: TFunction<'questions'>, id: QuestionId): string | undefined =>
  i18next.exists(`questions:hints.${id}`) ? t(`hints.${id}` as HintKey) : undefined

/** A code of a dictionary in words; a code that it lacks stays as it is. */
export const meaningText = (t: TFunction<'questions'>, dictionary: DictionaryId, code: string): string => {
  const meanings: Readonly<Record<string, string>> = DICTIONARIES[dictionary]
  const meaning = meanings[code]
  return meaning === undefined ? code : t(`dictionaries.${dictionary}.${meaning}` as MeaningKey)
}

/** The ethnic groups as stored and as said, in order; a stored text that is none of them stands before them as it is. */
export const ethnicityChoices = (t: TFunction<'ethnicities'>, stored: string): { value: string; label: string }[] => {
  const groups: Readonly<Record<string, string>> = t('groups', { returnObjects: true })
  const known = Object.entries(groups).map(([value, label]) => ({ value, label }))
  return stored === '' || stored in groups ? known : [{ value: stored, label: stored }, ...known]
}
