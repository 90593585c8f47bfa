import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allRows, findRow, nextId, openClinic, putRow, resetClinic, transact, type Clinic } from '@/mocks/clinic'
import { payOrder } from '@/mocks/payment/cashier'
import { seed } from '@/mocks/seeds/seed'
import { phoneStore } from '@/mocks/store'

const tab = () => openClinic({ seed, store: phoneStore })
const signInAs = (clinic: Clinic, personId: string) =>
  transact(clinic, () => {
    const id = nextId(clinic)
    putRow(clinic, 'sessions', { id, personId })
    return id
  })
const personBehind = (clinic: Clinic, token: string) =>
  transact(clinic, () => clinic.changes.tables.sessions[token]?.personId)

beforeEach(() => localStorage.clear())
afterEach(() => resetClinic(tab()))

test('a change in one tab appears in the other, also after a reload, under the one key demo-clinic', () => {
  const [one, other] = [tab(), tab()]
  const token = signInAs(one, '1001')
  expect(personBehind(other, token)).toBe('1001')
  expect(signInAs(other, '1003')).not.toBe(token)
  expect(personBehind(tab(), token)).toBe('1001')
  expect(Object.keys(localStorage)).toEqual(['demo-clinic'])
})

test('only changes are stored', () => {
  signInAs(tab(), '1001')
  const stored = localStorage.getItem('demo-clinic') ?? ''
  expect(stored).toContain('1001')
  expect(stored).not.toContain('林婉清')
  expect(stored.length).toBeLessThan(1000)
})

test('data stored by an older clinic is kept, although its people have no health record and tables are missing', () => {
  const person = {
    ownerId: null,
    phone: '13900000000',
    name: null,
    sex: null,
    age: null,
    birthday: null,
    identityCard: null,
    openId: null,
  }
  const tables = {
    people: { 9: { id: '9', ...person } },
    sessions: { t: { id: 't', personId: '9' } },
    smsCodes: {},
    authCodes: {},
    orders: {},
  }
  const rest = { couponCopies: {}, keptAnswers: {}, scenario: {} }
  localStorage.setItem(
    'demo-clinic',
    JSON.stringify({ version: 1, startedAt: 5, sequence: 7, tables: { ...tables, ...rest } }),
  )
  const clinic = tab()
  expect(personBehind(clinic, 't')).toBe('9')
  expect(
    transact(clinic, () => [findRow(clinic, 'people', '9'), allRows(clinic, 'checkIns'), clinic.changes.sequence]),
  ).toEqual([{ id: '9', ...person, relationId: null, health: null, asStored: {} }, [], 7])
})

test('a rejected transaction leaves nothing behind', () => {
  const clinic = tab()
  expect(() =>
    transact(clinic, () => {
      putRow(clinic, 'sessions', { id: 'half', personId: '1001' })
      throw new Error('refused')
    }),
  ).toThrow('refused')
  expect(personBehind(clinic, 'half')).toBeUndefined()
})

test('[RA13] when storage throws the clinic lives in memory', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const token = signInAs(tab(), '1001')
  expect(personBehind(tab(), token)).toBe('1001')
  expect(localStorage.length).toBe(0)
})

test('stored data of another shape is ignored', () => {
  localStorage.setItem('demo-clinic', '{"version":0}')
  const clinic = tab()
  expect(payOrder(clinic, '1', { settleAfterMs: 0 })).toBe(false)
  expect(personBehind(clinic, signInAs(clinic, '1001'))).toBe('1001')
})
