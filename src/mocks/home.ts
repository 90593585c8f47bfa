import * as contract from '@/contract/home'
import { answer, type Answer } from './answer'
import type { Clinic } from './clinic'
import { pageOf } from './paginate'
import { Refusal } from './refusal'
import type { Service, Specification } from './seeds/services'
import { bilingual } from './bilingual'

export const homeAnswers: Answer[] = [
  answer(contract.listHealthService, ({ clinic, input }) => pageOf(clinic.seed.services, input)),

  answer(contract.getServicePackageDetail, ({ clinic, input }) => serviceOf(clinic, input.serviceId)),

  answer(contract.getSpecificationByServiceId, ({ clinic, input }) =>
    specificationsOf(clinic, input.serviceId).map(({ serviceId: _known, ...specification }) => specification),
  ),
]

export const serviceOf = (clinic: Clinic, serviceId: string): Service => {
  const service = clinic.seed.services.find((one) => one.serviceId === serviceId)
  if (service === undefined) throw new Refusal(50406, bilingual('服务不存在', 'There is no such service'))
  return service
}

/** Undefined for a service without specifications ('' is the blank of a form). */
export const specificationOf = (
  clinic: Clinic,
  serviceId: string,
  specificationId: string,
): Specification | undefined => {
  if (specificationId === '') return undefined
  const chosen = specificationsOf(clinic, serviceId).find((one) => one.specificationId === specificationId)
  if (chosen === undefined) throw new Refusal(50407, bilingual('服务规格不存在', 'There is no such package'))
  return chosen
}

export const specificationsOf = (clinic: Clinic, serviceId: string): Specification[] =>
  clinic.seed.specifications.filter((one) => one.serviceId === serviceId)
