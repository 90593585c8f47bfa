import * as v from 'valibot'
import { chat, chatLogin, type Chat, type ChatLogin } from './chat/record'
import { consultation, type Consultation } from './consultations/record'
import { scenario, type Scenario } from './scenario/record'

const epochMs = v.number()
const lenientText = v.nullable(v.string())
const lenientNumber = v.nullable(v.number())
const lenientFlag = v.nullable(v.boolean())

/** PATIENT-04: the fields of the health forms by their names on the wire. */
const health = v.object({
  ethnicity: lenientText,
  height: lenientNumber,
  weight: lenientNumber,
  mLastday: lenientText,
  mAge: lenientNumber,
  fPregnancy: lenientNumber,
  childbirth: lenientNumber,
  menopausetime: lenientNumber,
  relatives1st: lenientFlag,
  c1strelatives: lenientText,
  relatives2nd: lenientFlag,
  c2ndrelatives: lenientText,
  smoking: lenientFlag,
  drink: lenientFlag,
})
export type Health = v.InferOutput<typeof health>

/** An account, or a relative of one when it has an ownerId. A402: the owner is a patient too. */
const person = v.object({
  id: v.string(),
  ownerId: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  name: v.nullable(v.string()),
  sex: v.nullable(v.picklist(['0', '1'])),
  age: v.nullable(v.number()),
  birthday: v.nullable(v.string()),
  identityCard: v.nullable(v.string()),
  openId: v.nullable(v.string()),
  /** Missing in data that an older demo has stored. */
  relationId: v.optional(v.nullable(v.number()), null),
  health: v.optional(v.nullable(health), null),
  /** Values stored by an older program, by their names on the wire. */
  asStored: v.optional(v.record(v.string(), v.unknown()), {}),
})
export type Person = v.InferOutput<typeof person>

/** The id is the token. */
const session = v.object({ id: v.string(), personId: v.string() })

/** The id is the phone number. */
const smsCode = v.object({ id: v.string(), code: v.string(), sentAt: epochMs, used: v.boolean() })

/** The id is the code. */
const authCode = v.object({ id: v.string(), openId: v.string(), used: v.boolean() })

const half = v.picklist(['morning', 'afternoon'])
export type Half = v.InferOutput<typeof half>

/** An appointment order. Its status follows from its times and the clock. */
const order = v.object({
  id: v.string(),
  number: v.string(),
  ownerId: v.string(),
  customerId: v.string(),
  orgId: v.string(),
  serviceId: v.string(),
  specificationId: v.nullable(v.string()),
  day: v.string(),
  half: v.nullable(half),
  originalPrice: v.number(),
  practicalPrice: v.number(),
  createdAt: epochMs,
  /** When the clinic learns of the payment, which may be later. */
  paidAt: v.nullable(epochMs),
  inspectionId: v.string(),
  /** By the customer; reason 1 or 2 (APPT-18). */
  cancelled: v.optional(v.object({ at: epochMs, reason: v.picklist([1, 2]) })),
  registeredAt: v.optional(epochMs),
})
export type Order = v.InferOutput<typeof order>

/** The id is the cdkeyId. */
const couponCopy = v.object({
  id: v.string(),
  couponId: v.string(),
  ownerId: v.string(),
  /** Null means today, at any time. */
  receivedAt: v.nullable(epochMs),
  usedFor: v.nullable(v.string()),
})
export type CouponCopy = v.InferOutput<typeof couponCopy>

/** A check-in on site; its questionnaire is found by the inspection. */
const checkIn = v.object({
  id: v.string(),
  /** A401: the patient's id when the visitor is a known one. */
  customerId: v.string(),
  inspectionId: v.string(),
  orgId: v.string(),
  name: v.string(),
  phone: v.string(),
  sex: v.picklist(['0', '1']),
  day: v.string(),
  half: v.nullable(half),
  createdAt: epochMs,
  personId: v.nullable(v.string()),
})
export type CheckIn = v.InferOutput<typeof checkIn>

/** One per inspection; the id is the hqiId. */
const questionnaire = v.object({
  id: v.string(),
  customerId: v.string(),
  inspectionId: v.nullable(v.string()),
  orgId: v.nullable(v.string()),
  serviceId: v.nullable(v.string()),
  /** JSON text as it was sent. */
  content: v.string(),
  createdAt: epochMs,
  savedAt: epochMs,
})
export type Questionnaire = v.InferOutput<typeof questionnaire>

const healthReport = v.object({
  id: v.string(),
  ownerId: v.string(),
  customerId: v.string(),
  riskReportId: v.nullable(v.string()),
  content: v.string(),
  createdAt: epochMs,
})
export type HealthReport = v.InferOutput<typeof healthReport>

/** The answer to an Idempotency-Key, and its request. */
const keptAnswer = v.object({ id: v.string(), input: v.string(), data: v.optional(v.unknown()) })

export type Rows = {
  people: Person
  sessions: v.InferOutput<typeof session>
  smsCodes: v.InferOutput<typeof smsCode>
  authCodes: v.InferOutput<typeof authCode>
  orders: Order
  couponCopies: CouponCopy
  checkIns: CheckIn
  questionnaires: Questionnaire
  healthReports: HealthReport
  boundDoctors: v.InferOutput<typeof boundDoctor>
  consultations: Consultation
  chats: Chat
  chatLogins: ChatLogin
  keptAnswers: v.InferOutput<typeof keptAnswer>
  scenario: Scenario
}
export type TableName = keyof Rows

const boundDoctor = v.object({ id: v.string(), phone: v.string() })

const table = <S extends v.GenericSchema>(row: S) => v.record(v.string(), row)
/** A table that older versions of the demo have not stored. */
const newTable = <S extends v.GenericSchema>(row: S) => v.optional(table(row), {})

/** Everything the clinic stores: rows that are new or differ from the seeds, and the last number used. */
export const changesSchema = v.object({
  version: v.literal(1),
  /** The time of the first change; seeded rows count their times from here. */
  startedAt: v.nullable(epochMs),
  sequence: v.number(),
  tables: v.object({
    people: table(person),
    sessions: table(session),
    smsCodes: table(smsCode),
    authCodes: table(authCode),
    orders: table(order),
    couponCopies: table(couponCopy),
    checkIns: newTable(checkIn),
    questionnaires: newTable(questionnaire),
    healthReports: newTable(healthReport),
    boundDoctors: newTable(boundDoctor),
    consultations: newTable(consultation),
    chats: newTable(chat),
    chatLogins: newTable(chatLogin),
    keptAnswers: table(keptAnswer),
    scenario: table(scenario),
  }),
})
export type Changes = Omit<v.InferOutput<typeof changesSchema>, 'tables'> & {
  tables: { [N in TableName]: Record<string, Rows[N]> }
}

export const noChanges = (): Changes => ({
  version: 1,
  startedAt: null,
  sequence: 0,
  tables: {
    people: {},
    sessions: {},
    smsCodes: {},
    authCodes: {},
    orders: {},
    couponCopies: {},
    checkIns: {},
    questionnaires: {},
    healthReports: {},
    boundDoctors: {},
    consultations: {},
    chats: {},
    chatLogins: {},
    keptAnswers: {},
    scenario: {},
  },
})
