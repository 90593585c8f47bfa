import type { InferOutput } from 'valibot'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { uniqueBy } from '@/lib/dedupe'
import * as contract from '@/contract/home'
import { SERVICE_KIND, type SHELF_STATUS } from '@/domain/dictionaries'
import type { Service, Specification } from '@/domain/booking/service'
import { call, type CallOptions } from './client'
import { ApiError } from './errors'
import { expectSameRecord } from './sameRecord'

const PAGE_SIZE = 10

export const fetchServices = async (
  page: number,
  options?: CallOptions,
): Promise<{ rows: (Service | UnreadableRow)[]; total: number }> => {
  const { list, total } = await call(contract.listHealthService, { pageNum: page, pageSize: PAGE_SIZE }, options)
  return { rows: list.map((row) => (isUnreadable(row) ? row : serviceFromJson(row))), total }
}

export const fetchService = async (serviceId: string, options?: CallOptions): Promise<Service> => {
  const json = await call(contract.getServicePackageDetail, { serviceId }, options)
  expectSameRecord(serviceId, json.serviceId)
  return serviceFromJson(json)
}

/**
 * Returns the specifications of a service without repetitions. An unreadable one fails the call, because the price
 * depends on it.
 */
export const fetchSpecifications = async (serviceId: string, options?: CallOptions): Promise<Specification[]> => {
  const rows = await call(contract.getSpecificationByServiceId, { serviceId }, options)
  const specifications = rows.map((row) => {
    if (isUnreadable(row)) throw new ApiError('badResponse')
    return {
      id: row.specificationId,
      name: row.specificationName,
      priceFen: row.specificationPrice,
      description: row.specificationDesc,
    }
  })
  return uniqueBy(specifications, ({ id }) => id)
}

const LISTED = '1' satisfies keyof typeof SHELF_STATUS
const HIDDEN = '0'

const serviceFromJson = (json: InferOutput<typeof contract.service>): Service => ({
  id: json.serviceId,
  name: json.serviceName,
  description: json.serviceDesc,
  priceFen: json.servicePrice,
  coverUrl: json.coverPhoto,
  kind: SERVICE_KIND[json.serviceTypeId],
  externalLink: json.externalLink,
  offered: (json.shelfStatus ?? LISTED) === LISTED && json.display !== HIDDEN,
})
