import { number, object, string } from 'valibot'
import type { Unfinished } from '@/domain/questionnaires/record'
import type { VariantId } from '@/domain/variantIds'
import { DRAFT_PREFIX, draftsOf, readRecentUserItem } from '@/stores/userStorage'

const kept = object({
  at: number(),
  of: object({
    customerId: string(),
    organisationId: string(),
    serviceId: string(),
    inspectionId: string(),
    recordId: string(),
  }),
})

const formOf = (name: string): Unfinished['form'] | undefined => {
  const variant = name.slice(DRAFT_PREFIX.length).split(':')[0]
  if (variant === ('fullRecord' satisfies VariantId)) return 'general'
  if (variant === ('inspectionMeasured' satisfies VariantId)) return 'measured'
  return variant === ('inspection' satisfies VariantId) ? 'inspection' : undefined
}

/** The last unsent questionnaire of this user, about any person (A558). */
export const unfinishedOf = (userId: string): Unfinished | undefined =>
  draftsOf(userId)
    .flatMap((name) => {
      const form = formOf(name)
      const found = form && readRecentUserItem(userId, name, kept)
      return form === undefined || found === undefined ? [] : [{ at: found.at, unfinished: { form, ...found.of } }]
    })
    .sort((a, b) => b.at - a.at)[0]?.unfinished
