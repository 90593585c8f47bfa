import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { reloadDoctors, useConsultations } from '@/stores/consultations/consultations'
import { listen } from '../../spoken/listen'
import { answer, refuse } from '../../support/answers'
import { itBecomes, itIs } from '../../support/clinicClock'
import { deferred } from '../../support/deferred'
import { scrollIntoReach } from '../../support/intersection'
import { address, comeBack, heading, PHONE, reloadApp, renderApp } from '../../support/app'

const cards = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem')

/** Returns what the live regions have said since. */
const spokenRegions = () => {
  const { said, heard } = listen()
  return () => heard().then(() => said.filter((phrase) => /^(polite|assertive): /.test(phrase)))
}

describe('the list of doctors', () => {
  const open = async (language: 'zh' | 'en' = 'zh') => {
    const opened = await renderApp('/consult/index', { signedInAs: PHONE, language })
    await heading(language === 'zh' ? '在线咨询' : 'Consult a doctor')
    await waitFor(() => expect(cards()).toHaveLength(10))
    return opened
  }

  test('[NAV-43] [CONSULT-02] [CONSULT-03] [A241] doctors are grouped by section, ten at a time', async () => {
    await open()
    expect(cards()[0]).toHaveTextContent('主任医师 · 乳腺外科')
    act(scrollIntoReach)
    await waitFor(() => expect(cards()).toHaveLength(20))
    await userEvent.click(screen.getByRole('tab', { name: '乳腺心理' }))
    await waitFor(() => expect(cards()).toHaveLength(8))
    for (const card of cards()) expect(card).toHaveTextContent('乳腺心理')
    await userEvent.click(screen.getByRole('tab', { name: '全部' }))
    expect(cards()).toHaveLength(20)
  })

  test('[A243] the list offers a quick consultation with its price', async () => {
    await open('en')
    expect(screen.getByRole('link', { name: 'Ask now' })).toHaveAttribute('href', '/consult/quickProblemDesc')
    expect(await screen.findByText('¥29.00 per consultation')).toBeVisible()
  })

  test('[A490] the list of doctors has no emergency advice: it stands where a question is asked', async () => {
    await open()
    expect(screen.getByRole('tablist')).toBeVisible()
    expect(screen.queryByText(/请立即就医/)).toBeNull()
  })

  test('[A404] an unknown title is shown as received, and a closed offer has no price', async () => {
    const doctor = { id: '1', name: '李医生', title: '特聘专家', section: '3', doctorBusinessList: [] }
    answer('/consultation/getDoctorsBySection', () => ({ list: [doctor], total: 1 }))
    await renderApp('/consult/index', { signedInAs: PHONE })
    const card = await screen.findByRole('link', { name: /李医生/ })
    expect(card).toHaveTextContent('特聘专家 · 3')
    expect(card).toHaveTextContent('暂不接受咨询')
  })

  test.each([
    ['no offers', undefined],
    ['a closed offer without a price', [{ serviceType: '1', price: null, openFlag: '0' }]],
  ])('[A632] a doctor with %s takes no questions, and no price is announced', async (_, doctorBusinessList) => {
    const doctor = { id: '1', name: '李医生', doctorBusinessList }
    answer('/consultation/getDoctorsBySection', () => ({ list: [doctor], total: 1 }))
    await renderApp('/consult/index', { signedInAs: PHONE })
    expect(await screen.findByRole('link', { name: /李医生/ })).toHaveTextContent('暂不接受咨询')
  })

  test('[CONSULT-02] [A242] a doctor who answers quick consultations alone is not called closed', async () => {
    const doctor = { id: '1', name: '李医生', doctorBusinessList: [{ serviceType: '2', price: 2_900, openFlag: '1' }] }
    answer('/consultation/getDoctorsBySection', () => ({ list: [doctor], total: 1 }))
    await renderApp('/consult/index', { signedInAs: PHONE })
    const card = await screen.findByRole('link', { name: /李医生/ })
    expect(card).toHaveTextContent('可快速咨询')
    expect(card).not.toHaveTextContent('暂不接受咨询')
  })

  test('[A354] a failed refetch keeps the doctors, and a tap retries', async () => {
    await open()
    answer('/consultation/getDoctorsBySection', () => refuse('系统繁忙'))
    await act(async () => void (await reloadDoctors()))
    expect(await screen.findByText('没能更新，下面是上次的内容')).toBeVisible()
    const doctor = { id: '1', name: '李医生', doctorBusinessList: [] }
    answer('/consultation/getDoctorsBySection', () => ({ list: [doctor], total: 1 }))
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(screen.queryByText('没能更新，下面是上次的内容')).toBeNull()
  })

  test('[A416] a doctor with unreadable offers is listed, and both list and page say so', async () => {
    const doctor = { id: '1', name: '李医生', doctorBusinessList: 'unknown' }
    answer('/consultation/getDoctorsBySection', () => ({ list: [doctor], total: 1 }))
    answer('/consultation/getDoctorInfoById', () => doctor)
    const { user } = await renderApp('/consult/index', { signedInAs: PHONE })
    const card = await screen.findByRole('link', { name: /李医生/ })
    expect(card).toHaveTextContent('暂时查不到价格')
    await user.click(card)
    expect(await screen.findByText(/^暂时查不到这位医生的咨询价格/)).toBeVisible()
    expect(screen.getByRole('link', { name: '看其他医生' })).toHaveAttribute('href', '/consult/index')
    expect(screen.queryByRole('link', { name: '向医生提问' })).toBeNull()
  })

  test('[CONSULT-02] a section without doctors links to all doctors', async () => {
    answer('/consultation/getDoctorsBySection', () => ({ list: [], total: 0 }))
    const { user } = await renderApp('/consult/index', { signedInAs: PHONE })
    expect(await screen.findByText('暂时没有医生')).toBeVisible()
    expect(screen.queryByRole('button', { name: '看全部医生' })).toBeNull()
    await user.click(screen.getByRole('tab', { name: '乳腺心理' }))
    expect(await screen.findByText('这个科室暂时没有医生')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '看全部医生' }))
    expect(await screen.findByText('暂时没有医生')).toBeVisible()
  })
})

describe('the page of a doctor', () => {
  test('[NAV-44] [CONSULT-04] [CONSULT-05] [A244] it shows expertise and prices, and leads to the question', async () => {
    await renderApp('/consult/doctor?id=3001', { signedInAs: PHONE })
    expect(await screen.findByRole('heading', { name: '宋清和' })).toBeVisible()
    const main = screen.getByRole('main')
    for (const text of ['主任医师 · 乳腺外科', '乳腺结节的评估与随访', '从事临床工作22年', '¥49.00 / 次'])
      expect(main).toHaveTextContent(text)
    expect(screen.getByRole('link', { name: '向医生提问' })).toHaveAttribute('href', '/consult/problemDesc/3001')
  })

  test('[A477] what a doctor answers and the experience keep their line breaks', async () => {
    answer('/consultation/getDoctorInfoById', () => ({ id: '3001', major: '结节\n疼痛', experience: '门诊\n手术' }))
    await renderApp('/consult/doctor?id=3001', { signedInAs: PHONE })
    for (const text of [/结节/, /门诊/]) expect(await screen.findByText(text)).toHaveClass('typed')
  })

  test('[A555] a price of zero is free, and not free per consultation', async () => {
    await renderApp('/consult/doctor?id=3005', { signedInAs: PHONE, language: 'en' })
    const offer = await screen.findByText('Text and pictures')
    expect(offer.nextElementSibling).toHaveTextContent(/^Free \/ ¥29\.00 per consultation$|^Free$/)
  })

  test.each([
    [
      'zh',
      '咨询说明',
      [
        '医生 24 小时内没有回复，咨询会过期。',
        '过期后，费用或优惠券在 1-3 个工作日内退回。',
        '没有手动结束的，提问 72 小时后自动结束。',
        '结束后还可以追问 2 次，24 小时内有效。',
        '问题解决后，医生和您都可以结束咨询。',
        '医生的回答供参考，不能代替当面检查。',
      ],
    ],
    [
      'en',
      'How consultations work',
      [
        'A consultation expires if the doctor does not reply within 24 hours.',
        'If it expires, you get your money or coupon back within 1 to 3 working days.',
        'If no one ends it, it ends automatically 72 hours after your question.',
        'After it ends, you can ask 2 follow-up questions within 24 hours.',
        'Once your question is answered, you or the doctor can end it.',
        'What the doctor says is for guidance and does not replace an examination.',
      ],
    ],
  ] as const)(
    '[CONSULT-34] [CONSULT-35] [CONSULT-36] [CONSULT-37] [CONSULT-38] it shows the rules before the question (%s)',
    async (language, title, sentences) => {
      await renderApp('/consult/doctor?id=3001', { signedInAs: PHONE, language })
      const rules = within((await screen.findByRole('heading', { name: title })).parentElement as HTMLElement)
      expect(rules.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(sentences)
    },
  )

  test.each([
    ['/consult/doctor?id=77', 'zh', '找不到这位医生', '看其他医生'],
    ['/consult/doctor', 'en', 'Doctor not found', 'Other doctors'],
  ] as const)('[A92] an unknown doctor leads to the others: %s', async (...args) => {
    const [url, language, title, action] = args
    const { user } = await renderApp(url, { signedInAs: PHONE, language })
    expect(await screen.findByText(title)).toBeVisible()
    await user.click(screen.getByRole('link', { name: action }))
    await waitFor(() => expect(address()).toBe('/consult/index'))
  })

  test('[A92] [A684] an address without a doctor asks for none', async () => {
    const asked = answer('/consultation/getDoctorInfoById', () => refuse('医生不存在'))
    await renderApp('/consult/doctor', { signedInAs: PHONE })
    expect(await screen.findByText('找不到这位医生')).toBeVisible()
    expect(asked).toEqual([])
  })

  test('[A393] a doctor who accepts no patients leads to the others', async () => {
    await renderApp('/consult/doctor?id=3008', { signedInAs: PHONE })
    expect(await screen.findByRole('link', { name: '看其他医生' })).toHaveAttribute('href', '/consult/index')
    expect(screen.queryByRole('link', { name: '向医生提问' })).toBeNull()
  })
})

describe('my consultations', () => {
  const open = async () => {
    const opened = await renderApp('/consult/my', { signedInAs: PHONE })
    await heading('我的咨询')
    await waitFor(() => expect(cards()).toHaveLength(7))
    return opened
  }
  const cardOf = (text: string) => cards().find((card) => card.textContent.includes(text)) as HTMLElement

  test('[NAV-49] [CONSULT-39] [CONSULT-41] [CONSULT-42] [A599] two lists show a card for each', async () => {
    await open()
    for (const label of [
      '待支付',
      '待回复',
      '咨询中',
      '医生已结束',
      '您已结束',
      '系统自动结束',
      '已提交（正在分配医生）',
    ])
      expect(cardOf(label)).toBeDefined()
    await userEvent.click(screen.getByRole('tab', { name: '已完成' }))
    await waitFor(() => expect(cards()).toHaveLength(10))
    act(scrollIntoReach)
    await waitFor(() => expect(cards()).toHaveLength(15))
  })

  test('[RA14] the list is asked again when the app comes back', async () => {
    await open()
    answer('/consultation/queryConsultationsByUserId', () => ({
      list: [{ id: '7', consultationStatus: 2, consultationType: '1', createTime: '2026-11-20 10:00:00' }],
      total: 1,
    }))
    await comeBack()
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(cards()[0]).toHaveTextContent('咨询中')
  })

  test('the pages are kept after Back, and what changed on a later one is shown', async () => {
    const row = { consultationType: '1', doctorId: '3001', residueTime: 0 }
    const rows = Array.from({ length: 12 }, (_, index) => ({ ...row, id: `${index}`, consultationStatus: 4 }))
    answer('/consultation/queryConsultationsByUserId', async (request) => {
      const page = Number((await request.formData()).get('pageNum'))
      return { list: rows.slice((page - 1) * 10, page * 10), total: rows.length }
    })
    const { router } = await renderApp('/consult/my', { signedInAs: PHONE })
    await waitFor(() => expect(cards()).toHaveLength(10))
    act(scrollIntoReach)
    await waitFor(() => expect(cards()).toHaveLength(12))
    rows.splice(11, 1, { ...row, id: '11', consultationStatus: 7 })
    await act(() => router.navigate('/my'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(cards()[11]).toHaveTextContent('图文咨询已关闭'))
    expect(cards()).toHaveLength(12)
  })

  test('[CONSULT-40] [A261] the last opened list is shown again in this session', async () => {
    await open()
    await userEvent.click(screen.getByRole('tab', { name: '已完成' }))
    await waitFor(() => expect(cards()).toHaveLength(10))
    const reload = () => {
      useConsultations.setState(useConsultations.getInitialState(), true)
      return reloadApp()
    }
    await reload()
    expect(await screen.findByRole('tab', { name: '已完成', selected: true })).toBeVisible()
    // Another session begins with an empty storage of its own.
    sessionStorage.clear()
    await reload()
    expect(await screen.findByRole('tab', { name: '未完成', selected: true })).toBeVisible()
  })

  test('[CONSULT-47] [A390] an unpaid consultation leads to its payment, an open one to the chat', async () => {
    await open()
    expect(within(cardOf('待支付')).getByRole('link', { name: '去支付' })).toHaveAttribute(
      'href',
      '/order/tradePay/1745039284758380001?type=consult',
    )
    expect(within(cardOf('咨询中')).getByRole('link')).toHaveAttribute('href', '/chat/1745039284758380003?type=1')
  })

  test('of several unpaid consultations the first has the filled button', async () => {
    const row = { consultationStatus: 0, consultationType: '1', doctorId: '3001' }
    answer('/consultation/queryConsultationsByUserId', () => ({
      list: [
        { ...row, id: '1' },
        { ...row, id: '2', consultationType: '2' },
      ],
      total: 2,
    }))
    await renderApp('/consult/my', { signedInAs: PHONE })
    const [first, second] = await screen.findAllByRole('link', { name: '去支付' })
    expect(first).toHaveAttribute('data-variant', 'primary')
    expect(second).toHaveAttribute('data-variant', 'secondary')
  })

  test('[CONSULT-45] [CONSULT-46] [A262] [A263] a closed consultation says why, and leads nowhere', async () => {
    await open()
    await userEvent.click(screen.getByRole('tab', { name: '已完成' }))
    await waitFor(() => expect(cards()).toHaveLength(10))
    for (const label of ['支付超时', '未匹配到医生，已过期', '医生退回', '系统退回']) {
      await userEvent.click(within(cardOf(label)).getByRole('button', { name: new RegExp(label) }))
      expect(await screen.findByText(label, { selector: '[role=status] *, [role=status]' })).toBeInTheDocument()
    }
    expect(address()).toBe('/consult/my')
  })

  test.each([
    ['zh', 1, '预计 明天 11月26日 周四 14:20 前有回复，到时没有回复，费用或优惠券会退回。'],
    [
      'en',
      1,
      'Reply expected by tomorrow, Thu 26 Nov, about 14:20. If none comes, you get your money or coupon back.',
    ],
    ['en', 2, 'You can keep asking until Sat 28 Nov, about 14:20, when it ends by itself.'],
  ] as const)('[A493] an open consultation says until when: %s, status %d', async (...args) => {
    const [language, consultationStatus, text] = args
    itIs('2026-11-25 15:00:00')
    const row = { id: '1', consultationType: '1', consultationStatus, createTime: '2026-11-25 14:20:00' }
    answer('/consultation/queryConsultationsByUserId', () => ({ list: [row], total: 1 }))
    await renderApp('/consult/my', { signedInAs: PHONE, language })
    await waitFor(() => expect(cards()[0]).toHaveTextContent(text))
  })

  test('[A493] once that time has passed while the list is open, the rule is shown without a time', async () => {
    itIs('2026-11-26 14:10:00')
    const row = { id: '1', consultationType: '1', consultationStatus: 1, createTime: '2026-11-25 14:20:00' }
    answer('/consultation/queryConsultationsByUserId', () => ({ list: [row], total: 1 }))
    await renderApp('/consult/my', { signedInAs: PHONE })
    await waitFor(() => expect(cards()[0]).toHaveTextContent('预计 今天 11月26日 周四 14:20 前有回复'))
    itBecomes('2026-11-26 14:21:00')
    expect(cards()[0]).toHaveTextContent('医生一般在 24 小时内回复')
    expect(cards()[0]).not.toHaveTextContent('14:20 前回复')
  })

  test.each([
    [0, '待支付', '付款后，问题才会送到', 'link', '去支付', /tradePay/],
    [1, '待回复', '24 小时内回复，到时没有回复，费用或优惠券会退回', 'link', '打开咨询', /^\/chat\/1\?type=1$/],
    [2, '咨询中', '可以继续提问', 'link', '继续咨询', /^\/chat/],
    [3, '医生超时未回复', '会在 1-3 个工作日内退回', 'link', '重新找医生提问', /^\/consult\/index$/],
    [4, '医生已结束', '还可以追问 2 次', 'link', '继续追问', /^\/chat/],
    [5, '您已结束', '还可以追问 2 次', 'link', '继续追问', /^\/chat/],
    [6, '系统自动结束', '还可以追问 2 次', 'link', '继续追问', /^\/chat/],
    [7, '图文咨询已关闭', '可以打开看记录', 'link', '看记录', /^\/chat/],
    [8, '支付超时', '如果已经扣款，款项会原路退回', 'link', '重新找医生提问', /^\/consult\/index$/],
    [9, '已提交（正在分配医生）', '没有医生接诊，费用或优惠券会退回', 'button', '刷新看看进展', undefined],
    [10, '未匹配到医生，已过期', '没有医生接诊', 'link', '重新找医生提问', /^\/consult\/index$/],
    [11, '医生退回', '医生退回了这次咨询', 'link', '重新找医生提问', /^\/consult\/index$/],
    [12, '系统退回', '咨询已退回', 'link', '重新找医生提问', /^\/consult\/index$/],
  ] as const)(
    '[CONSULT-44] [CONSULT-46] [CONSULT-47] [A262] [A599] status %i, %s: the card explains it and has one link',
    async (consultationStatus, label, meaning, role, way, to) => {
      const row = { id: '1', consultationStatus, consultationType: '1', residueTime: 2, doctorId: '3001' }
      answer('/consultation/queryConsultationsByUserId', () => ({ list: [row], total: 1 }))
      await renderApp('/consult/my', { signedInAs: PHONE })
      await waitFor(() => expect(cards()).toHaveLength(1))
      const [card] = cards() as [HTMLElement]
      expect(card).toHaveTextContent(label)
      expect(card).toHaveTextContent(meaning)
      const ways = within(card)
        .getAllByRole(role)
        .filter(({ textContent }) => textContent.includes(way))
      if (to !== undefined) expect(ways.at(-1)?.getAttribute('href')).toMatch(to)
      else expect(ways.at(-1)).toBeEnabled()
    },
  )

  test('[CHAT-34] [A269] an archived consultation invites no follow-up, whatever their count', async () => {
    const row = { id: '1', consultationStatus: 5, consultationType: '1', residueTime: 2, archiveStatus: '1' }
    answer('/consultation/queryConsultationsByUserId', () => ({ list: [row], total: 1 }))
    await renderApp('/consult/my', { signedInAs: PHONE })
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(cards()[0]).toHaveTextContent('看记录')
    expect(cards()[0]).not.toHaveTextContent('追问')
  })

  test('[CONSULT-44] a tap refetches a consultation that waits for a doctor', async () => {
    const row = { id: '1', consultationStatus: 9, consultationType: '2' }
    answer('/consultation/queryConsultationsByUserId', () => ({ list: [row], total: 1 }))
    await renderApp('/consult/my', { signedInAs: PHONE })
    const again = await screen.findByRole('button', { name: '刷新看看进展' })
    answer('/consultation/queryConsultationsByUserId', () => ({
      list: [{ ...row, consultationStatus: 2, doctorName: '梁清和' }],
      total: 1,
    }))
    await userEvent.click(again)
    await waitFor(() => expect(cards()[0]).toHaveTextContent('继续咨询'))
    expect(cards()[0]).toHaveTextContent('梁清和')
  })

  test.each([
    [9, '2', '还没有医生接诊，请再等一等。'],
    [77, '1', '状态未知'],
  ])('[A668] with status %i a tap is busy, keeps the focus and says that nothing has changed', async (...args) => {
    const [consultationStatus, consultationType, text] = args
    const row = { id: '1', consultationStatus, consultationType }
    answer('/consultation/queryConsultationsByUserId', () => ({ list: [row], total: 1 }))
    await renderApp('/consult/my', { signedInAs: PHONE })
    const again = await screen.findByRole('button', { name: '刷新看看进展' })
    const regions = spokenRegions()
    const { promise, resolve } = deferred()
    answer('/consultation/queryConsultationsByUserId', () => promise)
    await userEvent.click(again)
    expect(again).toHaveAttribute('aria-busy', 'true')
    resolve({ list: [row], total: 1 })
    expect(await screen.findByText(text, { selector: '#toasts *' })).toBeVisible()
    expect(await regions()).toEqual([])
    expect(again).not.toHaveAttribute('aria-busy')
    expect(again).toHaveFocus()
  })

  test('[A668] the return to the list says nothing below its rows, also while the answer is awaited', async () => {
    await open()
    const regions = spokenRegions()
    const { promise, resolve } = deferred()
    let asked = 0
    answer('/consultation/queryConsultationsByUserId', () => (asked++, promise))
    await comeBack()
    await waitFor(() => expect(asked).toBe(1))
    resolve({ list: [{ id: '1', consultationStatus: 2, consultationType: '1' }], total: 1 })
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(await regions()).toEqual([])
  })

  test('[CONSULT-44] [A460] an unknown status leads to the chat, which finds out more', async () => {
    const row = { id: '1', consultationStatus: 77, consultationType: '1' }
    answer('/consultation/queryConsultationsByUserId', () => ({ list: [row], total: 1 }))
    await renderApp('/consult/my', { signedInAs: PHONE })
    const card = await screen.findByRole('link', { name: /状态未知/ })
    expect(card).toHaveAttribute('href', '/chat/1?type=1')
    expect(screen.getByRole('button', { name: '刷新看看进展' })).toBeVisible()
  })

  test.each([
    ['a question to a doctor', { consultationType: '1', doctorId: '3002' }, '—'],
    ['a question to a doctor without an id', { consultationType: '1' }, '—'],
    ['a quick one that a doctor has taken', { consultationType: '2', doctorId: '3002' }, '—'],
    ['a quick one that nobody has taken', { consultationType: '2' }, '还没有医生接诊'],
  ])('[A387] [A416] the doctor of %s is called missing only where there is none', async (_, told, shown) => {
    const row = { id: '1', consultationStatus: 11, consultationContent: '有点疼', ...told }
    answer('/consultation/queryConsultationsByUserId', () => ({ list: [row], total: 1 }))
    await renderApp('/consult/my', { signedInAs: PHONE })
    const doctors = () => screen.getAllByText('医生', { exact: true }).map(({ parentElement }) => parentElement)
    await screen.findByText('有点疼')
    for (const doctor of doctors()) expect(doctor).toHaveTextContent(new RegExp(`医生 ?${shown}$`))
    await userEvent.click(screen.getByRole('button', { name: '我提交的问题' }))
    await screen.findByRole('dialog')
    expect(doctors()).toHaveLength(2)
    for (const doctor of doctors()) expect(doctor).toHaveTextContent(new RegExp(`医生 ?${shown}$`))
  })

  test('[CONSULT-43] the empty state is shown when there are no consultations', async () => {
    await renderApp('/consult/my', { signedInAs: '13800000002' })
    expect(await screen.findByText('暂无咨询')).toBeVisible()
  })

  test('a list that fails to load offers a retry', async () => {
    answer('/consultation/queryConsultationsByUserId', () => refuse('系统繁忙'))
    await renderApp('/consult/my', { signedInAs: PHONE })
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  })
})
