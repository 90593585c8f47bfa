import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { linkToState, openStateOfAddress } from '@/demo/stateLink'
import { readCookie, removeCookie } from '@/lib/cookies'
import { now, setClockOffset } from '@/lib/time/clock'
import { chinaTime } from '@/lib/time/day'
import { openClinic, personOfToken, transact } from '@/mocks/clinic'
import { setClockTo } from '@/mocks/scenario/clock'
import { readScenario, setFault } from '@/mocks/scenario/scenario'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'

const TUESDAY = Date.parse('2026-11-24T10:00:00+08:00')

const newClinic = () => openClinic({ seed, store: memoryStore() })
const opened = (address: string) => {
  window.history.replaceState(null, '', address)
  const clinic = newClinic()
  openStateOfAddress(clinic)
  const who = transact(clinic, () => personOfToken(clinic, readCookie('token') ?? '')?.name)
  return { clinic, who, faults: readScenario(clinic).on, clock: chinaTime(now()) }
}
const address = () => window.location.pathname + window.location.search

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: TUESDAY }))
afterEach(() => {
  vi.useRealTimers()
  setClockOffset(0)
  removeCookie('token')
  window.history.replaceState(null, '', '/')
})

describe('an address opens a state of the demo', () => {
  test.each([
    ['as:openid-1001', '林婉清', [], '2026-11-24 10:00:00'],
    ['as:openid-1001,clock:1d@18:00,faults:slow.payLate60', '林婉清', ['slow', 'payLate60'], '2026-11-25 18:00:00'],
    ['faults:offline', undefined, ['offline'], '2026-11-24 10:00:00'],
    ['clock:-3d@07:05,as:nobody', undefined, [], '2026-11-21 07:05:00'],
    ['clock:0d@23:59', undefined, [], '2026-11-24 23:59:00'],
  ])('%s', (state, name, faults, clock) => {
    const found = opened(`/organ/list?serviceId=1&demo=${state}`)
    expect(found).toMatchObject({ faults, clock })
    expect(found.who).toBe(name)
    expect(address()).toBe('/organ/list?serviceId=1')
  })

  test('without the parameter nothing changes', () => {
    opened('/my?demo=as:openid-1001')
    const token = readCookie('token')
    expect(opened('/my').faults).toEqual([])
    expect(readCookie('token')).toBe(token)
  })

  test.each([
    ['as:openid-77', /no account "openid-77".*openid-1001/],
    ['as:', /no account ""/],
    ['faults:slow.flood', /no fault "flood".*serverDown/],
    ['clock:25:00', /clock "25:00"/],
    ['clock:1d@24:00', /clock "1d@24:00"/],
    ['clock:1d', /clock "1d"/],
    ['language:en', /does not know "language:en"/],
    ['', /does not know ""/],
  ])('%s is refused, and the error tells what is known', (state, reason) => {
    expect(() => opened(`/my?demo=${state}`)).toThrow(reason)
    expect(readCookie('token') ?? '').toBe('')
  })

  test('a refused state is explained on the page that has not opened', () => {
    document.body.innerHTML = '<div class="boot-late"><p>This page has not opened yet.</p></div>'
    expect(() => opened('/my?demo=as:13800000001')).toThrow()
    expect(document.querySelector('.boot-late')?.firstElementChild?.textContent).toMatch(
      /knows no account "13800000001"\. The accounts are openid-1001,/,
    )
    document.body.innerHTML = ''
  })

  test('a refused state changes neither the account nor the faults', () => {
    const { clinic } = opened('/my?demo=as:openid-1001,faults:slow')
    window.history.replaceState(null, '', '/my?demo=as:nobody,faults:flood')
    expect(() => openStateOfAddress(clinic)).toThrow()
    expect(readCookie('token')).toBeDefined()
    expect(readScenario(clinic).on).toEqual(['slow'])
  })
})

describe('a link to the present state', () => {
  test('names the account, the clock and the faults, and opens the same state on the same day', () => {
    const { clinic } = opened('/organ/list?serviceId=1&demo=as:openid-1003')
    setFault(clinic, 'slow', true)
    setFault(clinic, 'endFails', true)
    setClockTo(clinic, Date.parse('2026-11-26T17:59:30+08:00'))
    const link = linkToState(clinic)
    expect(link).toBe(
      `${window.location.origin}/organ/list?serviceId=1&demo=as:openid-1003,clock:2d@17:59,faults:slow.endFails`,
    )
    setClockOffset(0)
    const again = opened(link)
    expect(again).toMatchObject({ faults: ['slow', 'endFails'], clock: '2026-11-26 17:59:00' })
    expect(again.who).toBe('陈国栋')
  })

  test('says that nobody is signed in, and leaves out a clock and faults at rest', () => {
    const { clinic } = opened('/my')
    expect(linkToState(clinic)).toBe(`${window.location.origin}/my?demo=as:nobody`)
  })

  test('counts back to an earlier day', () => {
    const { clinic } = opened('/my')
    setClockTo(clinic, Date.parse('2026-11-22T08:00:00+08:00'))
    expect(linkToState(clinic)).toMatch(/clock:-2d@08:00$/)
  })
})
