import { STATUS_RULES } from '@/inspector/statuses'
import rules from '../../docs/specification/document2-rules.md?raw'

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

export const tokenText = (name: string, open: boolean): string => {
  if (open) return 'not needed'
  return OPEN_FOR_CHECK_IN.has(name) ? 'not needed for a check-in' : 'needed'
}

/** Paths of document 2, section 7. It names the group of several calls once: `/report/getA, getB`. */
const DOCUMENTED = new Set(
  [...rules.matchAll(/\/(\w+)\/(\w+(?:, get\w+)*)/g)].flatMap(([, group = '', names = '']) =>
    names.split(', ').map((name) => `/${group}/${name}`),
  ),
)

/** Returns whether no document gives the path, so that a server may have another (A26). */
export const isProposed = (path: string): boolean => !DOCUMENTED.has(path)

/** What the app does with each status, as a table of a page. */
export const STATUS_TABLE = [
  '| status | `data` | the app |',
  '| --- | --- | --- |',
  ...STATUS_RULES.map(({ status, data, effect }) => `| ${status} | ${data} | ${effect} |`),
].join('\n')
