import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { describe, expect, test } from 'vitest'
import { requestHandler } from '@/mocks/node'
import { giveConsent } from '@/stores/auth/consent'
import { useConsultations } from '@/stores/consultations/consultations'
import { useConsultationOrder } from '@/stores/consultations/order/order'
import { putPicture } from '@/stores/consultations/order/slots'
import { useSubmissions } from '@/stores/submit'
import { WX_RESULT } from '../../support/fixtures/order'
import { answer, refuse } from '../../support/answers'
import { inWechat } from '../payment/support'
import { address, clinic, heading, PHONE, reloadApp, renderApp, server } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { agree, choose, fill, next, openDoctor, question } from './doctorQuestionSupport'
import { deferred } from '../../support/deferred'

/** A new page knows only what is stored. */
const forgetOrder = () => {
  useConsultationOrder.setState(useConsultationOrder.getInitialState(), true)
  useSubmissions.setState(useSubmissions.getInitialState(), true)
}

const priceWithoutCoupon = async (request: Request) =>
  (await request.text()).includes('couponId=&') ? 9_900 : refuse('优惠券已被使用')

describe('the consultation order', () => {
  const order = async () => {
    await openDoctor()
    await fill()
    await userEvent.click(next())
    await heading('确认咨询')
  }
  const pay = () => screen.findByRole('button', { name: '去支付' })

  test('[NAV-47] [CONSULT-23] [CONSULT-24] [CONSULT-25] [CONSULT-30] it shows patient, question and price', async () => {
    await order()
    const main = screen.getByRole('main')
    await waitFor(() => expect(main).toHaveTextContent('姓名林婉清'))
    for (const text of ['性别女', '年龄46 岁', '左侧有点胀痛', '梁清和', '¥99.00'])
      expect(main).toHaveTextContent(text)
    expect(await pay()).toBeEnabled()
  })

  test('[CONSULT-24] [CONSULT-30] the pictures are shown, and pictures and report go along with the order', async () => {
    await openDoctor()
    await fill()
    act(() => putPicture(0, { state: 'done', url: 'https://files.demo.example/1.jpg' }))
    act(() => putPicture(2, { state: 'done', url: 'https://files.demo.example/3.jpg' }))
    await userEvent.click(screen.getByRole('button', { name: /^检查报告/ }))
    await userEvent.click(within(await screen.findByRole('dialog')).getAllByRole('radio')[1] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = answer('/consultation/createConsultationOrder', () => refuse('医生暂时不能接诊'))
    await userEvent.click(next())
    await heading('确认咨询')
    const sources = screen.getAllByRole('img', { name: /^图片/ }).map((picture) => picture.getAttribute('src'))
    expect(sources).toEqual(['https://files.demo.example/1.jpg', 'https://files.demo.example/3.jpg'])
    await userEvent.click(await pay())
    await waitFor(() => expect(sent).toHaveLength(1))
    const order = new URLSearchParams(await sent[0]?.text())
    expect(Object.fromEntries(order)).toMatchObject({
      doctorId: '3002',
      customerId: '1001',
      practicalPrice: '9900',
      consultationContent: '左侧有点胀痛',
      consultationPic: 'https://files.demo.example/1.jpg,https://files.demo.example/3.jpg',
      reportId: expect.stringMatching(/^8745039284758/) as string,
    })
  })

  test('[A253] [RA11] Forward after another patient was chosen names that patient, never the one before', async () => {
    const { router } = await openDoctor()
    await fill()
    await userEvent.click(next())
    const main = screen.getByRole('main')
    await waitFor(() => expect(main).toHaveTextContent('姓名林婉清'))
    await act(() => router.navigate(-1))
    await choose(/为谁咨询/, /周玉珍/)
    const { promise, resolve } = deferred()
    const requests = answer('/relativesManager/getRelativesInfoById', () => promise)
    await act(() => router.navigate(1))
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(screen.getByRole('main')).not.toHaveTextContent('林婉清')
    resolve(refuse('系统繁忙'))
    await waitForIdle()
    expect(screen.getByRole('main')).not.toHaveTextContent('林婉清')
    server.resetHandlers()
    await act(() => router.navigate(-1))
    await act(() => router.navigate(1))
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('姓名周玉珍'))
  })

  test('[PATIENT-01] a question about a relative is ordered for the relative', async () => {
    const sent = answer('/consultation/createConsultationOrder', () => refuse('医生暂时不能接诊'))
    await openDoctor()
    await choose(/为谁咨询/, /周玉珍/)
    await fill()
    await userEvent.click(next())
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('姓名周玉珍'))
    await userEvent.click(await pay())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(new URLSearchParams(await sent[0]?.text()).get('customerId')).toBe('2001')
  })

  test('[A433] [CONSULT-23] a patient who does not load is asked again on a tap, and nothing is sent without', async () => {
    const sent = answer('/consultation/createConsultationOrder', () => refuse('医生暂时不能接诊'))
    answer('/relativesManager/getRelativesInfoById', () => refuse('系统繁忙'))
    await openDoctor()
    await choose(/为谁咨询/, /周玉珍/)
    await fill()
    await userEvent.click(next())
    expect(await within(screen.getByRole('main')).findByText('系统繁忙')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('应付金额 ¥99.00'))
    expect(await pay()).toBeDisabled()
    answer('/relativesManager/getRelativesInfoById', () => ({ id: '2001', name: '周玉珍', sex: '0', age: 70 }))
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('姓名周玉珍'))
    await userEvent.click(await pay())
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('[RD3] [CONSULT-20] Forward while a picture is added again does not order without it', async () => {
    const { router } = await openDoctor()
    await fill()
    await userEvent.click(next())
    await heading('确认咨询')
    await act(() => router.navigate(-1))
    await question()
    const stop = new AbortController()
    act(() => putPicture(0, { state: 'uploading', share: 0, chosen: new Blob(['photo']), stop }))
    await act(() => router.navigate(1))
    const sent = answer('/consultation/createConsultationOrder', () => refuse('医生暂时不能接诊'))
    await userEvent.click(await pay())
    expect(await screen.findByText('请等图片上传完再提交')).toBeVisible()
    expect(sent).toEqual([])
    act(() => putPicture(0, { state: 'done', url: 'https://files.demo.example/1.jpg' }))
    await userEvent.click(await pay())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(decodeURIComponent((await sent[0]?.text()) ?? '')).toContain('https://files.demo.example/1.jpg')
  })

  test('[CONSULT-26] [A247] a coupon changes the price from the server, and can be deselected', async () => {
    await order()
    const main = screen.getByRole('main')
    await choose(/^优惠券/, /随机立减券/)
    await waitFor(() => expect(main).toHaveTextContent('应付金额 ¥87.00'))
    expect(screen.getByText('原价').nextSibling).toHaveTextContent('¥99.00')
    expect(await pay()).toBeEnabled()
    await choose(/^优惠券/, /不使用优惠券/)
    await waitFor(() => expect(main).toHaveTextContent('应付金额 ¥99.00'))
  })

  test('[CONSULT-26] [A531] while the order is sent its coupon and price stay', async () => {
    const { promise, resolve } = deferred()
    const sent = answer('/consultation/createConsultationOrder', () => promise)
    await order()
    await userEvent.click(await pay())
    await waitFor(() => expect(sent).toHaveLength(1))
    await choose(/^优惠券/, /随机立减券/)
    resolve(refuse('医生暂时不能接诊'))
    expect(await screen.findByText('医生暂时不能接诊')).toBeVisible()
    expect(screen.getByRole('button', { name: /^优惠券/ })).toHaveTextContent('不使用优惠券')
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('应付金额 ¥99.00'))
  })

  test('[CONSULT-26] [A381] a coupon lost before its price arrives is deselected, and a message says so', async () => {
    await order()
    const main = screen.getByRole('main')
    answer('/consultation/calculateConsultationPrice', priceWithoutCoupon)
    answer('/coupon/getCouponListByServiceCodeAndDoctorId', () => [])
    await choose(/^优惠券/, /随机立减券/)
    expect(await screen.findByText('之前选的优惠券已不适用，现在不使用优惠券。')).toBeVisible()
    await waitFor(() => expect(main).toHaveTextContent('应付金额 ¥99.00'))
    expect(await pay()).toBeEnabled()
  })

  test('[CONSULT-26] [A381] a coupon stays chosen where its price is refused and the list of coupons fails to load', async () => {
    await order()
    answer('/consultation/calculateConsultationPrice', priceWithoutCoupon)
    const coupons = answer('/coupon/getCouponListByServiceCodeAndDoctorId', () => refuse('系统繁忙'))
    await choose(/^优惠券/, /随机立减券/)
    await waitFor(() => expect(coupons.length).toBeGreaterThan(0))
    await waitForIdle()
    expect(screen.queryByText('之前选的优惠券已不适用，现在不使用优惠券。')).toBeNull()
    expect(screen.getByRole('button', { name: /^优惠券/ })).not.toHaveTextContent('不使用优惠券')
    expect(screen.getByText('价格没有计算出来')).toBeVisible()
  })

  test('[A631] [A589] a coupon whose price is refused stays chosen while a row of the list cannot be read', async () => {
    await order()
    answer('/consultation/calculateConsultationPrice', priceWithoutCoupon)
    const coupons = answer('/coupon/getCouponListByServiceCodeAndDoctorId', () => [{ cdkeyId: '1' }])
    await choose(/^优惠券/, /随机立减券/)
    await waitFor(() => expect(coupons.length).toBeGreaterThan(0))
    await waitForIdle()
    expect(screen.queryByText('之前选的优惠券已不适用，现在不使用优惠券。')).toBeNull()
    expect(screen.getByText('价格没有计算出来')).toBeVisible()
    expect(screen.getByText('优惠券已被使用')).toBeVisible()
  })

  test('[CONSULT-26] [RF6] a coupon lost before the order is deselected, and the new price is shown first', async () => {
    await order()
    const main = screen.getByRole('main')
    await choose(/^优惠券/, /随机立减券/)
    await waitFor(() => expect(main).toHaveTextContent('应付金额 ¥87.00'))
    answer('/consultation/createConsultationOrder', () => refuse('优惠券已被使用'))
    answer('/consultation/calculateConsultationPrice', priceWithoutCoupon)
    answer('/coupon/getCouponListByServiceCodeAndDoctorId', () => [])
    await userEvent.click(await pay())
    expect(await screen.findByText('咨询没有提交成功')).toBeVisible()
    await waitFor(() => expect(main).toHaveTextContent('应付金额 ¥99.00'))
    expect(screen.getByText('之前选的优惠券已不适用，现在不使用优惠券。')).toBeVisible()
    expect(address()).toBe('/consult/order')
  })

  test('[CONSULT-27] while the order is sent the button says so, and shows that it loads', async () => {
    const { promise, resolve } = deferred()
    answer('/consultation/createConsultationOrder', () => promise)
    await order()
    await waitFor(async () => expect(await pay()).not.toHaveAttribute('aria-busy'))
    await userEvent.click(await pay())
    expect(await screen.findByRole('button', { name: '正在提交…' })).toHaveAttribute('aria-busy', 'true')
    resolve(refuse('医生暂时不能接诊'))
    expect(await pay()).not.toHaveAttribute('aria-busy')
  })

  test('[CONSULT-33] an order with a price leads to its payment', async () => {
    inWechat()
    await order()
    await userEvent.click(await pay())
    await heading('支付订单')
    expect(address()).toMatch(/^\/order\/tradePay\/\d+\?type=consult$/)
    expect(screen.getByRole('main')).toHaveTextContent('¥99.00')
  })

  test('[A490] the order does not repeat the emergency advice of the form before it', async () => {
    await order()
    await screen.findByText('左侧有点胀痛')
    expect(screen.queryByText(/请立即就医/)).toBeNull()
  })

  test('[CONSULT-29] [A466] the rules open on a tap, over the order', async () => {
    await order()
    await userEvent.click(screen.getByRole('button', { name: '查看咨询说明' }))
    const dialog = await screen.findByRole('dialog', { name: '咨询说明' })
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(4)
    await userEvent.click(within(dialog).getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/consult/order')
    expect(await pay()).toBeEnabled()
  })

  test('[CONSULT-31] [A254] a free order leads to the chat at once', async () => {
    answer('/consultation/createConsultationOrder', () => ({ id: '77', practicalPrice: 0, wxResult: null }))
    await order()
    await userEvent.click(await pay())
    await waitFor(() => expect(address()).toBe('/chat/77?type=1'))
  })

  test('[A253] [ORDER-17] a reload keeps the order, and without one the screen leads to the doctors', async () => {
    await order()
    await reloadApp()
    expect(await pay()).toBeVisible()
    expect(screen.getByRole('main')).toHaveTextContent('左侧有点胀痛')
    window.sessionStorage.clear()
    await reloadApp()
    await waitFor(() => expect(address()).toBe('/consult/index'))
  })

  test('[A253] [CONSULT-30] a reload also keeps whom the question goes to', async () => {
    await order()
    // A new page knows no doctor yet.
    useConsultations.setState(useConsultations.getInitialState(), true)
    await reloadApp()
    await pay()
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('咨询医生梁清和'))
  })

  test('[A253] [CONSULT-26] [A558] a reload also keeps the coupon, and a repeat after a lost answer is the same order', async () => {
    const created = answer('/consultation/createConsultationOrder', () => new Response('', { status: 504 }))
    const main = () => screen.getByRole('main')
    await order()
    await choose(/^优惠券/, /随机立减券/)
    await waitFor(() => expect(main()).toHaveTextContent('应付金额 ¥87.00'))
    await userEvent.click(await pay())
    await screen.findByText('还不知道咨询有没有提交成功')
    forgetOrder()
    await reloadApp()
    await waitFor(() => expect(main()).toHaveTextContent('应付金额 ¥87.00'))
    expect(screen.getByRole('button', { name: /^优惠券/ })).toHaveTextContent('随机立减券')
    await waitFor(async () => expect(await pay()).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(await pay())
    await waitFor(() => expect(created).toHaveLength(2))
    const keys = created.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[1]).toBe(keys[0])
  })

  test('[A588] [A558] [RB2] a lost consultation that used up its coupon is found after a reload, and no second one is sent', async () => {
    const sent: Request[] = []
    server.use(
      http.all('*/api/consultation/createConsultationOrder', async ({ request }) => {
        sent.push(request)
        await requestHandler(clinic)(request.clone())
        return Response.error()
      }),
    )
    await order()
    await choose(/^优惠券/, /随机立减券/)
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('应付金额 ¥87.00'))
    await userEvent.click(await pay())
    await screen.findByText('还不知道咨询有没有提交成功')
    forgetOrder()
    await reloadApp()
    expect(await screen.findByText('之前选的优惠券已不适用，现在不使用优惠券。')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('应付金额 ¥99.00'))
    await userEvent.click(await pay())
    expect(await screen.findByText('咨询已经提交成功，不用再提交')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/consult/my'))
    expect(sent).toHaveLength(1)
  })

  test('[CONSULT-26] [A558] a question that is changed keeps no coupon of the order before', async () => {
    await order()
    await choose(/^优惠券/, /随机立减券/)
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('应付金额 ¥87.00'))
    await userEvent.click(screen.getByRole('link', { name: '修改问题' }))
    await question()
    await userEvent.click(next())
    await heading('确认咨询')
    forgetOrder()
    await reloadApp()
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('应付金额 ¥99.00'))
  })

  test.each([
    ['继续支付', '/order/tradePay/77?type=consult'],
    ['查看我的咨询', '/consult/my'],
  ])(
    '[RF6] a price that differs from the one shown is reported before payment; %s leads to %s',
    async (way, leadsTo) => {
      answer('/consultation/createConsultationOrder', () => ({
        id: '77',
        practicalPrice: 12_000,
        wxResult: WX_RESULT,
      }))
      answer('/order/getPayStatus', () => ({ payStatus: 1 }))
      answer('/consultation/paySurplusTime', () => 600)
      await order()
      await userEvent.click(await pay())
      const dialog = await screen.findByRole('alertdialog', { name: '金额有变化' })
      expect(dialog).toHaveTextContent('提交时显示 ¥99.00，现在应付 ¥120.00。')
      expect(address()).toBe('/consult/order')
      await userEvent.click(within(dialog).getByRole('button', { name: way }))
      await waitFor(() => expect(address()).toBe(leadsTo))
    },
  )

  test('[RB2] [A434] a lost answer is mentioned after a reload and with another coupon, until a definite one arrives', async () => {
    const created = answer('/consultation/createConsultationOrder', () => new Response('', { status: 504 }))
    await order()
    await choose(/^优惠券/, /随机立减券/)
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('应付金额 ¥87.00'))
    await userEvent.click(await pay())
    expect(await screen.findByText('还不知道咨询有没有提交成功')).toBeVisible()
    await reloadApp()
    expect(await pay()).toBeVisible()
    expect(screen.getByText('还不知道咨询有没有提交成功')).toBeVisible()
    answer('/consultation/createConsultationOrder', () => refuse('医生暂时不能接诊'))
    await waitFor(async () => expect(await pay()).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(await pay())
    expect(await screen.findByText('医生暂时不能接诊')).toBeVisible()
    expect(screen.queryByText('还不知道咨询有没有提交成功')).toBeNull()
    expect(created).toHaveLength(1)
  })

  test('[RA5] status 50037 to the order shows no red bar, frees the button, and lets the order be sent again', async () => {
    const silent = () => Response.json({ data: null, message: '不显示的话', status: 50037 })
    const sent = answer('/consultation/createConsultationOrder', silent)
    await order()
    await waitFor(async () => expect(await pay()).not.toHaveAttribute('aria-busy'))
    await userEvent.click(await pay())
    expect(await screen.findByText('咨询没有提交成功')).toBeVisible()
    expect(screen.queryByText('不显示的话')).toBeNull()
    expect(document.querySelector('#toasts')?.textContent ?? '').toBe('')
    expect(await pay()).not.toHaveAttribute('aria-busy')
    await userEvent.click(await pay())
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  test('[A381] [RB2] a rejected order keeps the input, and can be resent', async () => {
    answer('/consultation/createConsultationOrder', () => refuse('医生暂时不能接诊'))
    await order()
    await userEvent.click(await pay())
    expect(await screen.findByText('咨询没有提交成功')).toBeVisible()
    expect(screen.getByText('医生暂时不能接诊')).toBeVisible()
    expect(await pay()).toBeEnabled()
  })
})

describe('a quick consultation', () => {
  const order = async () => {
    giveConsent('1001')
    await renderApp('/consult/quickProblemDesc', { signedInAs: PHONE })
    await heading('快速咨询')
    await userEvent.type(await question(), '最近有点疼')
    await userEvent.click(agree())
    await userEvent.click(next())
    await heading('确认快速咨询')
  }

  test('[NAV-46] [NAV-48] [CONSULT-28] it is shown like an order to a doctor, without the doctor and the choice of a price', async () => {
    await order()
    const main = screen.getByRole('main')
    await waitFor(() => expect(main).toHaveTextContent('姓名林婉清'))
    for (const text of ['性别女', '年龄46 岁', '最近有点疼', '咨询医生由在线的医生回答', '¥29.00'])
      expect(main).toHaveTextContent(text)
    expect(screen.getByRole('button', { name: /^优惠券/ })).toBeVisible()
    expect(screen.getByRole('button', { name: '查看咨询说明' })).toBeVisible()
    expect(screen.getByText('原价').nextSibling).toHaveTextContent('¥29.00')
    await userEvent.click(await screen.findByRole('button', { name: '去支付' }))
    await waitFor(() => expect(address()).toMatch(/^\/order\/tradePay\/\d+\?type=quickConsult$/))
  })

  test('[A93] [ORDER-17] without a question the order leads to the doctors', async () => {
    await renderApp('/consult/quickOrder', { signedInAs: PHONE })
    await waitFor(() => expect(address()).toBe('/consult/index'))
  })

  test('[CONSULT-32] [A254] a free one leads to my consultations', async () => {
    answer('/quick_consultation/createQuickConsultationOrder', () => ({ id: '77', practicalPrice: 0, wxResult: null }))
    await order()
    await userEvent.click(await screen.findByRole('button', { name: '去支付' }))
    await waitFor(() => expect(address()).toBe('/consult/my'))
  })
})

describe('the tab of my consultations', () => {
  const tab = (name: string) => screen.findByRole('tab', { name })
  /** Leaves my consultations on this tab for another screen. */
  const leaveOn = async (name: string, to: string) => {
    giveConsent('1001')
    const { router } = await renderApp('/consult/my', { signedInAs: PHONE })
    await userEvent.click(await tab(name))
    await waitFor(async () => expect(await tab(name)).toHaveAttribute('aria-selected', 'true'))
    await act(() => router.navigate(to))
    return router
  }
  const expectTab = async (name: string) => {
    await waitFor(() => expect(address()).toBe('/consult/my'))
    expect(await tab(name)).toHaveAttribute('aria-selected', 'true')
  }
  const askQuickly = async () => {
    const router = await leaveOn('已完成', '/consult/quickProblemDesc')
    await heading('快速咨询')
    await userEvent.type(await question(), '最近有点疼')
    await userEvent.click(agree())
    await userEvent.click(next())
    await heading('确认快速咨询')
    await userEvent.click(await screen.findByRole('button', { name: '去支付' }))
    return router
  }

  test('[A261] [A614] a new consultation opens the list on the tab that holds it', async () => {
    answer('/quick_consultation/createQuickConsultationOrder', () => ({ id: '77', practicalPrice: 0, wxResult: null }))
    await askQuickly()
    await expectTab('未完成')
  })

  test('[RB2] [A614] a new consultation whose answer was lost opens the list on the tab that holds it', async () => {
    answer('/quick_consultation/createQuickConsultationOrder', () => Response.error())
    await askQuickly()
    await screen.findByText('还不知道咨询有没有提交成功')
    await userEvent.click(screen.getByRole('link', { name: '查看我的咨询' }))
    await expectTab('未完成')
  })

  test.each([
    ['paid', 2, '已完成', '未完成'],
    ['cancelled, with its money on the way back', 3, '未完成', '已完成'],
    ['cancelled, with its money back', 4, '未完成', '已完成'],
  ])('[PAY-09] [A614] an order that the pay page finds %s shows on its tab', async (_, payStatus, before, after) => {
    answer('/order/getPayStatus', () => ({ payStatus }))
    await leaveOn(before, '/order/tradePay/77?type=quickConsult')
    await expectTab(after)
  })

  test('[A108] [A614] an order whose time to pay has ended shows among the completed ones', async () => {
    answer('/order/getPayStatus', () => ({ payStatus: 5 }))
    await leaveOn('未完成', '/order/tradePay/77?type=quickConsult')
    await userEvent.click(await screen.findByRole('link', { name: '查看订单' }))
    await expectTab('已完成')
  })

  test('[PAY-10] [A614] an order that is to be paid later shows among those that are not completed', async () => {
    answer('/order/getPayStatus', () => ({ payStatus: 1 }))
    answer('/consultation/paySurplusTime', () => 600)
    answer('/consultation/continuePay', () => ({ id: '77', practicalPrice: 9900, wxResult: WX_RESULT }))
    await leaveOn('已完成', '/order/tradePay/77?type=quickConsult')
    await userEvent.click(await screen.findByRole('link', { name: '稍后再付，查看订单' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出' }))
    await expectTab('未完成')
  })
})

test('[PAY-09] a paid quick consultation leads to my consultations', async () => {
  answer('/order/getPayStatus', () => ({ payStatus: 2 }))
  await renderApp('/order/tradePay/77?type=quickConsult', { signedInAs: PHONE })
  await waitFor(() => expect(address()).toBe('/consult/my'))
})

test('[PAY-08] a paid consultation with a doctor leads to the chat', async () => {
  answer('/order/getPayStatus', () => ({ payStatus: 2 }))
  await renderApp('/order/tradePay/77?type=consult', { signedInAs: PHONE })
  await waitFor(() => expect(address()).toBe('/chat/77?type=1'))
})
