import { act, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { startSession } from '@/stores/auth/session'
import { signOut } from '@/stores/auth/signOut'
import { answer, askToPause, refuse } from '../../support/answers'
import { address, heading, reloadAsNewPage, renderApp, server, tokenOf } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'
import { setOnline } from '../../support/setOnline'

const PHONE = '13800000001'
/** A customer without coupons. */
const NEW = '13800000002'

const COUPON = {
  id: '1',
  title: '券',
  cdkeyId: '1',
  couponId: '1',
  couponType: 2,
  deduct: 1000,
  minCost: 0,
  services: [],
  validTimeType: 1,
  validStatus: 1,
}
const answerCoupons = (...coupons: object[]) =>
  answer('/coupon/listCoupon', () => ({
    list: coupons.map((fields, index) => ({ ...COUPON, cdkeyId: String(index + 1), ...fields })),
    total: coupons.length,
  }))
const cards = () => within(screen.getByRole('main')).getAllByRole('listitem')
const card = (title: string) =>
  screen.getAllByRole('heading', { level: 2, name: title })[0]?.closest('li') as HTMLElement
const open = async (phone = PHONE, language: 'zh' | 'en' = 'zh') => {
  const opened = await renderApp('/my/coupon', { signedInAs: phone, language })
  await heading(language === 'zh' ? '我的优惠券' : 'My coupons')
  return opened
}

describe('the list of coupons', () => {
  test('[COUPON-04] [RA7] a coupon returned twice is listed once, and each unreadable one is listed', async () => {
    answerCoupons({ title: '两次' }, { cdkeyId: '1' }, { cdkeyId: '' }, { cdkeyId: '' }, { title: '另一张' })
    await open()
    await screen.findByRole('heading', { level: 2, name: '另一张' })
    expect(cards().map(({ textContent }) => /两次|另一张|无法显示/.exec(textContent ?? '')?.[0])).toEqual([
      '两次',
      '无法显示',
      '无法显示',
      '另一张',
    ])
  })

  test('[NAV-14] [COUPON-04] [COUPON-05] [COUPON-06] [COUPON-07] a coupon shows type and value, threshold, services and validity', async () => {
    await open()
    await screen.findByRole('heading', { level: 2, name: '乳腺健康检测兑换券' })
    expect(card('关爱现金券')).toHaveTextContent('¥30.00')
    expect(card('关爱现金券')).toHaveTextContent('¥30.00现金券')
    expect(card('关爱现金券')).toHaveTextContent('满 ¥100.00 可用 · 乳腺健康检测、尊享乳腺检查')
    expect(card('关爱现金券')).toHaveTextContent('领取后 30 天内有效')
    expect(card('会员折扣券')).toHaveTextContent('8.5折')
    expect(card('随机立减券')).toHaveTextContent('¥5.00 - ¥20.00')
    expect(card('随机立减券')).toHaveTextContent('无门槛 · 全部服务')
    expect(cards()).toHaveLength(9)
  })

  test.each([
    ['zh', '2026年11月1日 09:30至2026年12月31日 18:00', '有效至 2026年12月31日 18:00', '2026年11月1日 起'],
    ['en', '1 Nov 2026 09:30 – 31 Dec 2026 18:00', 'Until 31 Dec 2026 18:00', 'From 1 Nov 2026'],
  ] as const)('[COUPON-07] [A357] (%s) a validity with an hour shows it', async (language, both, until, from) => {
    answerCoupons(
      { title: '两端', validStartTime: '2026-11-01 09:30:00', validEndTime: '2026-12-31 18:00:00' },
      { title: '到', validEndTime: '2026-12-31 18:00:00' },
      { title: '起', validStartTime: '2026-11-01 00:00:00' },
    )
    await open(PHONE, language)
    await screen.findByRole('heading', { level: 2, name: '两端' })
    expect(card('两端')).toHaveTextContent(both)
    expect(card('到')).toHaveTextContent(until)
    expect(card('起')).toHaveTextContent(from)
    expect(card('起')).not.toHaveTextContent('00:00')
  })

  test('[COUPON-04] the discount in English is the percentage off', async () => {
    await open(PHONE, 'en')
    await screen.findByRole('heading', { level: 2, name: '会员折扣券' })
    expect(card('会员折扣券')).toHaveTextContent('15% off')
  })

  test.each([
    ['a single service', [{ serviceId: '3', serviceName: '尊享' }], '/service/detail/3'],
    [
      'two services',
      [
        { serviceId: '1', serviceName: '一' },
        { serviceId: '3', serviceName: '三' },
      ],
      '/service/list',
    ],
    ['bare names', ['检查'], '/service/list'],
    ['no service', [], '/service/list'],
    ['a consultation', [{ serviceId: '4', serviceName: '图文咨询' }], '/consult/index'],
  ])('[COUPON-08] [A160] [A400] the button of %s leads to its use', async (_for, services, target) => {
    answerCoupons({ services })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '去使用' }))
    await waitFor(() => expect(address()).toBe(target))
  })

  test('[COUPON-08] [COUPON-12] an expired or not yet valid coupon says so and cannot be used', async () => {
    answerCoupons({ title: '过期', validStatus: 0 }, { title: '未到', validStatus: 2 })
    await open()
    await screen.findByRole('heading', { level: 2, name: '过期' })
    expect(card('过期')).toHaveTextContent('已过期')
    expect(card('未到')).toHaveTextContent('还没到使用时间')
    for (const button of screen.getAllByRole('button', { name: '去使用' })) expect(button).toBeDisabled()
  })

  test.each([
    ['0', { discount: 0, lowRandomMoney: 0, highRandomMoney: 0 }],
    ['null', { discount: null, lowRandomMoney: null, highRandomMoney: null }],
    ['absent', {}],
  ])('[COUPON-10] [A387] invalid fields are read as %s', async (_what, unused) => {
    answerCoupons({ ...unused }, { couponType: 1, deduct: 0, ...unused })
    await open()
    expect(await screen.findByText('¥10.00')).toBeVisible()
    expect(screen.getByText('兑换全部服务')).toBeVisible()
  })

  test('[COUPON-01] an unreadable row is listed as such, and the others are shown', async () => {
    answerCoupons({ title: '好的' }, { couponType: 9 })
    await open()
    expect(await screen.findByRole('heading', { level: 2, name: '好的' })).toBeVisible()
    expect(screen.getByText('此条目无法显示')).toBeVisible()
  })
})

test('[A566] a server that answers null for no coupons shows that there are none', async () => {
  await open('13800000006')
  expect(await screen.findByText('还没有优惠券')).toBeVisible()
})

describe('the redeem box', () => {
  const box = () => screen.getByRole('textbox', { name: '兑换码' })

  test.each([50011, 50012])(
    '[RA12] a code that is answered %i once another person has signed in is redeemed for nobody',
    async (status) => {
      const reply = deferred()
      const requests = answer('/coupon/redeemCoupon', () => reply.promise)
      const { user, router } = await open()
      await user.type(box(), 'HEALTH2026')
      await user.click(screen.getByRole('button', { name: '兑换' }))
      await waitFor(() => expect(requests).toHaveLength(1))
      const next = await tokenOf(NEW)
      await act(async () => {
        signOut()
        await router.navigate('/login')
        startSession(next)
      })
      reply.resolve(HttpResponse.json({ data: null, message: '', status }, { headers: { token: 'renewed' } }))
      await waitForIdle()
      expect(requests).toHaveLength(1)
      expect(Cookies.get('token')).toBe(next)
    },
  )

  test('[COUPON-02] [A161] a code becomes a coupon: a message confirms it, the box is cleared, and the list reloads', async () => {
    const { user } = await open(NEW)
    expect(await screen.findByText('还没有优惠券')).toBeVisible()
    await user.type(box(), '  WELCOME15\u200b ')
    await user.click(screen.getByRole('button', { name: '兑换' }))
    expect(await screen.findByText('兑换成功')).toBeVisible()
    expect(box()).toHaveValue('')
    expect(await screen.findByRole('heading', { level: 2, name: '开卡礼现金券' })).toBeVisible()
  })

  test('[COUPON-02] [A161] a message confirms the coupon before the list has loaded again', async () => {
    const { user } = await open(NEW)
    await screen.findByText('还没有优惠券')
    const slow = deferred()
    answer('/coupon/listCoupon', () => slow.promise)
    await user.type(box(), 'WELCOME15{Enter}')
    expect(await screen.findByText('兑换成功')).toBeVisible()
    expect(box()).toHaveValue('')
    slow.resolve({ list: [{ ...COUPON, title: '新的' }], total: 1 })
    expect(await screen.findByRole('heading', { level: 2, name: '新的' })).toBeVisible()
  })

  test('[COUPON-03] an empty code does nothing', async () => {
    const requests = answer('/coupon/redeemCoupon', () => null)
    const { user } = await open(NEW)
    await user.click(screen.getByRole('button', { name: '兑换' }))
    await user.type(box(), '   {Enter}')
    await waitForIdle()
    expect(requests).toHaveLength(0)
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement()
  })

  test('[COUPON-02] a wrong code stays in the box with the server’s message, and another code has a new key', async () => {
    const keys: (string | null)[] = []
    server.use(
      http.post('*/api/coupon/redeemCoupon', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return undefined
      }),
    )
    const { user } = await open(NEW)
    await user.type(box(), 'NOPE{Enter}')
    expect(await screen.findByText('兑换码不存在')).toBeVisible()
    expect(box()).toHaveValue('NOPE')
    await user.type(box(), '1')
    expect(screen.queryByText('兑换码不存在')).toBeNull()
    await user.type(box(), '{Enter}')
    expect(await screen.findByText('兑换码不存在')).toBeVisible()
    expect(keys).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
    expect(keys[0]).not.toBe(keys[1])
  })

  test('[COUPON-02] a code that was not sent is kept, and the code is not blamed', async () => {
    const { user } = await open(NEW)
    setOnline(false)
    await user.type(box(), 'WELCOME15{Enter}')
    expect(await screen.findByText('您填写的兑换码还在。')).toBeVisible()
    expect(screen.queryByText('请核对兑换码后再试。')).toBeNull()
    expect(box()).toHaveValue('WELCOME15')
  })

  test('[A583] a pause that the server asks for does not blame the code', async () => {
    answer('/coupon/redeemCoupon', askToPause)
    const { user } = await open(NEW)
    await user.type(box(), 'WELCOME15{Enter}')
    expect(await screen.findByText('请求过于频繁')).toBeVisible()
    expect(screen.getByText('您填写的兑换码还在。')).toBeVisible()
  })

  test('[RB2] [A381] after a lost answer the list is refetched, and the same code is resent under the same key', async () => {
    const keys: (string | null)[] = []
    server.use(
      http.post(
        '*/api/coupon/redeemCoupon',
        ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'))
          return HttpResponse.error()
        },
        { once: true },
      ),
      http.post('*/api/coupon/redeemCoupon', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return undefined
      }),
    )
    const { user } = await open(NEW)
    await user.type(box(), 'WELCOME15{Enter}')
    expect(await screen.findByText('没有收到兑换结果')).toBeVisible()
    expect(screen.queryByText('没有兑换成功')).toBeNull()
    await user.click(screen.getByRole('button', { name: '兑换' }))
    expect(await screen.findByText('兑换成功')).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('[A639] [RB2] after a lost answer and a reload the key is the same, and a refused code is not blamed', async () => {
    const sent = answer('/coupon/redeemCoupon', () => Response.error())
    const { user } = await open(NEW)
    await user.type(box(), 'WELCOME15{Enter}')
    await screen.findByText('没有收到兑换结果')
    const again = await reloadAsNewPage()
    await heading('我的优惠券')
    const repeated = answer('/coupon/redeemCoupon', () => refuse('兑换码已使用'))
    await waitForIdle()
    const lists = answer('/coupon/listCoupon', () => ({ list: [], total: 0 }))
    await again.user.type(box(), 'WELCOME15{Enter}')
    expect(await screen.findByText('兑换码已使用')).toBeVisible()
    expect(screen.getByText('这个兑换码可能已经兑换过了')).toBeVisible()
    expect(screen.getByText('请先看看下面的列表里有没有这张优惠券。')).toBeVisible()
    expect(screen.queryByText('请核对兑换码后再试。')).toBeNull()
    const [first, second] = [...sent, ...repeated].map(({ headers }) => headers.get('Idempotency-Key'))
    expect(first).toBe(second)
    await waitFor(() => expect(lists).toHaveLength(1))
    await again.user.type(box(), 'X{Enter}')
    expect(await screen.findByText('没有兑换成功')).toBeVisible()
  })
})

describe('an offered coupon', () => {
  const openOffer = async (id = '310') => renderApp(`/coupon/get/${id}`, { signedInAs: NEW })

  test('[COUPON-13] [A162] [NAV-15] it is shown and received, and two seconds later the list contains it', async () => {
    const { user } = await openOffer()
    await heading('领取优惠券')
    expect(screen.getByText('8折')).toBeVisible()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await user.click(screen.getByRole('button', { name: '立即领取' }))
    expect(await screen.findByText('领取成功', { selector: '[role=status] *, [role=status]' })).toBeVisible()
    await vi.advanceTimersByTimeAsync(1900)
    expect(address()).toBe('/coupon/get/310')
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    await heading('我的优惠券')
    expect(await screen.findByRole('heading', { level: 2, name: '医生咨询折扣券' })).toBeVisible()
  })

  test('[A162] its title is shown while it is loading', async () => {
    server.use(http.all('*/coupon/getCoupon*', () => new Promise<never>(() => undefined)))
    await openOffer()
    await heading('领取优惠券')
    expect(screen.getByText('正在加载')).toBeInTheDocument()
  })

  test('[A162] a coupon received before says so, and leads to the list', async () => {
    answer('/coupon/receiveCoupon', () => refuse('您已经领取过这张优惠券'))
    const { user } = await openOffer()
    await user.click(await screen.findByRole('button', { name: '立即领取' }))
    expect(await screen.findByText('您已经领取过这张优惠券')).toBeVisible()
    expect(screen.getByRole('link', { name: '查看我的优惠券' })).toHaveAttribute('href', '/my/coupon')
  })

  test.each([
    ['zh', '立即领取', '没有收到领取结果', '没有领取成功'],
    ['en', 'Get this coupon', 'We could not confirm that the coupon was added', 'We could not add the coupon'],
  ] as const)(
    '[A432] [A557] a coupon without an answer may be received, so it is not called not received (%s)',
    async (language, action, said, unsaid) => {
      answer('/coupon/receiveCoupon', () => new Response(null, { status: 502 }))
      const { user } = await renderApp('/coupon/get/310', { signedInAs: NEW, language })
      await user.click(await screen.findByRole('button', { name: action }))
      expect(await screen.findByText(said)).toBeVisible()
      expect(screen.queryByText(unsaid)).toBeNull()
    },
  )

  test.each([
    [0, '已过期', '这张优惠券不能再使用了。'],
    [2, '还没到使用时间', '现在可以领取，到了使用时间再用。'],
  ])('[A460] a coupon of status %i says so before it is received', async (validStatus, status, meaning) => {
    const offer = { couponId: '310', title: '医生咨询折扣券', couponType: 2, deduct: 100, validStatus }
    answer('/coupon/getCouponInfo', () => offer)
    await openOffer()
    expect(await screen.findByText(status)).toBeVisible()
    expect(screen.getByText(meaning)).toBeVisible()
    const action = screen.queryByRole('button', { name: '立即领取' })
    if (validStatus === 0) expect(action).toBeNull()
    else expect(action).toBeVisible()
    if (validStatus === 0) expect(screen.getByRole('link', { name: '查看我的优惠券' })).toBeVisible()
  })

  test('[A556] without an answer it does not say that the coupon was not received', async () => {
    server.use(http.post('*/coupon/receiveCoupon', () => HttpResponse.error()))
    const { user } = await openOffer()
    await user.click(await screen.findByRole('button', { name: '立即领取' }))
    expect(await screen.findByText('没有收到领取结果')).toBeVisible()
    expect(screen.queryByText('没有领取成功')).toBeNull()
  })

  test('[A639] a coupon refused after a lost answer may be received, also over a reload', async () => {
    answer('/coupon/receiveCoupon', () => Response.error())
    const { user } = await openOffer()
    await user.click(await screen.findByRole('button', { name: '立即领取' }))
    await screen.findByText('没有收到领取结果')
    const again = await reloadAsNewPage()
    answer('/coupon/receiveCoupon', () => refuse('您已经领取过这张优惠券'))
    await again.user.click(await screen.findByRole('button', { name: '立即领取' }))
    expect(await screen.findByText('这张优惠券可能已经领取过了')).toBeVisible()
    expect(screen.queryByText('没有领取成功')).toBeNull()
  })

  test('[NAV-15] a coupon that does not exist says so', async () => {
    await openOffer('999')
    await screen.findByText('找不到这张优惠券')
  })
})
