import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { giveConsent } from '@/stores/auth/consent'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { INFO, openChat } from '../chat/support'
import { PHONE, renderApp } from '../../support/app'
import { deferred } from '../../support/deferred'

const ROW = {
  id: '7',
  consultationType: '1',
  consultationStatus: '2',
  customerId: '2002',
  customerName: '林可',
  doctorId: '3002',
  doctorName: '沈医生',
  consultationContent: '左侧有点胀痛\n已经三天了',
  consultationPic: 'https://files.demo.example/a.jpg,https://files.demo.example/b.jpg',
  reportId: '55',
  createTime: '2026-11-24 14:20:00',
}
const CALL = '/consultation/queryConsultationsByUserId'
const statusIn = async (request: Request) => new URLSearchParams(await request.clone().text()).get('status')
const lists = (row: object | undefined) =>
  answer(CALL, () => ({ list: row === undefined ? [] : [row], total: row === undefined ? 0 : 1 }))
const openFromChat = async (info: object, language: 'zh' | 'en' = 'zh') => {
  const { user } = await openChat(info, language)
  await user.click(await screen.findByRole('button', { name: language === 'zh' ? '对话选项' : 'Chat options' }))
  await user.click(await screen.findByRole('button', { name: language === 'zh' ? '我提交的问题' : 'What I sent' }))
  return { user, sheet: await screen.findByRole('dialog') }
}

test.each([
  ['zh', ['患者林可', '医生沈医生', '提问时间今天 11月24日 周二 14:20', '附上的报告一份']],
  ['en', ['For林可', 'Doctor沈医生', 'Today, Tue 24 Nov 14:20', 'Report attachedOne']],
] as const)(
  '[A523] a chat shows what was sent: text, pictures, examinee, time, report (%s)',
  async (language, facts) => {
    itIs('2026-11-24 15:00:00')
    lists(ROW)
    const { user, sheet } = await openFromChat({ serviceStatus: 2 }, language)
    const question = await within(sheet).findByText(/左侧有点胀痛/)
    expect(question.textContent).toBe(ROW.consultationContent)
    for (const fact of facts) expect(sheet).toHaveTextContent(fact)
    const pictures = within(sheet).getAllByRole('button', { name: language === 'zh' ? /^放大/ : /^Enlarge/ })
    expect(pictures).toHaveLength(2)
    await user.click(pictures[1] as HTMLElement)
    const viewer = await screen.findByRole('dialog', { name: language === 'zh' ? /第 2 张/ : /2/ })
    expect(within(viewer).getByRole('img')).toHaveAttribute('src', 'https://files.demo.example/b.jpg')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(viewer).not.toBeInTheDocument())
    expect(sheet).toBeVisible()
    expect(pictures[1]).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('[A523] a question in the other list is found', async () => {
  const requests: (string | null)[] = []
  answer(CALL, async (request) => {
    const status = await statusIn(request)
    requests.push(status)
    return status === '1' ? { list: [], total: 0 } : { list: [ROW], total: 1 }
  })
  const { sheet } = await openFromChat({ serviceStatus: 7 })
  expect(await within(sheet).findByText(/左侧有点胀痛/)).toBeVisible()
  expect(requests).toEqual(['1', '0'])
})

test('[A523] a question that no list names says so', async () => {
  lists(undefined)
  const { sheet } = await openFromChat({ serviceStatus: 7 })
  expect(await within(sheet).findByText('没有找到这次提交的问题。')).toBeVisible()
})

test('[A523] a list that fails says so, and a tap tries again', async () => {
  answer(CALL, () => new Response(null, { status: 502 }))
  const { user, sheet } = await openFromChat({ serviceStatus: 7 })
  expect(await within(sheet).findByText('提交的问题没有加载成功')).toBeVisible()
  lists(ROW)
  await user.click(within(sheet).getByRole('button', { name: '重试' }))
  expect(await within(sheet).findByText(/左侧有点胀痛/)).toBeVisible()
})

test.each([
  [0, 'zh', '我提交的问题'],
  [9, 'zh', '我提交的问题'],
  [11, 'en', 'What I sent'],
] as const)(
  '[A523] a card in status %d, which leads to no chat, opens what was sent, without a call',
  async (...args) => {
    const [consultationStatus, language, name] = args
    const requests = lists({
      ...ROW,
      consultationStatus,
      consultationType: '2',
      doctorId: null,
      doctorName: null,
      reportId: '',
    })
    const { user } = await renderApp('/consult/my', { signedInAs: PHONE, language })
    const button = await screen.findByRole('button', { name })
    const before = requests.length
    await user.click(button)
    const sheet = await screen.findByRole('dialog', { name })
    expect(within(sheet).getByText(/已经三天了/)).toBeVisible()
    expect(sheet).toHaveTextContent(language === 'zh' ? '附上的报告没有' : 'Report attachedNone')
    expect(requests).toHaveLength(before)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button).toHaveFocus()
  },
)

describe('a quick question that a doctor takes while the chat is open', () => {
  const UNTAKEN = { ...ROW, consultationType: '2', consultationStatus: '9', doctorId: null, doctorName: null }
  const openAfterTaken = async () => {
    const asked = lists(UNTAKEN)
    const { user } = await openChat({ serviceStatus: 9 }, 'zh', { list: [] }, true, '2')
    await waitFor(() => expect(asked).toHaveLength(1))
    answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 1 }))
    await user.click(await screen.findByRole('button', { name: '刷新看看进展' }))
    await screen.findByRole('textbox')
    const open = async () => {
      await user.click(screen.getByRole('button', { name: '对话选项' }))
      await user.click(await screen.findByRole('button', { name: '我提交的问题' }))
      return within(await screen.findByRole('dialog', { name: '我提交的问题' }))
    }
    return { user, open }
  }

  test('[A523] [A504] names its doctor', async () => {
    const { open } = await openAfterTaken()
    lists(ROW)
    const sheet = await open()
    expect(await sheet.findByText('沈医生')).toBeVisible()
    expect(sheet.queryByText('还没有医生接诊')).toBeNull()
  })

  test('[A523] says that it was not updated where the list fails, and a tap tries again', async () => {
    const { user, open } = await openAfterTaken()
    answer(CALL, () => new Response(null, { status: 502 }))
    const sheet = await open()
    expect(await sheet.findByText('没能更新，下面是上次的内容')).toBeVisible()
    expect(sheet.getByText(/左侧有点胀痛/)).toBeVisible()
    lists(ROW)
    await user.click(sheet.getByRole('button', { name: '重试' }))
    expect(await sheet.findByText('沈医生')).toBeVisible()
  })
})

describe('a question that the loaded list contains', () => {
  const openFromList = async (row: object) => {
    lists(row)
    answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 7 }))
    answer('/consultation/queryConsultationImMsgById', () => ({ list: [], total: 0 }))
    giveConsent('1001')
    const { user, router } = await renderApp('/consult/my', { signedInAs: PHONE })
    await screen.findByText('林可')
    const { promise, resolve } = deferred()
    answer(CALL, () => promise)
    await act(() => router.navigate('/chat/7?type=2'))
    await user.click(await screen.findByRole('button', { name: '对话选项' }))
    await user.click(await screen.findByRole('button', { name: '我提交的问题' }))
    return { sheet: within(await screen.findByRole('dialog', { name: '我提交的问题' })), resolve }
  }

  test.each([
    ['without an answer', () => Response.error()],
    ['with a refusal', () => refuse('系统繁忙')],
  ])('[A523] is shown at once, and stays where the list fails %s', async (_, reply) => {
    const { sheet, resolve } = await openFromList({ ...ROW, consultationType: '2', doctorId: null, doctorName: null })
    expect(await sheet.findByText(/左侧有点胀痛/)).toBeVisible()
    resolve(reply())
    expect(await sheet.findByText('没能更新，下面是上次的内容')).toBeVisible()
    expect(sheet.getByText(/左侧有点胀痛/)).toBeVisible()
  })
})
