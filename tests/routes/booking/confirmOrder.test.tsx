import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { startOrder } from '@/stores/booking/order'
import {
  choosePatient,
  choosePriced,
  dayIsTold,
  openConfirm,
  ORDER,
  patientField,
  priceBox,
  specification,
  submit,
  URL_102,
} from './confirm'
import { answer } from '../../support/answers'
import { itBecomes, itIs } from '../../support/clinicClock'
import { address, comeBack, heading, PHONE, reloadApp, renderApp, saying, visited } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

beforeEach(() => itIs('2026-11-25 10:00:00'))

const SELF = { id: '1001', isPrimary: '1', name: '林婉清' }

describe('requirements of the confirm page', () => {
  test('[A93] [ORDER-17] without an order the service list opens', async () => {
    await renderApp(URL_102, { signedInAs: PHONE })
    await waitFor(() => expect(address()).toBe('/service/list'))
  })

  test.each([['/order/confirmOrder/1?orgId=103'], ['/order/confirmOrder/1'], ['/order/confirmOrder/3?orgId=102']])(
    '[A93] an order for another service or organisation does not count at %s',
    async (url) => {
      startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
      await renderApp(url, { signedInAs: PHONE })
      await waitFor(() => expect(address()).toBe('/service/list'))
    },
  )

  test('[A95] [A537] a day that has passed since must be chosen again, and a sentence says so', async () => {
    itIs('2026-11-28 23:59:59')
    await openConfirm()
    itBecomes('2026-11-29 00:00:00')
    await heading('选择日期')
    expect(address()).toBe('/order/selectTime/1?orgId=102')
    expect(screen.getByText('选好的检查日期已经过了，请重新选择')).toBeVisible()
    expect(await screen.findByText('还没有选择日期')).toBeVisible()
  })

  test('[A537] an order that is being sent at midnight is not interrupted', async () => {
    itIs('2026-11-28 23:59:59')
    const slow = deferred()
    answer('/order/createOrder', () => slow.promise)
    const { user } = await openConfirm()
    await choosePriced(user)
    await user.click(submit())
    itBecomes('2026-11-29 00:00:00')
    expect(address()).toBe(URL_102)
    slow.resolve(ORDER)
    await waitFor(() => expect(visited()).toContain('/order/tradePay/777?type=subscribe'))
  })

  test('[A92] [A650] a service that does not exist redirects Home, which says so', async () => {
    startOrder({ serviceId: '99', organisationId: '102', day: '2026-11-28' })
    await renderApp('/order/confirmOrder/99?orgId=102', { signedInAs: PHONE })
    await waitFor(() => expect(address()).toBe('/home'))
    expect(screen.getByText('这项服务暂时无法查看，已回到首页')).toBeInTheDocument()
  })

  test('a patient list that fails to load offers a retry, and the order is kept', async () => {
    let fails = true
    answer('/subscribe/getInspectorsInfoList', () =>
      fails ? Response.error() : [{ id: '5', isPrimary: '1', name: '林婉清' }],
    )
    startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    await screen.findByText('没能打开这个页面')
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await heading('确认订单')
    dayIsTold('11月28日 周六')
  })
})

test.each([
  ['one person is', [SELF]],
  ['two are', [SELF, { id: '2002', isPrimary: '0', name: '林可' }]],
])('[A589] a chosen patient who is gone is asked again, also while %s left', async (_, left) => {
  const created = answer('/order/createOrder', () => ORDER)
  const { user } = await openConfirm()
  await choosePriced(user)
  answer('/subscribe/getInspectorsInfoList', () => left)
  const again = await reloadApp()
  await heading('确认订单')
  await waitFor(() => expect(patientField()).toHaveTextContent('请选择为谁预约'))
  await waitFor(() => expect(priceBox()).not.toHaveTextContent('参考价'))
  await again.user.click(submit())
  expect(await screen.findByText('请选择受检人')).toBeVisible()
  expect(created).toEqual([])
})

describe('the order summary', () => {
  test('[A464] the notes say before payment that implants exclude the check', async () => {
    await openConfirm()
    const notes = screen.getByRole('heading', { level: 2, name: '预约须知' }).parentElement
    expect(notes).toHaveTextContent('有乳房植入性假体的，不能做这项检查。')
  })

  test('[ORDER-02] [ORDER-03] [ORDER-09] it shows day, organisation and the four cancellation rules', async () => {
    await openConfirm()
    dayIsTold('11月28日 周六')
    expect(screen.getByRole('heading', { name: '木棉体检中心（东城）' })).toBeVisible()
    for (const rule of [
      '检查前一天 18:00 之前取消，全额退款。',
      '检查前一天 18:00 起取消，不退款。',
      '单方面违约（例如未按约到检），不退款。',
      '每个自然日最多取消 3 次。',
    ]) {
      expect(screen.getByText(rule)).toBeVisible()
    }
    expect(screen.getByText(saying('本次预约：11月27日 周五 18:00 之前取消，可全额退款。'))).toBeVisible()
  })

  test('[A482] the refund rule follows the clock while the page is open', async () => {
    itIs('2026-11-26 23:59:59')
    await openConfirm()
    expect(screen.getByText(saying('本次预约：明天 11月27日 周五 18:00 之前取消，可全额退款。'))).toBeVisible()
    itBecomes('2026-11-27 00:00:00')
    const today = saying('本次预约：今天 11月27日 周五 18:00 之前取消，可全额退款。')
    expect(await screen.findByText(today)).toBeVisible()
    itIs('2026-11-27 18:00:00')
    await comeBack()
    expect(screen.getByText('本次预约已过全额退款的时间，提交后取消不退款。')).toBeVisible()
  })

  test('[A482] the refund deadline passes on the open page', async () => {
    itIs('2026-11-27 17:59:59')
    await openConfirm()
    expect(screen.getByText(saying(/之前取消，可全额退款。$/))).toBeVisible()
    itBecomes('2026-11-27 18:00:00')
    expect(await screen.findByText('本次预约已过全额退款的时间，提交后取消不退款。')).toBeVisible()
    expect(screen.queryByText(saying(/之前取消，可全额退款。$/))).toBeNull()
  })

  test('[APPT-21] for a check tomorrow the refund ends at 18:00', async () => {
    itIs('2026-11-27 18:00:00')
    await openConfirm({ language: 'en' })
    dayIsTold('Tomorrow, Sat 28 Nov')
    expect(screen.getByText(/^No refund for this date/)).toBeVisible()
  })

  test('[ORDER-04] [ORDER-05] [A100] none of several patients and specifications is preselected', async () => {
    const { user } = await openConfirm()
    expect(patientField()).toHaveTextContent('请选择为谁预约')
    expect(specification('标准版')).not.toBeChecked()
    expect(specification('尊享版')).not.toBeChecked()
    await user.click(patientField())
    const names = within(await screen.findByRole('dialog')).getAllByRole('radio')
    expect(names).toHaveLength(3)
  })

  test('[A100] an only patient and an only specification are preselected, and the price is requested', async () => {
    answer('/healthService/getSpecificationByServiceId', () => [
      { specificationId: '2', specificationName: '尊享版', specificationPrice: 39_800, specificationDesc: null },
    ])
    await openConfirm({ signedInAs: '13800000004' })
    expect(patientField()).toHaveTextContent('阿依古丽·买买提依明·艾合买提江')
    expect(specification('尊享版')).toBeChecked()
    await waitFor(() =>
      expect(priceBox()).toHaveTextContent(
        /^阿依古丽·买买提依明·艾合买提江 · 尊享版 · 11月28日 周六应付金额 ¥398.00提交订单$/,
      ),
    )
  })

  test('[A387] [A416] an entry without a name shows what is known, and can be chosen', async () => {
    answer('/subscribe/getInspectorsInfoList', () => [
      { id: '5', isPrimary: '1', name: null },
      { id: '6', isPrimary: '0', name: '林可' },
    ])
    answer('/healthService/getSpecificationByServiceId', () => [
      { specificationId: '1', specificationPrice: 12_800 },
      { specificationId: '2', specificationName: '尊享版', specificationPrice: 39_800 },
    ])
    const { user } = await openConfirm()
    await user.click(specification('—'))
    expect(specification('—')).toBeChecked()
    await user.click(patientField())
    await user.click(within(await screen.findByRole('dialog')).getByRole('radio', { name: '—' }))
    expect(patientField()).toHaveTextContent('—')
  })

  test('[RA7] a patient or specification returned twice is listed once', async () => {
    const patient = { id: '6', isPrimary: '0', name: '林可' }
    answer('/subscribe/getInspectorsInfoList', () => [patient, patient])
    const premium = { specificationId: '2', specificationName: '尊享版', specificationPrice: 39_800 }
    answer('/healthService/getSpecificationByServiceId', () => [premium, premium])
    const { user } = await openConfirm()
    expect(specification('尊享版')).toBeChecked()
    await user.click(patientField())
    expect(within(await screen.findByRole('dialog')).getByRole('radio', { name: '林可' })).toBeVisible()
  })

  test('[RA7] when no patient can be read, the empty state is not shown', async () => {
    answer('/subscribe/getInspectorsInfoList', () => [{ name: '林可' }])
    const { user } = await openConfirm()
    expect(patientField()).not.toHaveAccessibleDescription('还没有可以预约的受检人。')
    await user.click(patientField())
    expect(within(await screen.findByRole('dialog')).getByRole('radio', { name: '此条目无法显示' })).toBeDisabled()
  })

  test('[RA7] an unreadable patient is listed and cannot be chosen', async () => {
    const { user } = await openConfirm({ signedInAs: '13800000006' })
    await user.click(patientField())
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('radio', { name: '此条目无法显示' })).toBeDisabled()
    expect(dialog.getByRole('radio', { name: '孙丽' })).toBeEnabled()
  })
})

describe('the order price', () => {
  test('[ORDER-08] [A103] the reference price is marked as not final until the answer arrives', async () => {
    const slow = deferred()
    answer('/order/calculatePrice', () => slow.promise)
    const { user } = await openConfirm()
    expect(priceBox()).toHaveTextContent('¥128.00参考价，选择检查套餐后确认')
    await user.click(specification('尊享版'))
    expect(priceBox()).toHaveTextContent('¥398.00参考价，正在确认')
    slow.resolve({ actualPrice: 35_000 })
    await waitFor(() => expect(priceBox()).toHaveTextContent(/^尊享版 · 11月28日 周六应付金额 ¥350.00提交订单$/))
  })

  test('[A366] [A580] before a specification is chosen the reference price is the lowest of theirs, not that of the service', async () => {
    answer('/healthService/getServicePackageDetail', () => ({ serviceId: '1', servicePrice: 0, serviceTypeId: 1 }))
    await openConfirm()
    expect(priceBox()).toHaveTextContent('¥128.00参考价，选择检查套餐后确认')
  })

  test('[ORDER-10] [RA11] a slow answer for another specification never sets the price', async () => {
    const slow = deferred()
    answer('/order/calculatePrice', async (request) =>
      (await request.text()).includes('specificationId=1&') ? slow.promise : { actualPrice: 35_000 },
    )
    const created = answer('/order/createOrder', () => ORDER)
    const { user } = await openConfirm()
    await choosePatient(user, '林可')
    await user.click(specification('标准版'))
    await user.click(specification('尊享版'))
    await waitFor(() => expect(priceBox()).toHaveTextContent('¥350.00提交订单'))
    slow.resolve({ actualPrice: 100 })
    await waitForIdle()
    expect(priceBox()).toHaveTextContent('¥350.00提交订单')
    await user.click(submit())
    await waitFor(() => expect(created).toHaveLength(1))
    expect(new URLSearchParams(await created[0]?.text()).get('practicalPrice')).toBe('35000')
  })

  test('[A103] the button is inactive while the price of a new choice is loading', async () => {
    const slow = deferred()
    answer('/order/calculatePrice', () => slow.promise)
    const created = answer('/order/createOrder', () => ORDER)
    const { user } = await openConfirm()
    await choosePatient(user, '林可')
    await user.click(specification('标准版'))
    await user.click(submit())
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    expect(created).toHaveLength(0)
  })

  test('a price that fails to load offers a retry', async () => {
    let fails = true
    answer('/order/calculatePrice', () => (fails ? Response.error() : { actualPrice: 12_800 }))
    const { user } = await openConfirm()
    await choosePatient(user, '林可')
    await user.click(specification('标准版'))
    await waitFor(() => expect(priceBox()).toHaveTextContent('没能确认价格，下面是参考价'))
    expect(submit()).toBeDisabled()
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(submit()).toBeEnabled())
  })
})
