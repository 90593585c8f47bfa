import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { watchDrafts } from '../../src/app/drafts'
import { endSession } from '../../src/app/endSession'
import { wire } from '../../src/app/wire'
import { VARIANTS } from '../../src/domain/form/variants'
import { setClockByServer, setClockOffset } from '../../src/lib/clock'
import { keepDraft } from '../../src/stores/formDraft'
import { startSession } from '../../src/stores/session'
import { signOut } from '../../src/stores/sessionEnd'
import { server, tokenOf } from '../routes/support'

const HOUR_MS = 3_600_000
const keep = (userId: string) =>
  keepDraft(VARIANTS.inspection, { userId, patientId: `${userId}:1` }, { name: '林婉清' })
const kept = () => Object.keys(window.localStorage).filter((key) => key.startsWith('of:'))
const asked: string[] = []
server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname))

afterEach(() => {
  vi.useRealTimers()
  asked.length = 0
})

test('[A384] [RB4] at a start a draft of eleven hours stays, and one of more than twelve goes', () => {
  keep('1001')
  setClockOffset(11 * HOUR_MS)
  keep('1003')
  setClockByServer(undefined)
  watchDrafts()
  expect(kept()).toEqual(['of:1001:draft:inspection:1001:1', 'of:1003:draft:inspection:1003:1'])
  setClockOffset(12 * HOUR_MS + 1)
  watchDrafts()
  expect(kept()).toEqual(['of:1003:draft:inspection:1003:1'])
})

test('[A384] [RB4] whoever signs in next on this phone finds no draft of another person', async () => {
  wire()
  keep('1001')
  keep('1003')
  watchDrafts()
  startSession(await tokenOf('13800000003'))
  await vi.waitFor(() => expect(kept()).toEqual(['of:1003:draft:inspection:1003:1']))
  expect(asked).toContain('/api/customer/getCustomerInfo')
})

test('[A384] without a draft on the phone nobody is asked for', async () => {
  wire()
  Cookies.set('token', await tokenOf('13800000001'), { path: '/' })
  asked.length = 0
  watchDrafts()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).toEqual([])
})

test('[A384] [RA4] a session that expires keeps the draft, a sign-out does not', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  keep('1001')
  window.localStorage.setItem('something-else', '1')
  void endSession({ kind: 'expired' })
  expect(Object.keys(window.localStorage)).toEqual(['of:1001:draft:inspection:1001:1'])
  signOut()
  expect(Object.keys(window.localStorage)).toEqual([])
})
