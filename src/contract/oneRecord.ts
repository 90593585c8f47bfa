import { getRelativesInfoById } from './account'
import { getOrganConfig, getOrganInfo } from './booking/booking'
import { continuePay, continueConsultationPay } from './payment'
import { getSubscribeDetail } from '@/contract/appointments'
import { getDoctorInfoById } from './consultations'
import { getCouponInfo } from './coupons'
import { getServicePackageDetail } from './home'
import { getNewsDetail } from './news'
import { getQuesInfoByInspectionId } from './questionnaires'
import { getHealthManageReportInfo } from './reports'

/** Calls that ask for one record by its id: the name of the id in the request, and in the answer (A528). */
export const OF_ONE_RECORD: ReadonlyMap<string, readonly [inRequest: string, inAnswer: string]> = new Map([
  [getRelativesInfoById.path, ['customerId', 'id']],
  [getServicePackageDetail.path, ['serviceId', 'serviceId']],
  [getOrganInfo.path, ['orgId', 'orgId']],
  [getOrganConfig.path, ['orgId', 'orgId']],
  [getSubscribeDetail.path, ['id', 'id']],
  [getCouponInfo.path, ['couponId', 'couponId']],
  [getDoctorInfoById.path, ['doctorId', 'id']],
  [getNewsDetail.path, ['assistantId', 'assistantId']],
  [continuePay.path, ['id', 'id']],
  [continueConsultationPay.path, ['consultationId', 'id']],
])

/** The field of stored answers, and calls whose data may be the stored answers themselves. */
export const CONTENT = 'questionContent'
export const OF_CONTENT: ReadonlySet<string> = new Set([
  getQuesInfoByInspectionId.path,
  getHealthManageReportInfo.path,
])
