import { STATUS_RULES } from '@/inspector/statuses'

/** Calls that carry an Idempotency-Key (A391). Phones load the contract, so the list is not in it. */
export const KEYED: ReadonlySet<string> = new Set([
  'createOrder',
  'createConsultationOrder',
  'createQuickConsultationOrder',
  'submitNowFree',
  'customerExtraAsk',
  'submitQuesGenerateReport',
  'saveOrUpdateHealthQuestionnaireInfo',
  'addRelatives',
  'redeemCoupon',
  'receiveCoupon',
  'cancelSubscribe',
])

/** Calls that need a token, but not for the examinee and the inspection of a check-in (A389). */
export const OPEN_FOR_CHECK_IN: ReadonlySet<string> = new Set(['saveOrUpdateHealthQuestionnaireInfo'])

/** What the app does with each status, as a table of a page. */
export const STATUS_TABLE = [
  '| status | `data` | the app |',
  '| --- | --- | --- |',
  ...STATUS_RULES.map(({ status, data, effect }) => `| ${status} | ${data} | ${effect} |`),
].join('\n')
