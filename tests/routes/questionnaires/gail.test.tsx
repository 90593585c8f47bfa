import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { changeLanguage } from '@/i18n/setup'
import { resetStores } from '@/stores/createStore'
import { compute, giveAnswers, headline, openGail, openResult } from './gailSupport'
import { address, heading, reloadApp, renderApp, server } from '../../support/app'

type User = ReturnType<typeof userEvent.setup>

const ROWS = {
  zh: ['年龄', '初潮年龄', '首次活产年龄', '患过乳腺癌的一级亲属人数', '乳腺活检次数', '活检是否发现非典型增生'],
  en: [
    'Age',
    'Age at the first period',
    'Age at the first live birth',
    'First-degree relatives with breast cancer',
    'Number of breast biopsies',
    'Atypical hyperplasia in a biopsy',
  ],
} as const
const [, MENARCHE, BIRTH, RELATIVES, BIOPSY, ATYPICAL] = ROWS.zh
/** Without a child: 1.1 x 1.55 = 1.705; x 0.355 = 0.605275 */
const CHOICES = [
  [MENARCHE, '12 到 13 岁'],
  [BIRTH, '没有孩子'],
  [RELATIVES, '0 人'],
  [BIOPSY, '0 次'],
] as const

const age = () => screen.getByRole('textbox')
const picker = (row: string) => screen.getByRole('button', { name: new RegExp(`^${row} `) })
const openPicker = async (user: User, row: string) => {
  await user.click(picker(row))
  return screen.findByRole('dialog', { name: row })
}
const choose = async (user: User, row: string, option: string) => {
  await user.click(within(await openPicker(user, row)).getByRole('radio', { name: option }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const fillIn = async (user: User, typed = '45') => {
  await user.type(age(), typed)
  for (const [row, option] of CHOICES) await choose(user, row, option)
}
const optionsOf = async (user: User, row: string) => {
  const options = within(await openPicker(user, row))
    .getAllByRole('radio')
    .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return options
}
const noResult = () => expect(screen.queryByRole('heading', { name: /^每 \d+ 名与您情况相近的女性中/ })).toBeNull()

describe('the form of the self-test', () => {
  test.each(['zh', 'en'] as const)(
    '[GAIL-01] [A16] it has six rows: the age is typed and five are picked (%s)',
    async (language) => {
      await openGail(language)
      const section = screen.getByRole('region', { name: language === 'zh' ? '您的情况' : 'About you' })
      const rows = within(section).getAllByRole('textbox').concat(within(section).getAllByRole('button'))
      expect(rows).toHaveLength(6)
      const empty = language === 'zh' ? '请选择' : 'Choose'
      ROWS[language].forEach((row, index) =>
        expect(rows[index]).toHaveAccessibleName(index === 0 ? row : `${row} ${empty}`),
      )
    },
  )

  test('[NAV-39] [NAV-57] it is open without a sign-in, and named by its purpose', async () => {
    await openGail()
    expect(address()).toBe('/chq/gail')
    expect(document.title).toBe('乳腺癌风险自测')
  })

  test.each([
    [
      'zh',
      '适用于没有得过乳腺癌、导管原位癌或小叶原位癌，胸部没有做过放疗，也没有已知 BRCA 基因突变的女性；在 35 岁及以上的人中验证过。',
      '发现新肿块或血性溢液，请立即就医',
    ],
    [
      'en',
      'For women who have had no breast cancer and no DCIS or LCIS (ductal or lobular carcinoma in situ), no radiotherapy to the chest, and no known BRCA mutation. Validated in women aged 35 and over.',
      'New lump or bloody discharge? See a doctor now.',
    ],
  ] as const)(
    '[GAIL-01] [A386] it says above for whom it is, and what is urgent (%s)',
    async (language, forWhom, urgent) => {
      await openGail(language)
      expect(screen.getByText(forWhom)).toBeVisible()
      expect(screen.getByRole('note')).toHaveTextContent(urgent)
      expect(screen.getByRole('note')).toHaveAttribute('data-muted')
    },
  )

  test.each([
    ['A198', MENARCHE, ['14 岁及以后', '12 到 13 岁', '12 岁以前']],
    ['A198', BIRTH, ['没有孩子', '20 岁以前', '20 到 24 岁', '25 到 29 岁', '30 岁及以后']],
    ['GAIL-22', RELATIVES, ['0 人', '1 人', '2 人及以上']],
    ['GAIL-23', BIOPSY, ['0 次', '1 次', '2 次及以上']],
  ] as const)('[%s] %s offers %j', async (_id, row, options) => {
    const { user } = await openGail()
    expect(await optionsOf(user, row)).toEqual(options)
  })

  test('[GAIL-24] [A199] no biopsy answers and locks the last row, and a biopsy offers three answers', async () => {
    const { user } = await openGail()
    await choose(user, BIOPSY, '0 次')
    expect(picker(ATYPICAL)).toHaveAccessibleName(`${ATYPICAL} 没有做过活检`)
    expect(await optionsOf(user, ATYPICAL)).toEqual(['没有做过活检'])
    await choose(user, BIOPSY, '1 次')
    expect(picker(ATYPICAL)).toHaveAccessibleName(`${ATYPICAL} 请选择`)
    expect(await optionsOf(user, ATYPICAL)).toEqual(['没有发现', '不确定', '已确认'])
    await choose(user, ATYPICAL, '已确认')
    await choose(user, BIOPSY, '2 次及以上')
    expect(picker(ATYPICAL)).toHaveAccessibleName(`${ATYPICAL} 已确认`)
  })
})

describe('missing and invalid answers', () => {
  test.each([
    ['zh', '请填写年龄', '请选择'],
    ['en', 'please enter age', 'please choose'],
  ] as const)(
    '[GAIL-04] [GAIL-06] every row reports it, and the first gets the focus (%s)',
    async (language, ageText, pickerText) => {
      const { user } = await openGail(language)
      await compute(user)
      noResult()
      expect(age()).toHaveAccessibleDescription(new RegExp(ageText))
      expect(age()).toBeInvalid()
      expect(age()).toHaveFocus()
      for (const row of ROWS[language].slice(1))
        expect(picker(row)).toHaveAccessibleDescription(new RegExp(`${pickerText}$`))
    },
  )

  test('[GAIL-06] a single missing row reports it', async () => {
    const { user } = await openGail()
    await user.type(age(), '45')
    for (const [row, option] of CHOICES.slice(0, 3)) await choose(user, row, option)
    await choose(user, BIOPSY, '1 次')
    await compute(user)
    noResult()
    expect(picker(ATYPICAL)).toHaveAccessibleDescription(/请选择$/)
    expect(picker(ATYPICAL)).toHaveFocus()
    expect(age()).not.toBeInvalid()
    await choose(user, ATYPICAL, '没有发现')
    await compute(user)
    expect(await headline()).toBeVisible()
  })

  test('[GAIL-05] [A16] an age other than 20 to 84 in digits is invalid', async () => {
    const { user } = await openGail()
    giveAnswers(['', 1, 0, 0, 0, 0])
    for (const typed of ['45.0', '4e1', '0x2D', '45a', '4 5', '19', '85', '-45', '+45', '0']) {
      fireEvent.change(age(), { target: { value: typed } })
      expect(age()).not.toHaveAccessibleDescription(/年龄不在20到84之间/)
      await compute(user)
      noResult()
      expect(age(), typed).toHaveAccessibleDescription(/年龄不在20到84之间/)
      expect(age()).toHaveValue(typed)
      expect(age()).toHaveFocus()
    }
  })

  test('[GAIL-05] [A561] an age in full-width digits is that age', async () => {
    const { user } = await openGail()
    giveAnswers(['', 1, 0, 0, 0, 0])
    await user.type(age(), ' ４５')
    expect(age()).toHaveValue('45')
    await compute(user)
    expect(await headline()).toBeVisible()
  })

  test.each(['20', '84'])('[GAIL-05] the age %s is valid', async (typed) => {
    const { user } = await openGail()
    giveAnswers(['', 1, 0, 0, 0, 0])
    await user.type(age(), typed)
    await compute(user)
    expect(await headline()).toBeVisible()
  })

  test('[GAIL-05] the error is shown in English', async () => {
    const { user } = await openGail('en')
    await user.type(age(), '19')
    await compute(user)
    expect(age()).toHaveAccessibleDescription(/age is not between 20 and 84/)
  })

  test('[GAIL-02] a first birth above the present age gets a question, and is not rejected', async () => {
    const { user } = await openGail()
    const question = /这个年龄大于上面填写的年龄/
    await fillIn(user, '24')
    await choose(user, BIRTH, '25 到 29 岁')
    expect(picker(BIRTH)).toHaveAccessibleDescription(question)
    await choose(user, BIRTH, '20 到 24 岁')
    expect(picker(BIRTH)).not.toHaveAccessibleDescription(question)
    await choose(user, BIRTH, '30 岁及以后')
    await compute(user)
    expect(await headline()).toBeVisible()
  })
})

describe('form and result', () => {
  test('[GAIL-03] the result opens by the button, and takes the focus', async () => {
    const { user } = await openGail()
    await fillIn(user)
    await compute(user)
    expect(await headline()).toHaveTextContent('每 1000 名与您情况相近的女性中，未来 5 年约有 6 人患乳腺癌')
    expect(await headline()).toHaveFocus()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(await heading('乳腺癌风险自测')).toBeVisible()
  })

  test.each([
    ['the button', async (user: User) => user.click(screen.getByRole('button', { name: '修改回答' }))],
    ['Back', async () => act(() => window.history.back())],
  ] as const)('[GAIL-01] %s leads back to the form with every answer', async (_way, goBack) => {
    const { user } = await openResult(['45', 1, 0, 0, 1, 2])
    await goBack(user)
    await waitFor(() => expect(age()).toHaveValue('45'))
    expect(await heading('乳腺癌风险自测')).toHaveFocus()
    const shown = ['12 到 13 岁', '没有孩子', '0 人', '1 次', '不确定']
    ROWS.zh.slice(1).forEach((row, index) => expect(picker(row)).toHaveAccessibleName(`${row} ${shown[index]}`))
    await choose(user, BIOPSY, '0 次')
    await compute(user)
    expect(await headline()).toHaveTextContent('约有 6 人')
  })

  test('[GAIL-03] returning from the page of the service shows the result', async () => {
    const { user } = await renderApp('/chq/gail', { signedInAs: '13800000001' })
    await heading('乳腺癌风险自测')
    giveAnswers(['45', 1, 0, 0, 0, 0])
    await compute(user)
    await user.click(await screen.findByRole('link', { name: '了解乳腺检查' }))
    await waitFor(() => expect(address()).toBe('/service/detail/1'))
    act(() => window.history.back())
    expect(await headline()).toHaveTextContent('约有 6 人')
  })

  test('[GAIL-03] switching the language keeps the result', async () => {
    await openResult(['45', 1, 0, 0, 0, 0])
    await act(() => changeLanguage('en'))
    expect(await headline()).toHaveTextContent('About 6 of 1,000 women')
  })
})

describe('the privacy of the self-test', () => {
  afterEach(() => {
    server.events.removeAllListeners()
    vi.restoreAllMocks()
  })

  test('[A202] from the empty form to the result nothing is requested or stored', async () => {
    const requests: string[] = []
    server.events.on('request:start', ({ request }) => requests.push(request.url))
    const store = vi.spyOn(Storage.prototype, 'setItem')
    const { user } = await openGail()
    const cookies = Cookies.get()
    await fillIn(user)
    await compute(user)
    await headline()
    expect(requests).toEqual([])
    expect(store.mock.calls).toEqual([])
    expect(Cookies.get()).toEqual(cookies)
    expect(address()).toBe('/chq/gail')
    // The router’s key is random, and could contain “45”.
    const entry = { ...(window.history.state as object), key: '' }
    expect(JSON.stringify(entry)).not.toMatch(/45|gailAge|answers/)
    expect(document.title).toBe('乳腺癌风险自测')
  })

  test('[A202] a reload clears the answers, and the result is not shown', async () => {
    await openResult(['45', 1, 0, 0, 0, 0])
    resetStores()
    expect(window.history.state).toMatchObject({ usr: { result: true } })
    await reloadApp()
    await heading('乳腺癌风险自测')
    expect(age()).toHaveValue('')
    giveAnswers(['45', 1, 0, 0, 0, 0])
    noResult()
  })

  test('[A203] data known about the signed-in user is not filled in', async () => {
    await renderApp('/chq/gail', { signedInAs: '13800000001' })
    await heading('乳腺癌风险自测')
    expect(age()).toHaveValue('')
    for (const row of ROWS.zh.slice(1)) expect(picker(row)).toHaveAccessibleName(`${row} 请选择`)
  })
})

test('[GAIL-01] Home leads to the self-test', async () => {
  const { user } = await renderApp('/home', { signedInAs: '13800000001' })
  await heading('乳腺健康管理')
  await user.click(screen.getByRole('link', { name: /乳腺癌风险自测/ }))
  await heading('乳腺癌风险自测')
  expect(address()).toBe('/chq/gail')
})
