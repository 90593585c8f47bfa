import { expect, test, vi } from 'vitest'
import { REPLACEMENT } from '@/stores/userStorage'
import { noteReplacement, openReschedule, startReschedule } from '@/stores/payment/storedReschedule'
import { chinaDay } from '@/lib/time/day'
import { now } from '@/lib/time/clock'
import './support'

// This test has its own file, because what a full phone cannot store stays in the memory of the file.
test('[A515] [A608] a phone that cannot keep the new order promises no automatic cancellation', async () => {
  await startReschedule({
    appointmentId: 'A1',
    serviceId: '1',
    customerId: '1001',
    day: chinaDay(now()),
    toldFen: 29_800,
  })
  const reschedule = await openReschedule()
  expect(reschedule).toMatchObject({ toldFen: 29_800 })
  const kept = new Map(Object.entries(window.localStorage))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    if (key.endsWith(REPLACEMENT)) throw new DOMException('full', 'QuotaExceededError')
    kept.set(key, value)
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => kept.get(key) ?? null)
  if (reschedule !== undefined) noteReplacement(reschedule, 'B2')
  expect(await openReschedule()).toMatchObject({ appointmentId: 'A1', newId: 'B2', toldFen: undefined })
})
