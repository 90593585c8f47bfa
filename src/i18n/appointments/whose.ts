import type { TFunction } from 'i18next'
import type { Appointment } from '@/domain/appointments/appointment'
import { joinWithDot } from '@/lib/joinWithDot'

type Words = { t: TFunction<'appointments'>; shell: TFunction<'shell'> }

/** Names patient and package of an appointment, for a question about it. */
export const whose = (
  { t, shell }: Words,
  { customer, specificationName }: Pick<Appointment, 'customer' | 'specificationName'>,
): string =>
  t('detail.line', {
    name: t('detail.patient'),
    value: joinWithDot(customer.name ?? shell('unknown'), specificationName),
  })
