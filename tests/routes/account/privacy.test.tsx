import { act, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { giveConsent } from '@/stores/auth/consent'
import { writeUserItem } from '@/stores/userStorage'
import { BROKEN_LIST_PHONE } from '@/mocks/faults'
import { writeChosen } from '@/stores/checkIn/record'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { keepReschedule } from './support'
import { heading, renderApp, saying } from '../../support/app'
import { deferred } from '../../support/deferred'

const PHONE = '13800000001'
const openCentre = async (language: 'zh' | 'en' = 'zh') => {
  const opened = await renderApp('/my/privacy', { signedInAs: PHONE, language })
  await heading(language === 'zh' ? '隐私中心' : 'Privacy centre')
  return opened
}
/** What this phone keeps is listed once the customer is known. */
const customerKnown = () => screen.findByText('这部手机上保存的内容')
/** The value beside a name in the list of kept data. */
const fact = (name: string) => screen.getByText(name).nextElementSibling

describe('the consent to health data', () => {
  const row = (name: string) => screen.queryByRole('button', { name })

  test('[A385] consent is mentioned only when it was given', async () => {
    await openCentre()
    await screen.findByRole('link', { name: '导出我的资料' })
    await customerKnown()
    expect(row('撤回')).toBeNull()
  })

  test.each([
    [
      'zh',
      '撤回',
      '撤回同意',
      '要撤回同意吗？',
      '已撤回同意',
      /^已同意处理健康信息（今天 /,
      /再次同意之前，还没有存档的咨询（包括已经结束的）不能打开，也不能收发消息。.*没有发出的咨询内容和想问医生的问题会被删除/,
    ],
    [
      'en',
      'Withdraw',
      'Withdraw consent',
      'Withdraw consent?',
      'Consent withdrawn',
      /^You agreed to the use of health data \(today, /,
      /Until you agree again, consultations that are not archived yet, including ended ones, cannot be opened or answered\. .*and your questions for the doctor, are deleted/,
    ],
  ] as const)(
    '[A385, A428, A448] consent can be withdrawn; the page says what is deleted and what closes, and the next form asks again (%s)',
    async (language, withdraw, confirm, question, done, givenText, said) => {
      itIs('2026-11-25 10:00:00')
      giveConsent('1001')
      const { user, router } = await openCentre(language)
      expect(await screen.findByText(saying(givenText))).toBeVisible()
      await user.click(screen.getByRole('button', { name: withdraw }))
      const dialog = screen.getByRole('alertdialog', { name: question })
      expect(dialog).toHaveAccessibleDescription(said)
      await user.click(within(dialog).getByRole('button', { name: confirm }))
      expect(await screen.findByText(done)).toBeVisible()
      expect(row(withdraw)).toBeNull()
      // The button that was tapped is gone, so the page has the focus (A522).
      expect(screen.getByRole('main')).toHaveFocus()
      await act(() => router.navigate('/patient/add'))
      expect(await screen.findByRole('checkbox')).not.toBeChecked()
      expect(screen.queryByRole('textbox')).toBeNull()
    },
  )

  test('[A385] consent stays when the dialog is not confirmed', async () => {
    giveConsent('1001')
    const { user } = await openCentre()
    await user.click(await screen.findByRole('button', { name: '撤回' }))
    await user.click(screen.getByRole('button', { name: '保留同意' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(row('撤回')).toBeVisible()
  })
})

describe('the data kept on this phone', () => {
  test('[A442] data of the chat platform’s package is listed and cleared, and not mentioned when there is none', async () => {
    const key = 'TIM_1400000001_patient-7_conversationMap'
    const { user, router } = await openCentre()
    await customerKnown()
    expect(screen.queryByText('聊天服务留下的消息')).toBeNull()
    localStorage.setItem(key, '[{"lastMessage":"有点疼"}]')
    await act(() => router.navigate('/my'))
    await act(() => router.navigate('/my/privacy'))
    await waitFor(() => expect(fact('聊天服务留下的消息')).toHaveTextContent('有'))
    await user.click(screen.getByRole('button', { name: '清除' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '清除' }))
    await waitFor(() => expect(screen.queryByText('聊天服务留下的消息')).toBeNull())
    expect(localStorage.getItem(key)).toBeNull()
  })

  const keepSome = () => {
    const at = Date.now()
    writeUserItem('1001', 'draft:fullRecord:1001', { at, draft: {} })
    writeUserItem('1001', 'draft:relative:new', { at, draft: {} })
    writeUserItem('1001', 'draft:order', { at })
    writeUserItem('1001', 'draft:confirming subscribe 1', { at })
    writeUserItem('1001', 'reports-read', ['81', '82', '83'])
    writeUserItem('1001', 'consults-opened', [{ id: '7', saidAt: 0, at }])
    writeUserItem('1001', 'last-order', { organisationId: '102', customerId: '2001' })
    Cookies.set('newFree', '{}', { path: '/' })
  }

  test.each([
    ['zh', '正在改约的预约', '有，保存到改约结束或退出登录'],
    ['en', 'Appointment being moved', 'Yes, until it is moved or you sign out'],
  ] as const)('[A384] [A515] an appointment that is being moved is listed until it is moved (%s)', async (...args) => {
    const [language, name, value] = args
    keepReschedule('2999-01-01')
    await openCentre(language)
    await waitFor(() => expect(fact(name)).toHaveTextContent(value))
    expect(screen.queryByRole('button', { name: language === 'zh' ? '清除' : 'Clear' })).toBeNull()
  })

  test('[A384] the data is listed, and cleared after confirmation; what a payment waits for is kept', async () => {
    keepSome()
    const { user } = await openCentre()
    await waitFor(() => expect(fact('没有提交的回答')).toHaveTextContent('2 份'))
    expect(fact('没有提交的预约选择')).toHaveTextContent('有')
    expect(fact('今天的现场登记')).toHaveTextContent('有')
    expect(fact('打开过哪些报告')).toHaveTextContent('3 份')
    expect(fact('打开过哪些咨询')).toHaveTextContent('1 份')
    expect(fact('上次预约的机构和受检人')).toHaveTextContent('有')
    await user.click(screen.getByRole('button', { name: '清除' }))
    const dialog = screen.getByRole('alertdialog', { name: '要清除本应用保存在这部手机上的内容吗？' })
    await user.click(within(dialog).getByRole('button', { name: '清除' }))
    expect(await screen.findByText('已清除。')).toBeVisible()
    expect(fact('没有提交的回答')).toHaveTextContent('没有')
    expect(fact('打开过哪些报告')).toHaveTextContent('没有')
    expect(fact('打开过哪些咨询')).toHaveTextContent('没有')
    expect(fact('上次预约的机构和受检人')).toHaveTextContent('没有')
    expect(Cookies.get('newFree')).toBeUndefined()
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('of:1001:draft'))).toEqual([
      'of:1001:draft:confirming subscribe 1',
    ])
    expect(screen.queryByRole('button', { name: '清除' })).toBeNull()
  })

  const clear = async (user: Awaited<ReturnType<typeof openCentre>>['user']) => {
    await user.click(await screen.findByRole('button', { name: '清除' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '清除' }))
    expect(await screen.findByText('已清除。')).toBeVisible()
  }

  test('[A522] after clearing the page has the focus, because the button is gone', async () => {
    keepSome()
    const { user } = await openCentre()
    await clear(user)
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test('[A384] [A513] questions for the doctor are listed and cleared, and not mentioned when there are none', async () => {
    writeUserItem('1001', 'draft:questions 81', { at: Date.now(), questions: '要不要活检？' })
    const { user } = await openCentre()
    await waitFor(() => expect(fact('想问医生的问题')).toHaveTextContent('1 份'))
    await clear(user)
    expect(screen.queryByText('想问医生的问题')).toBeNull()
    expect(Object.keys(window.localStorage).filter((key) => key.includes(':draft:'))).toEqual([])
  })

  test('[A384] the consultations whose voice messages were played are listed and cleared', async () => {
    writeUserItem('1001', 'voices-played', [{ id: '7', times: [1] }])
    const { user } = await openCentre()
    await waitFor(() => expect(fact('打开过哪些咨询')).toHaveTextContent('1 份'))
    await clear(user)
    expect(window.localStorage.getItem('of:1001:voices-played')).toBeNull()
  })

  const CHOSEN = { id: '5', day: '2026-11-26', age: 46, sentAt: 0 }
  const keptCheckIns = () => Object.keys(window.localStorage).filter((key) => key.endsWith('check-in'))

  test.each([undefined, '1001'])(
    '[ONSITE-25] the chosen time of today’s check-in is cleared with it (%s)',
    async (id) => {
      keepSome()
      writeChosen(id, CHOSEN)
      const { user } = await openCentre()
      await clear(user)
      expect(keptCheckIns()).toEqual([])
    },
  )

  test('[ONSITE-25] the chosen time of a check-in whose cookies have ended is removed', async () => {
    writeChosen('1001', CHOSEN)
    await openCentre()
    await waitFor(() => expect(keptCheckIns()).toEqual([]))
    expect(fact('今天的现场登记')).toHaveTextContent('没有')
  })

  test('[RB4] [A384] the list waits until the user is known', async () => {
    let fails = true
    answer('/customer/getCustomerInfo', () => (fails ? HttpResponse.error() : { id: '1001', name: '林婉清' }))
    keepSome()
    const { user } = await openCentre()
    expect(await screen.findByText('您的资料没有加载出来')).toBeVisible()
    expect(screen.queryByText('没有提交的回答')).toBeNull()
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(fact('没有提交的回答')).toHaveTextContent('2 份'))
  })

  test('the list comes before the links below, so they do not move under a tap', async () => {
    const { promise, resolve } = deferred()
    answer('/customer/getCustomerInfo', () => promise)
    await openCentre()
    expect(screen.queryAllByRole('link')).toEqual([])
    resolve({ id: '1001', name: '林婉清' })
    expect(await screen.findByRole('link', { name: '导出我的资料' })).toBeVisible()
    expect(screen.getByText('没有提交的回答')).toBeVisible()
  })

  test('[A384] the data stays when the dialog is not confirmed', async () => {
    keepSome()
    const { user } = await openCentre('en')
    await waitFor(() => expect(fact('Unsent answers')).toHaveTextContent('2'))
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(fact('Unsent answers')).toHaveTextContent('2')
    expect(Cookies.get('newFree')).toBeDefined()
  })

  test('[A385] withdrawing consent deletes the answers, and the list shows so', async () => {
    giveConsent('1001')
    keepSome()
    const { user } = await openCentre()
    await waitFor(() => expect(fact('没有提交的回答')).toHaveTextContent('2 份'))
    await user.click(screen.getByRole('button', { name: '撤回' }))
    await user.click(screen.getByRole('button', { name: '撤回同意' }))
    await waitFor(() => expect(fact('没有提交的回答')).toHaveTextContent('没有'))
  })
})

describe('the export of own data', () => {
  /** The whole text of the export, as copied. */
  const textOf = async (language: 'zh' | 'en', phone = PHONE) => {
    const { user } = await renderApp('/my/data', { signedInAs: phone, language })
    await user.click(await screen.findByRole('button', { name: language === 'zh' ? '复制全文' : 'Copy everything' }))
    await screen.findByText(language === 'zh' ? '已复制' : 'Copied')
    return navigator.clipboard.readText()
  }

  test('[A384] the export describes the customer, each relative and each appointment in words', async () => {
    const text = await textOf('zh')
    expect(text).toMatch(/本人\n姓名：林婉清/)
    expect(text).toContain('手机号：13800000001')
    expect(text).toMatch(/周玉珍\n姓名：周玉珍\n与您的关系：父母/)
    expect(text.match(/^预约编号：/gm)?.length).toBeGreaterThan(10)
    expect(text).not.toMatch(/undefined|null|\[object/)
  })

  test.each([
    ['zh', '复制全文', /没能自动复制/, '本人', '姓名', /^预约编号：/, '检查日期'],
    ['en', 'Copy everything', /could not copy it/, 'Myself', 'Name', /^Appointment number: /, 'Date of the check'],
  ] as const)(
    '[A476] where the text cannot be copied, each record is a section with its own heading (%s)',
    async (language, copy, notCopied, own, name, appointment, dayLabel) => {
      const { user } = await renderApp('/my/data', { signedInAs: PHONE, language })
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
      await user.click(await screen.findByRole('button', { name: copy }))
      await screen.findByText(notCopied)
      const recordOf = (title: string | RegExp) => {
        const [first] = screen.getAllByRole('heading', { level: 2, name: title })
        return within(first?.closest('section') as HTMLElement)
      }
      const nameIn = (title: string) =>
        recordOf(title).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
      expect([own, '周玉珍'].map(nameIn)).toEqual(['林婉清', '周玉珍'])
      expect(recordOf(appointment).getAllByText(dayLabel, { selector: 'dt' })).toHaveLength(1)
    },
  )

  test('[A384] [A476] the export contains the date of birth, and says where to find what it lacks', async () => {
    answer('/customer/getCustomerInfo', () => ({ id: '1', telphone: PHONE, birthday: '1980-03-04' }))
    const text = await textOf('zh')
    expect(text).toMatch(/出生日期：.*1980年3月4日/)
    // The relatives' own dates of birth are not known.
    expect(text.match(/1980年3月4日/g)).toHaveLength(1)
    expect(text).toContain('“我的报告”和“我的问卷”')
    for (const place of [
      '“我的咨询”',
      '“我的优惠券”',
      '预约的付款和退款：见各个预约的页面',
      '咨询的付款和退款：见微信支付的记录',
      '检查机构索取',
      '微信 openId',
    ])
      expect(text).toContain(place)
  })

  test('[A476] what the account leaves blank is exported from the own record', async () => {
    answer('/customer/getCustomerInfo', () => ({ id: '1001', name: '林婉清', telphone: PHONE, age: null, sex: '' }))
    answer('/relativesManager/getRelativesList', () => [
      { id: '1001', isPrimary: '1', name: '林婉清', age: 46, sex: '0', identityCard: '110101198003041229' },
    ])
    const text = await textOf('zh')
    expect(text).toContain('110101198003041229')
    expect(text).toMatch(/^年龄：46/m)
    expect(text).toMatch(/^性别：女$/m)
  })

  test('[A476] [A402] [RA7] the owner, a relative and an appointment that the server returns twice are exported once', async () => {
    const mother = { id: '2001', isPrimary: '0', name: '周玉珍' }
    const booked = { id: '7', subscribeNum: 'YY7', subscribeStatus: 2, subscribeTime: '2026-11-25', practicalPrice: 0 }
    answer('/customer/getCustomerInfo', () => ({ id: '1001', name: '林婉清', birthday: '1980-03-04' }))
    answer('/relativesManager/getRelativesList', () => [
      { id: '1001', isPrimary: null, name: '林婉清' },
      mother,
      mother,
    ])
    answer('/subscribe/listSubscribe', () => ({ list: [booked, booked], total: 2 }))
    const text = await textOf('zh')
    expect(text.match(/^姓名：.*$/gm)).toEqual(['姓名：林婉清', '姓名：周玉珍'])
    expect(text).toMatch(/^本人$/m)
    expect(text.match(/^出生日期：/gm)).toHaveLength(1)
    expect(text.match(/^预约编号：/gm)).toHaveLength(1)
  })

  test('[A478] a weight with the fraction of a binary number has two decimals', async () => {
    answer('/relativesManager/getRelativesList', () => [
      { id: '2001', isPrimary: '0', name: '周玉珍', weight: 55.400001525878906 },
    ])
    expect(await textOf('zh')).toMatch(/^体重：55\.4 公斤$/m)
  })

  test('[A384] the export is available in English, and counts the entries that could not be read', async () => {
    const text = await textOf('en', BROKEN_LIST_PHONE)
    expect(text).toMatch(/^My data \(exported /)
    expect(text).toMatch(/We could not read \d+ of the entries, so this export is not complete\./)
    expect(screen.getByText(/^We could not read \d+ of the entries/)).toBeVisible()
  })

  test.each([
    ['zh', '保存为文件', '我的资料-2026-11-25.txt', '已保存为 我的资料-2026-11-25.txt'],
    ['en', 'Save as a file', 'my-data-2026-11-25.txt', 'Saved as my-data-2026-11-25.txt'],
  ] as const)(
    '[A384] the name of the saved file is in the language of the page (%s)',
    async (language, save, name, said) => {
      itIs('2026-11-25 10:00:00')
      const names: string[] = []
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        names.push(this.download)
      })
      vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:own')
      const { user } = await renderApp('/my/data', { signedInAs: PHONE, language })
      await user.click(await screen.findByRole('button', { name: save }))
      expect(names).toEqual([name])
      expect(await screen.findByText(said)).toBeVisible()
    },
  )

  test('[A522] the region that says that the export is ready was there before', async () => {
    const { promise, resolve } = deferred()
    answer('/relativesManager/getRelativesList', () => promise)
    await renderApp('/my/data', { signedInAs: PHONE })
    await heading('导出我的资料')
    const before = within(screen.getByRole('main')).getAllByRole('status')
    resolve([])
    const ready = await screen.findByText(/^已准备好，共 1 人的资料/)
    expect(before).toContain(ready.closest('[role="status"]'))
  })

  test('[RA6] a failed export gives the reason and offers a retry', async () => {
    let fails = true
    answer('/relativesManager/getRelativesList', () => {
      if (fails) return HttpResponse.error()
      return []
    })
    const { user } = await renderApp('/my/data', { signedInAs: PHONE })
    expect(await screen.findByText('这里的内容没有加载出来')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText(/^已准备好，共 1 人的资料/)).toBeVisible()
  })
})
