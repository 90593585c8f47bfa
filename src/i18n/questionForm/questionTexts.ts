import i18next, { type TFunction } from 'i18next'
import { DICTIONARIES, type DictionaryId, type Meaning } from '@/domain/questionForm/dictionaries'
import type { QuestionId } from '@/domain/questionForm/question'
import type { Resources } from '@/i18n/words'

type HintKey = `hints.${keyof Resources['questions']['hints']}`
type MeaningKey = { [D in DictionaryId]: `dictionaries.${D}.${Meaning<D> & string}` }[DictionaryId]

export const hintText = (t: TFunction<'questions'>, id: QuestionId): string | undefined =>
  i18next.exists(`questions:hints.${id}`) ? t(`hints.${id}` as HintKey) : undefined

/** Puts a code of a dictionary into words; an unknown one is "other" (A420). */
export const meaningText = (t: TFunction<'questions'>, dictionary: DictionaryId, code: string): string => {
  const [, meaning] = Object.entries<string>(DICTIONARIES[dictionary]).find(([known]) => known === code) ?? []
  return meaning === undefined ? t('otherCode') : t(`dictionaries.${dictionary}.${meaning}` as MeaningKey)
}

/** The ethnic groups as stored and as shown; a stored text outside the list comes first, unchanged. */
export const ethnicityChoices = (t: TFunction<'ethnicities'>, stored: string): { value: string; label: string }[] => {
  const groups: Readonly<Record<string, string>> = t('groups', { returnObjects: true })
  const known = Object.entries(groups).map(([value, label]) => ({ value, label }))
  return stored === '' || known.some(({ value }) => value === stored)
    ? known
    : [{ value: stored, label: stored }, ...known]
}
