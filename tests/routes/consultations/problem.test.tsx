import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { giveConsent } from '@/stores/auth/consent'
import { useConsultations } from '@/stores/consultations/consultations'
import { useConsultationOrder } from '@/stores/consultations/order/order'
import { putPicture } from '@/stores/consultations/order/pictures'
import { useProblem } from '@/stores/consultations/order/problem'
import { startSession } from '@/stores/auth/session'
import { signOut } from '@/stores/auth/signOut'
import { resetStores } from '@/stores/createStore'
import { useSendings } from '@/stores/submit'
import { hasDrafts, USER_PREFIX } from '@/stores/userStorage'
import { WX_RESULT } from '../../fixtures/order'
import { answer, later, PHONE, refuse } from '../booking/support'
import { inWechat } from '../payment/support'
import { address, heading, reloadApp, renderApp, server, tokenOf } from '../support'
import { settled } from '../untilQuiet'

const question = () => screen.findByRole('textbox', { name: /乳腺的健康情况/ })
const next = () => screen.getByRole('button', { name: '下一步' })
const agree = () => screen.getByRole('checkbox', { name: '我已阅读并同意咨询说明' })
const choose = async (label: RegExp, option: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: label }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('radio', { name: option }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
/** Doctor 3002 offers text consultations at these prices, in fen. */
const offers = (...prices: number[]) =>
  answer('/consultation/getDoctorInfoById', () => ({
    id: '3002',
    name: '梁清和',
    doctorBusinessList: prices.map((price) => ({ serviceType: '1', price, openFlag: '1' })),
  }))
const openDoctor = async (doctorId = '3002') => {
  giveConsent('1001')
  const opened = await renderApp(`/consult/problemDesc/${doctorId}`, { signedInAs: PHONE })
  await heading('描述问题')
  await question()
  return opened
}
const fill = async () => {
  await choose(/^价位/, /¥/)
  await userEvent.type(await question(), '左侧有点胀痛')
  await userEvent.click(agree())
}

/** A new page knows only what is stored. */
const forgetOrder = () => {
  useConsultationOrder.setState(useConsultationOrder.getInitialState(), true)
  useSendings.setState(useSendings.getInitialState(), true)
}

describe('the problem form', () => {
  test('[CONSULT-16] [CONSULT-17] [CONSULT-18] [CONSULT-20] each missing part is reported, and the first gets the focus', async () => {
    offers(9_900, 19_900)
    await openDoctor()
    const said = async (text: string) => {
      await userEvent.click(next())
      // Shown in place and not in a toast as well; the price’s sentence is also its button’s hint.
      expect(await screen.findAllByText(text)).toHaveLength(text === '请选择价位' ? 2 : 1)
      expect(address()).toBe('/consult/problemDesc/3002')
    }
    await said('请选择价位')
    await choose(/^价位/, /¥99\.00/)
    await said('请填写乳腺的健康情况')
    await userEvent.type(await question(), '\u200b \ufeff')
    await said('请填写乳腺的健康情况')
    await userEvent.type(await question(), '疼')
    await said('请同意咨询说明')
  })

  test('[A246] the only price is chosen beforehand, the sheet still shows it, and it alone is no draft', async () => {
    await openDoctor()
    expect(screen.getByRole('button', { name: /^价位/ })).toHaveTextContent('¥99.00 / 次')
    expect(hasDrafts()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: /^价位/ }))
    const radios = within(await screen.findByRole('dialog')).getAllByRole('radio')
    expect(radios).toHaveLength(1)
    expect(radios[0]).toBeChecked()
  })

  test('[A246] of several prices none is chosen beforehand', async () => {
    offers(9_900, 19_900)
    await openDoctor()
    expect(screen.getByRole('button', { name: /^价位/ })).toHaveTextContent('请选择价位')
  })

  test('[NAV-45] [CONSULT-08] [CONSULT-11] [CONSULT-15] [A248] it shows patient and price, and allows 300 characters', async () => {
    await openDoctor()
    expect(await screen.findByRole('button', { name: /为谁咨询.*林婉清/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^价位/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getAllByRole('radio')).toHaveLength(1)
    await userEvent.click(within(dialog).getByRole('radio', { name: /¥99\.00/ }))
    await userEvent.click(await question())
    await userEvent.paste('胀'.repeat(320))
    expect(await question()).toHaveValue('胀'.repeat(300))
    expect(screen.getByText('300 / 300 字')).toBeVisible()
  })

  test('[A248] [A402] the customer is chosen at first, also where no row says that it is the customer’s', async () => {
    answer('/subscribe/getInspectorsInfoList', () => [
      { id: '2001', isPrimary: '0', name: '周玉珍' },
      { id: '1001', isPrimary: null, name: '林婉清' },
    ])
    await openDoctor()
    expect(await screen.findByRole('button', { name: /为谁咨询.*林婉清/ })).toBeVisible()
  })

  test('[CONSULT-11] an opening puts its words into the question once, and the caret stands after them', async () => {
    await openDoctor()
    const field = (await question()) as HTMLTextAreaElement
    const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await tap('部位')
    expect(field).toHaveValue('部位：')
    expect(field).toHaveFocus()
    await userEvent.keyboard('左侧')
    await tap('多久了')
    await userEvent.keyboard('三天')
    expect(field).toHaveValue('部位：左侧\n多久了：三天')
    await tap('部位')
    await userEvent.keyboard('外上方')
    expect(field).toHaveValue('部位：左侧外上方\n多久了：三天')
    expect(hasDrafts()).toBe(true)
    act(() => resetStores(USER_PREFIX))
    await reloadApp()
    expect(await question()).toHaveValue('部位：左侧外上方\n多久了：三天')
  })

  test('[CONSULT-11] an opening that does not fit changes nothing and says so until something is typed', async () => {
    await openDoctor()
    await userEvent.click(await question())
    await userEvent.paste('胀'.repeat(299))
    await userEvent.click(screen.getByRole('button', { name: '症状' }))
    expect(await question()).toHaveValue('胀'.repeat(299))
    expect(screen.getByText('字数快满了，请先删掉几个字。')).toBeVisible()
    await userEvent.type(await question(), '{Backspace}')
    expect(screen.queryByText('字数快满了，请先删掉几个字。')).toBeNull()
  })

  test('[CONSULT-09] [CONSULT-10] [A238] it offers the patient’s reports, and others for another patient', async () => {
    await openDoctor()
    expect(await screen.findByText(/选填，医生可以/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^检查报告/ }))
    const dialog = await screen.findByRole('dialog')
    for (const text of [/\d{4}年\d+月\d+日/, /中心|门诊部/, /结节|异常/, /8745039284758/])
      expect(dialog).toHaveTextContent(text)
    await userEvent.click(within(dialog).getAllByRole('radio')[1] as HTMLElement)
    await waitFor(() => expect(screen.getByRole('button', { name: /^检查报告/ })).not.toHaveTextContent('不附报告'))
    await choose(/为谁咨询/, /周玉珍/)
    await waitFor(() => expect(screen.getByRole('button', { name: /^检查报告/ })).toHaveTextContent('不附报告'))
  })

  test('[CONSULT-13] [CONSULT-29] [A251] the notes open on a tap, and one button confirms them', async () => {
    await openDoctor()
    expect(agree()).not.toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: '查看咨询说明' }))
    const dialog = await screen.findByRole('dialog', { name: '咨询说明' })
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(4)
    await userEvent.click(within(dialog).getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('[CONSULT-14] [A386] the price is beside the button, the exclusions above the form, and the reply time below', async () => {
    await openDoctor()
    const main = screen.getByRole('main')
    expect(main).toHaveTextContent('发现新肿块或血性溢液，请立即就医')
    expect(main).toHaveTextContent('在线咨询不用于急诊。紧急时请马上去医院，或拨打 120。')
    expect(screen.getByRole('link', { name: '120' })).toHaveAttribute('href', 'tel:120')
    expect(main).toHaveTextContent('医生一般在 24 小时内回复；没有回复，费用或优惠券会退给您。')
    await choose(/^价位/, /¥99\.00/)
    expect(next().closest('div')?.parentElement?.parentElement).toHaveTextContent(/价位 ?¥99\.00/)
  })

  test('[A386] the emergency advice follows the recipient, and comes before the text field', async () => {
    await openDoctor()
    const note = screen.getByRole('note')
    expect(screen.getByText('咨询医生').compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(note.compareDocumentPosition(await question())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('[CONSULT-19] [CONSULT-21] [A249] a running upload blocks the button, and a failed picture is left out', async () => {
    await openDoctor()
    await fill()
    const stop = new AbortController()
    const chosen = new Blob(['x'])
    act(() => putPicture(1, { state: 'uploading', share: 0.5, stop, chosen }))
    await userEvent.click(next())
    expect((await screen.findAllByText('请等图片上传完再提交')).length).toBeGreaterThan(0)
    expect(address()).toBe('/consult/problemDesc/3002')
    act(() => putPicture(1, { state: 'failed', chosen, error: new ApiError('offline') }))
    await userEvent.click(next())
    await heading('确认咨询')
    await settled()
    expect(screen.queryByRole('img', { name: /^图片/ })).toBeNull()
  })

  test('[A384] another session of the same person restores the draft with its pictures, and another person’s does not', async () => {
    await openDoctor()
    await fill()
    act(() => putPicture(0, { state: 'done', url: 'https://files.demo.example/pictures/1.jpg' }))
    act(() => resetStores(USER_PREFIX))
    await reloadApp()
    expect(await question()).toHaveValue('左侧有点胀痛')
    expect(screen.getByRole('button', { name: '放大第 1 张图片' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '移除第 1 张图片' }))
    act(() => resetStores(USER_PREFIX))
    startSession(await tokenOf('13800000002'))
    giveConsent('1002')
    await reloadApp()
    expect(await question()).toHaveValue('')
    expect(screen.queryByRole('button', { name: /放大/ })).toBeNull()
  })

  test('[A384] sign-out removes the draft and its pictures from the phone', async () => {
    await openDoctor()
    await fill()
    act(() => putPicture(0, { state: 'done', url: 'https://files.demo.example/pictures/1.jpg' }))
    expect(hasDrafts()).toBe(true)
    act(signOut)
    expect(hasDrafts()).toBe(false)
  })

  test('[A384] a reload restores the text, but not the consent', async () => {
    await openDoctor()
    await fill()
    useProblem.setState(useProblem.getInitialState())
    await reloadApp()
    expect(await question()).toHaveValue('左侧有点胀痛')
    expect(agree()).not.toBeChecked()
  })

  test.each([
    ['the customer', '/customer/getCustomerInfo'],
    ['everything', '/*'],
  ])('[A384] a reload that fails to load %s keeps the draft, and a retry restores it', async (_what, path) => {
    await openDoctor()
    await fill()
    act(() => resetStores(USER_PREFIX))
    answer(path, () => HttpResponse.error())
    await reloadApp()
    const again = await screen.findByRole('button', { name: '重试' })
    server.resetHandlers()
    await userEvent.click(again)
    expect(await question()).toHaveValue('左侧有点胀痛')
    expect(hasDrafts()).toBe(true)
  })
})

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

  test('[NAV-47] [CONSULT-23] [CONSULT-24] [CONSULT-25] [CONSULT-30] it shows patient, problem and price', async () => {
    await order()
    const main = screen.getByRole('main')
    await waitFor(() => expect(main).toHaveTextContent('姓名林婉清'))
    for (const text of ['性别女', '年龄46 岁', '左侧有点胀痛', '梁清和', '¥99.00'])
      expect(main).toHaveTextContent(text)
    expect(await pay()).toBeEnabled()
  })

  test('[A253] [RA11] Forward after another patient was chosen names that patient, never the one before', async () => {
    const { router } = await openDoctor()
    await fill()
    await userEvent.click(next())
    const main = screen.getByRole('main')
    await waitFor(() => expect(main).toHaveTextContent('姓名林婉清'))
    await act(() => router.navigate(-1))
    await choose(/为谁咨询/, /周玉珍/)
    const { promise, come } = later()
    const requests = answer('/relativesManager/getRelativesInfoById', () => promise)
    await act(() => router.navigate(1))
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(screen.getByRole('main')).not.toHaveTextContent('林婉清')
    come(refuse('系统繁忙'))
    await settled()
    expect(screen.getByRole('main')).not.toHaveTextContent('林婉清')
    server.resetHandlers()
    await act(() => router.navigate(-1))
    await act(() => router.navigate(1))
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('姓名周玉珍'))
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
    const { promise, come } = later()
    const sent = answer('/consultation/createConsultationOrder', () => promise)
    await order()
    await userEvent.click(await pay())
    await waitFor(() => expect(sent).toHaveLength(1))
    await choose(/^优惠券/, /随机立减券/)
    come(refuse('医生暂时不能接诊'))
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
    await settled()
    expect(screen.queryByText('之前选的优惠券已不适用，现在不使用优惠券。')).toBeNull()
    expect(screen.getByRole('button', { name: /^优惠券/ })).not.toHaveTextContent('不使用优惠券')
    expect(screen.getByText('价格没有计算出来')).toBeVisible()
  })

  test('[CONSULT-27] [RB2] a coupon lost before the order is deselected, and the new price is shown first', async () => {
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

  test('[CONSULT-27] [CONSULT-33] an order with a price leads to its payment', async () => {
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

  test('[NAV-46] [NAV-48] [CONSULT-28] it needs no choice of price or doctor', async () => {
    await order()
    expect(screen.getByRole('main')).toHaveTextContent('由在线的医生回答')
    expect(screen.getByRole('main')).toHaveTextContent('¥29.00')
    expect(screen.getByText('原价').nextSibling).toHaveTextContent('¥29.00')
    await userEvent.click(await screen.findByRole('button', { name: '去支付' }))
    await waitFor(() => expect(address()).toMatch(/^\/order\/tradePay\/\d+\?type=quickConsult$/))
  })

  test('[CONSULT-32] [A254] a free one leads to my consultations', async () => {
    answer('/quick_consultation/createQuickConsultationOrder', () => ({ id: '77', practicalPrice: 0, wxResult: null }))
    await order()
    await userEvent.click(await screen.findByRole('button', { name: '去支付' }))
    await waitFor(() => expect(address()).toBe('/consult/my'))
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
