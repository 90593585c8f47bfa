import { afterEach, expect, test } from 'vitest'
import { openedConsultations } from '@/stores/consultations/readState'
import { readReplacement } from '@/stores/payment/storedReplacement'
import { OPENED_CONSULTATIONS, REPLACEMENT, writeUserItem } from '@/stores/userStorage'

afterEach(() => window.localStorage.clear())

test('[RB5] [A660] a consultation that a later release opened in an unknown status stays opened, beside the others', () => {
  writeUserItem('1001', OPENED_CONSULTATIONS, [
    { id: '7', status: 'moved', saidAt: 5, at: 6 },
    { id: '8', status: 'inConsultation', saidAt: 7, at: 8, own: 'u1' },
    { name: '9' },
  ])
  expect([...openedConsultations('1001')]).toEqual([
    ['7', { status: undefined, saidAt: 5, at: 6 }],
    ['8', { status: 'inConsultation', saidAt: 7, at: 8, own: 'u1' }],
  ])
})

test('[RB5] [A660] an unknown sending of a later release does not hide the new order', () => {
  const sent = { order: 'order 1', at: 5 }
  writeUserItem('1001', REPLACEMENT, { of: '3', customerId: '81', id: '9', sent: [{ later: true }, sent] })
  const subject = { appointmentId: '3', customerId: '81' }
  expect(readReplacement('1001', subject)).toMatchObject({ id: '9', sent: [sent] })
})
