import { getRelativesInfoById } from './account'
import { continuePay, getOrganConfig, getOrganInfo, getSubscribeDetail } from './booking/booking'
import { getDoctorInfoById } from './consultations'
import { getCouponInfo } from './coupons'
import { getServicePackageDetail } from './home'
import { getNewsDetail } from './news'
import { continueConsultationPay } from './payment'
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
