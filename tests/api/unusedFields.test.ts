import { describe, expect, test } from 'vitest'
import { createOrder, fetchSchedule } from '@/api/booking/booking'
import { fetchCancelInfo } from '@/api/appointments'
import { ORDER_CHOICE, WX_RESULT } from '../support/fixtures/order'
import { answerWith, ok } from '../support/client'

/** What a server may put into a field that the case does not use. */
const ANYTHING = [null, '', undefined, 0, '—', {}, { ...WX_RESULT, paySign: '' }]

describe('an unused field with an unexpected value', () => {
  test.each([0, 12_800])(
    '[A387, A416] an unreadable wxResult of a created order over %i fen leaves its parameters undefined',
    async (practicalPrice) => {
      for (const wxResult of ANYTHING) {
        answerWith(() => ok({ id: '9', practicalPrice, wxResult }))
        expect(await createOrder(ORDER_CHOICE, 12_800, 'key')).toEqual({
          id: '9',
          priceFen: practicalPrice,
          parameters: undefined,
        })
      }
    },
  )

  test('[A387] the id of a day in the schedule is ignored', async () => {
    for (const id of ANYTHING) {
      answerWith(() => ok([{ id, schedulDate: '2026-11-25' }]))
      expect(await fetchSchedule('101', '1')).toEqual(['2026-11-25'])
    }
  })

  test('[A387, A406] the deadline of a cancellation without a refund is ignored', async () => {
    for (const refundDeadline of ANYTHING) {
      answerWith(() => ok({ refundPrice: 0, refundDeadline, cancelledToday: 2 }))
      expect(await fetchCancelInfo('9')).toEqual({ refundFen: 0, refundDeadline: undefined, cancelledToday: 2 })
    }
    answerWith(() => ok({ refundPrice: 0, refundDeadline: '2026-11-24 18:00:00', cancelledToday: 2 }))
    expect(await fetchCancelInfo('9')).toMatchObject({ refundDeadline: '2026-11-24 18:00:00' })
    answerWith(() => ok({ refundPrice: 100, refundDeadline: null, cancelledToday: 2 }))
    await expect(fetchCancelInfo('9')).rejects.toMatchObject({ kind: 'badResponse' })
  })
})
