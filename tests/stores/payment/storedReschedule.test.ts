import { describe, expect, test } from 'vitest'
import { now, setClockByServer, setClockOffset, unsetClock } from '@/lib/time/clock'
import { noteReplacement, openReschedule, startReschedule } from '@/stores/payment/storedReschedule'
import './support'

describe('a reschedule that is kept on this phone', () => {
  const begun = { appointmentId: 'A1', serviceId: '1', customerId: '1001', day: '2026-11-26', toldFen: 29800 }
  const itIs = (time: string) => setClockOffset(Date.parse(`${time}+08:00`) - Date.now())
  const startWithOrder = async () => {
    itIs('2026-11-25T17:50:00')
    await startReschedule(begun)
    const reschedule = await openReschedule()
    if (reschedule !== undefined) noteReplacement(reschedule, 'B2')
  }

  test('[A515] with a new order it lasts until the day of the earlier appointment is over', async () => {
    await startWithOrder()
    itIs('2026-11-26T23:59:00')
    expect(await openReschedule()).toMatchObject({ appointmentId: 'A1', newId: 'B2' })
    itIs('2026-11-27T00:01:00')
    setClockByServer(new Date(now()).toUTCString())
    expect(await openReschedule()).toBeUndefined()
    expect(window.localStorage.getItem('of:1001:reschedule')).toBeNull()
  })

  test('[A431] a phone whose clock is ahead does not end it before an answer has set the clock', async () => {
    await startWithOrder()
    unsetClock()
    itIs('2027-11-27T00:01:00')
    expect(await openReschedule()).toMatchObject({ appointmentId: 'A1', newId: 'B2' })
    expect(window.localStorage.getItem('of:1001:reschedule')).not.toBeNull()
    setClockByServer(new Date(now()).toUTCString())
  })

  test('[A515] without a new order it lasts for half a day, also while the appointment is days away', async () => {
    itIs('2026-11-25T17:50:00')
    await startReschedule({ ...begun, day: '2026-11-28' })
    itIs('2026-11-26T05:49:00')
    expect(await openReschedule()).toMatchObject({ appointmentId: 'A1', newId: undefined })
    itIs('2026-11-26T05:51:00')
    expect(await openReschedule()).toBeUndefined()
    expect(window.localStorage.getItem('of:1001:reschedule')).toBeNull()
  })

  test('[A515] while its order stands, it does not begin again', async () => {
    await startWithOrder()
    expect(await startReschedule(begun)).toBeUndefined()
    expect(await openReschedule()).toMatchObject({ appointmentId: 'A1', newId: 'B2' })
  })
})
