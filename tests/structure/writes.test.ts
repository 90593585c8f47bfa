import { expect, test } from 'vitest'
import { looseWritesIn, writersOf, writingEndpoints } from './checks/writes'
import { sourcesUnder } from './source'

const contract = sourcesUnder(['src/contract'], ['.ts'])
const api = sourcesUnder(['src/api'], ['.ts'])
const users = sourcesUnder(['src/stores', 'src/routes', 'src/app', 'src/gateways', 'src/ui'], ['.ts', '.tsx'])

const endpoints = writingEndpoints(contract)
const writers = writersOf(endpoints, api)

const IMPORTS = `import { ${[...writers].join(', ')}, editRelative as edit } from '../api/people'`

const loose = (text: string): number =>
  looseWritesIn(endpoints, writers, { path: 'src/stores/sample.ts', text: `${IMPORTS}\n${text}` }).length

test('[RB1] [RB2] [A391] every write to the server goes through the one sender', () => {
  expect([...endpoints].sort()).toEqual([
    'addRelatives',
    'bindDoctor',
    'bindPhone',
    'cancelSubscribe',
    'createConsultationOrder',
    'createOrder',
    'createQuickConsultationOrder',
    'customerActiveEnding',
    'customerExtraAsk',
    'editCustomerInfo',
    'editRelatives',
    'receiveCoupon',
    'redeemCoupon',
    'saveOrUpdateHealthQuestionnaireInfo',
    'sendPhoneCode',
    'submitNowFree',
    'submitQuesGenerateReport',
  ])
  expect([...writers].sort()).toEqual([
    'addRelative',
    'bindDoctor',
    'bindPhone',
    'cancelAppointment',
    'countFollowUp',
    'createConsultationOrder',
    'createOrder',
    'editCustomer',
    'editRelative',
    'endConsultation',
    'generateReport',
    'receiveCoupon',
    'redeemCoupon',
    'saveQuestionnaire',
    'sendPhoneCode',
    'submitCheckIn',
  ])
  expect(users.flatMap((source) => looseWritesIn(endpoints, writers, source))).toEqual([])
})

test('the check finds a write outside the sender', () => {
  const violations = [
    'export const place = () => createOrder(choice, 1, key)',
    'export const save = async () => { await latestOnly("save", () => editCustomer(change)) }',
    'const write = addRelative\nexport const save = () => send(what, write)',
    'export const save = () => send(what, cancelAppointment)',
    'export const save = () => edit(relative, change)',
    "import * as booking from '../api/booking'\nexport const place = () => booking.createOrder(choice, 1, key)",
    'export const save = () => sendParts("all", async (sendPart) => { await editRelative(relative, change) })',
    "export const save = () => call(contract.editRelatives, body, { idempotencyKey: 'k' })",
    'export const save = () => send(what, () => done()).then(() => generateReport(body, key))',
  ]
  expect(violations.filter((text) => loose(text) === 0)).toEqual([])
  const held = [
    'export const place = () => send(what, (key) => createOrder(choice, 1, key))',
    'export const place = () => sendOrder(what, (key) => createOrder(choice, 1, key))',
    'export const save = () => sendParts("all", async (sendPart) => sendPart(what, () => editRelative(one, change)))',
    'export const price = () => calculatePrice(choice)',
    'export const way = () => paths.cancelAppointment(id)',
    'export const price = () => call(contract.calculatePrice, choice)',
  ]
  expect(held.filter((text) => loose(text) > 0)).toEqual([])
})
