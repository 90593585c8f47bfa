import * as v from 'valibot'
import { get } from './endpoint'
import { blankable, code, count, fen, id, pageOf, paging, listOf, lenient, lenientText, yesCode } from './fields'

export const specification = v.object({
  specificationId: id,
  specificationName: lenientText,
  specificationPrice: fen,
  specificationDesc: lenientText,
})

/** A91: 1 on offer, 2 withdrawn, 3 not yet on offer. An unknown code reads '', and counts as not on offer. */
const shelfStatus = v.pipe(code, v.fallback(v.picklist(['', '1', '2', '3']), ''))
/** A91: 0 hides the service. An unknown code reads '', and hides nothing. */
const display = v.pipe(yesCode, v.fallback(v.picklist(['', '0', '1']), ''))

export const service = v.object({
  serviceId: id,
  serviceName: lenientText,
  serviceDesc: lenientText,
  servicePrice: lenient(fen),
  coverPhoto: lenientText,
  serviceTypeId: v.pipe(count, v.picklist([1, 2, 3])),
  externalLink: lenientText,
  shelfStatus: lenient(blankable(shelfStatus)),
  display: lenient(blankable(display)),
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
