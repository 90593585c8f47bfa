import * as v from 'valibot'
import { get } from './endpoint'
import { blankable, code, count, fen, id, pageOf, paging, listOf, lenient, lenientText, yesCode } from './fields'

export const specification = v.object({
  specificationId: id,
  specificationName: lenientText,
  specificationPrice: fen,
  specificationDesc: lenientText,
})

export const service = v.object({
  serviceId: id,
  serviceName: lenientText,
  serviceDesc: lenientText,
  servicePrice: fen,
  coverPhoto: lenientText,
  serviceTypeId: v.pipe(count, v.picklist([1, 2, 3])),
  externalLink: lenientText,
  shelfStatus: lenient(blankable(code)),
  display: lenient(blankable(yesCode)),
})

export const listHealthService = get('/healthService/listHealthService', v.object(paging), pageOf(service))

export const getServicePackageDetail = get(
  '/healthService/getServicePackageDetail',
  v.object({ serviceId: id }),
  service,
)

export const getSpecificationByServiceId = get(
  '/healthService/getSpecificationByServiceId',
  v.object({ serviceId: id }),
  listOf(specification),
)
