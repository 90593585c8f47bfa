import type { InferOutput } from 'valibot'
import * as contract from '@/contract/consultations'
import type { CouponChoice } from '@/domain/booking/order'
import type { Consultation, Doctor, Named } from '@/domain/consultations/consultation'
import {
  CONSULTATION_STATUS,
  CONSULTATION_TYPE,
  DOCTOR_SECTION,
  DOCTOR_TITLE,
  type SectionFilter,
} from '@/domain/consultations/dictionaries'
import { isUnreadable, readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { couponToJson } from '../booking/booking'
import { placedOrderFromJson, type PlacedOrder } from '@/api/payment'
import { call, type CallOptions } from '../client'
import { expectSameRecord } from '../sameRecord'

const CONSULTATION_PAGE_SIZE = 10

type Page<T> = { rows: (T | UnreadableRow)[]; total: number }

export const fetchDoctors = async (section: SectionFilter, page: number): Promise<Page<Doctor>> => {
  const input = { section, pageNum: page, pagesSize: CONSULTATION_PAGE_SIZE }
  const { list, total } = await call(contract.getDoctorsBySection, input)
  return { rows: list.map((row) => (isUnreadable(row) ? row : doctorFromJson(row))), total }
}

export const fetchDoctor = async (doctorId: string): Promise<Doctor> => {
  const json = await call(contract.getDoctorInfoById, { doctorId })
  expectSameRecord(doctorId, json.id)
  return doctorFromJson(json)
}

export const fetchConsultations = async (
  complete: boolean,
  page: number,
  options?: CallOptions,
): Promise<Page<Consultation>> => {
  const input = { status: complete ? 1 : 0, pageNum: page, pagesSize: CONSULTATION_PAGE_SIZE } as const
  const { list, total } = await call(contract.queryConsultationsByUserId, input, options)
  return { rows: list.map((row) => (isUnreadable(row) ? row : consultationFromJson(row))), total }
}

/** Target of the question: a doctor, or a quick consultation at the announced price. */
export type ConsultationTarget = { doctorId: string } | { quickPriceFen: number }

/** Returns the price in fen. The caller shows a failure, here and below. */
export const calculateConsultationPrice = async (
  target: ConsultationTarget,
  coupon: CouponChoice | undefined,
): Promise<number> => {
  const options = { quiet: true }
  const price =
    'doctorId' in target
      ? await call(
          contract.calculateConsultationPrice,
          { doctorId: target.doctorId, ...couponToJson(coupon, '') },
          options,
        )
      : await call(
          contract.calculateQuickConsultationPrice,
          { originalPrice: target.quickPriceFen, ...couponToJson(coupon, null) },
          options,
        )
  return typeof price === 'number' ? price : price.actualPrice
}

export const fetchQuickPrice = async (): Promise<number> => {
  const answer = await call(contract.queryQuickConsultationPrice, {}, { quiet: true })
  if (typeof answer === 'number') return answer
  return 'price' in answer ? answer.price : answer.originalPrice
}

export type ConsultationToPlace = {
  target: ConsultationTarget
  customerId: string
  coupon: CouponChoice | undefined
  priceFen: number
  question: string
  pictureUrls: readonly string[]
  reportId: string
}

export const createConsultationOrder = async (
  { target, customerId, coupon, priceFen, question, pictureUrls, reportId }: ConsultationToPlace,
  idempotencyKey: string,
): Promise<PlacedOrder> => {
  const body = {
    customerId,
    ...couponToJson(coupon, ''),
    practicalPrice: priceFen,
    consultationContent: question,
    consultationPic: pictureUrls.map(encodeCommas).join(','),
    reportId,
  }
  const keyed = { idempotencyKey, quiet: true }
  const order =
    'doctorId' in target
      ? await call(contract.createConsultationOrder, { doctorId: target.doctorId, ...body }, keyed)
      : await call(contract.createQuickConsultationOrder, { originalPrice: target.quickPriceFen, ...body }, keyed)
  return placedOrderFromJson(order, priceFen)
}

const doctorFromJson = (json: InferOutput<typeof contract.doctor>): Doctor => {
  const offers = json.doctorBusinessList
  const open = readableRows(offers).filter(({ openFlag }) => openFlag === '1')
  const priced = open.flatMap(({ serviceType, price }) => (serviceType === '1' && price !== undefined ? [price] : []))
  const prices = [...new Set(priced)]
  return {
    id: json.id,
    name: json.name,
    pictureUrl: json.headPic,
    title: namedIn(DOCTOR_TITLE, json.title),
    section: namedIn(DOCTOR_SECTION, json.section),
    major: json.major,
    experience: json.experience,
    // An unreadable offer may be open, so the prices are unknown.
    pricesFen: prices.length === 0 && offers.some(isUnreadable) ? undefined : prices,
    isQuick: open.some(({ serviceType }) => serviceType === '2'),
  }
}

const consultationFromJson = (json: InferOutput<typeof contract.consultation>): Consultation => ({
  id: json.id,
  type: CONSULTATION_TYPE[json.consultationType],
  status: valueIn(CONSULTATION_STATUS, String(json.consultationStatus)),
  customerId: json.customerId,
  patientName: json.customerName,
  question: json.consultationContent,
  pictureUrls: picturesIn(json.consultationPic ?? []),
  reportId: json.reportId,
  askedAt: json.createTime,
  priceFen: json.practicalPrice,
  doctor: {
    id: json.doctorId,
    name: json.doctorName,
    pictureUrl: json.doctorHeadPic,
    title: namedIn(DOCTOR_TITLE, json.doctorTitle),
    section: namedIn(DOCTOR_SECTION, json.doctorSection),
  },
  // CHAT-34: nothing can be sent once it is archived.
  followUps: json.archiveStatus === '1' ? 0 : json.residueTime,
  unread: json.unreadCount,
})

/** Commas separate the addresses, so one within an address is encoded. */
export const encodeCommas = (url: string): string => url.replace(/,/g, '%2C')

const picturesIn = (pictures: string | (string | UnreadableRow)[]): string[] =>
  (typeof pictures === 'string' ? pictures.split(',') : pictures).filter(
    (url): url is string => typeof url === 'string' && url !== '',
  )

const namedIn = <T extends string>(
  dictionary: Readonly<Record<string, T>>,
  text: string | undefined,
): Named<T> | undefined => {
  if (text === undefined) return undefined
  const known = valueIn(dictionary, text)
  return known === undefined ? { text } : { known }
}

const valueIn = <T>(dictionary: Readonly<Record<string, T>>, key: string): T | undefined =>
  new Map(Object.entries(dictionary)).get(key)
