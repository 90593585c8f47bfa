import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { RELATION } from '@/domain/dictionaries'
import { joinWithDot } from '@/lib/joinWithDot'
import { dataOf } from '@/lib/remote'
import { readableRows } from '@/lib/unreadableRow'
import { lookUpRelatives, useRelatives } from '@/stores/account/relatives'
import type { FaceName } from '@/ui/illustrations/Face'
import { personFace } from './faces'

/** Keeps the line below a name empty until its facts load, so that nothing moves. */
export const ROOM = '\u00a0'

type Facts = { line: string; face: FaceName }

/**
 * A492: returns relation and age of an examinee, and a face by age group and sex, once the list of relatives is
 * loaded.
 */
export const useExamineeFacts = (): ((id: string, self: string | undefined) => Facts) => {
  const { t } = useTranslation('account')
  const relatives = readableRows(dataOf(useRelatives(({ list }) => list)) ?? [])
  useEffect(() => void lookUpRelatives(), [])
  return (id, self) => {
    const { relation, sex, age } = relatives.find((one) => one.id === id) ?? {}
    const kin = self ?? (relation && t(`relation.${RELATION[relation]}`))
    const years = age === undefined ? undefined : t('ageYears', { age })
    return { line: joinWithDot(kin, years), face: personFace({ sex, age }) }
  }
}
