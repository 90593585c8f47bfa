import * as contract from '@/contract/home'
import { answer, openAnswer, type Answer } from './answer'
import type { Clinic } from './clinic'
import { pageOf } from './paginate'
import { articleContent } from './seeds/articles'
import { Refusal } from './refusal'
import type { Service, Specification } from './seeds/services'

export const homeAnswers: Answer[] = [
  answer(contract.listHealthService, ({ clinic, input }) => pageOf(clinic.seed.services, input)),

  answer(contract.getServicePackageDetail, ({ clinic, input }) => serviceOf(clinic, input.serviceId)),

  answer(contract.getSpecificationByServiceId, ({ clinic, input }) =>
    specificationsOf(clinic, input.serviceId).map(({ serviceId: _known, ...specification }) => specification),
  ),

  openAnswer(contract.listAdvertisement, ({ clinic }) => [...clinic.seed.advertisements]),

  openAnswer(contract.listColumn, ({ clinic }) => [...clinic.seed.newsColumns]),

  openAnswer(contract.listNews, ({ clinic, input }) => {
    const rows = clinic.seed.news.filter(({ columnId }) => columnId === input.columnId)
    return pageOf(
      rows.map(({ columnId: _asked, ...item }) => item),
      input,
    )
  }),

  openAnswer(contract.getNewsDetail, ({ clinic, input }) => {
    const found = clinic.seed.news.find(({ assistantId }) => assistantId === input.assistantId)
    if (found === undefined) throw new Refusal(50409, '文章不存在')
    const { columnId: _known, ...item } = found
    return { ...item, articleContent: articleContent(item) }
  }),
]

export const serviceOf = (clinic: Clinic, serviceId: string): Service => {
  const service = clinic.seed.services.find((one) => one.serviceId === serviceId)
  if (service === undefined) throw new Refusal(50406, '服务不存在')
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
  if (chosen === undefined) throw new Refusal(50407, '服务规格不存在')
  return chosen
}

export const specificationsOf = (clinic: Clinic, serviceId: string): Specification[] =>
  clinic.seed.specifications.filter((one) => one.serviceId === serviceId)
