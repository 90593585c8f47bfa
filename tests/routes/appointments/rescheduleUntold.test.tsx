import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cancellations, DETAIL, findNotice, goTo, isCancelled, open, orderSeparately, toDays } from './anotherDay'

// This test has its own file, because a lazy part loads once in a file, and here it never does.
vi.mock('@/routes/booking/lazy/EarlierNotes', () => {
  throw new Error('a chunk that does not load')
})

test('[A536] an order whose screen could not say that it replaces the appointment cancels nothing', async () => {
  const sent = cancellations()
  const { user } = await open()
  await toDays(user)
  expect(screen.queryByRole('button', { name: '不改约，单独再约一次' })).toBeNull()
  await orderSeparately(user)
  expect(sent).toHaveLength(0)
  expect(isCancelled()).toBe(false)
  await goTo(DETAIL)
  expect(await findNotice(/还没有下单。原来的预约仍然保留。$/)).toBeVisible()
})
