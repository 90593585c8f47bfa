import { expect, test, vi } from 'vitest'
import { heading } from '../../support/app'
import { cancellations, chooseDay, findNotice, isCancelled, open, order, pay, toDays } from './anotherDay'

// This test has its own file, because what a full phone cannot store stays in the memory of the file.
test('[A608] a phone that cannot keep the change promises no automatic cancellation, and the user decides', async () => {
  const sent = cancellations()
  const { user } = await open()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await toDays(user)
  expect(await findNotice('11月26日 周四的预约先保留，新预约支付成功后由您决定是否取消。')).toBeVisible()
  await chooseDay(user)
  await order(user)
  await pay(user)
  await heading('支付成功')
  expect(await findNotice('新预约已支付。之前说好由您决定，所以没有自动取消原来的预约。')).toBeVisible()
  expect(sent).toHaveLength(0)
  expect(isCancelled()).toBe(false)
})
