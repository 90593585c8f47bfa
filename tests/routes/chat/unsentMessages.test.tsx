import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { withdrawConsent } from '@/stores/auth/consentDrafts'
import { signOut } from '@/stores/auth/signOut'
import { resetStores } from '@/stores/createStore'
import { setClockOffset } from '@/lib/time/clock'
import { HOUR_MS } from '@/lib/time/units'
import { USER_PREFIX } from '@/stores/userStorage'
import { answer } from '../../support/answers'
import { hasArrived } from './arrived'
import { box, count, im, INFO, isLive, OWN, nowSeconds, openAgain, openChat, rows, said, write } from './support'
import { reloadApp } from '../../support/app'
import { deferred } from '../../support/deferred'

const preparing = vi.hoisted(() => ({ until: Promise.resolve() as Promise<unknown> }))
vi.mock('@/gateways/pictures/prepare', () => ({
  preparePicture: async (file: File) => {
    await preparing.until
    return { file, preview: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', isBlurred: false }
  },
}))
afterEach(() => {
  preparing.until = Promise.resolve()
})

const failedMark = () => screen.findByRole('button', { name: '发送失败，点按重新发送' })
const kept = () => JSON.stringify(Object.entries(localStorage).filter(([name]) => name.includes('draft:unsent:')))
const never = () => new Promise<never>(() => undefined)
const keyOf = (request: Request | undefined) => request?.headers.get('Idempotency-Key')
const ENDED = { serviceStatus: 4, residueTime: 2 }

const choosePicture = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: '更多' }))
  const input = await screen.findByLabelText<HTMLInputElement>('图片')
  fireEvent.change(input, { target: { files: [new File(['GIF89a'], name)] } })
}

/** Simulates the system killing the page, and the user reopening it. */
const killPage = async () => {
  act(() => resetStores(USER_PREFIX))
  await reloadApp()
}
const sentIds = () => im.calls.flatMap((call) => (call.startsWith('send') ? [call.split(' ')[2]] : []))

test('[RE6] a text that was being sent when the page closed is restored as unsent, and sent as the same message', async () => {
  const deliver = im.send
  im.send = never
  const { user } = await openChat()
  await isLive()
  write('需要复查吗')
  await waitFor(() => expect(kept()).toContain('需要复查吗'))
  await killPage()
  const again = await failedMark()
  expect(rows()).toEqual([expect.stringContaining('需要复查吗')])
  im.send = deliver
  await user.click(again)
  await hasArrived('需要复查吗')
  const ids = sentIds()
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  expect(rows()).toHaveLength(1)
  expect(kept()).toBe('[]')
})

test('[RE6] [RE4] a kept text that arrived after all is shown once as sent, and no longer kept', async () => {
  im.send = never
  await openChat()
  await isLive()
  write('需要复查吗')
  await waitFor(() => expect(kept()).toContain('需要复查吗'))
  const [localId] = sentIds()
  im.pages = [{ messages: [said('需要复查吗', { flow: 'out', localId })], before: undefined, isCompleted: true }]
  await killPage()
  await isLive()
  await waitFor(() => expect(kept()).toBe('[]'))
  expect(rows()).toHaveLength(1)
  await hasArrived('需要复查吗')
})

test('[RE6] [RE8] a text that fails after half a day of sleep has its own time, and is there after a reload', async () => {
  const deliver = im.send
  await openChat()
  await isLive()
  write('睡前')
  await hasArrived('睡前')
  im.send = () => Promise.reject(new im.ImError(2801, ''))
  setClockOffset(13 * HOUR_MS)
  write('醒来后')
  await failedMark()
  const [, time] = /"text":"醒来后","time":([\d.]+)/.exec(kept().replaceAll('\\', '')) ?? []
  expect(Math.abs(Number(time) - nowSeconds() - 13 * 3600)).toBeLessThan(60)
  await killPage()
  await failedMark()
  expect(screen.getByText('醒来后')).toBeVisible()
  im.send = deliver
})

test('[RE6] [RE8] a text that just failed is there after a reload, though the platform’s clock is half a day behind', async () => {
  const deliver = im.send
  im.send = async (...args) => ({ ...(await deliver(...args)), time: nowSeconds() - 13 * 3600 })
  await openChat()
  await isLive()
  write('第一条')
  await hasArrived('第一条')
  im.send = () => Promise.reject(new im.ImError(2801, ''))
  write('第二条')
  await failedMark()
  await killPage()
  await failedMark()
  expect(screen.getByText('第二条')).toBeVisible()
})

test('[RE6] [A384] a text that failed half a day ago is gone after a reload, though another failed just now', async () => {
  im.send = () => Promise.reject(new im.ImError(2801, ''))
  await openChat()
  await isLive()
  write('昨天的')
  await failedMark()
  setClockOffset(13 * HOUR_MS)
  write('今天的')
  await waitFor(() => expect(screen.getAllByRole('button', { name: '发送失败，点按重新发送' })).toHaveLength(2))
  await killPage()
  await failedMark()
  expect(screen.getByText('今天的')).toBeVisible()
  expect(screen.queryByText('昨天的')).toBeNull()
})

test('[RE6] a deleted text does not come back, and where nothing can be sent it can only be deleted', async () => {
  im.send = () => Promise.reject(new im.ImError(2801, ''))
  await openChat()
  await isLive()
  write('第一条')
  await failedMark()
  await waitFor(() => expect(kept()).toContain('第一条'))
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 7 }))
  await killPage()
  expect(await screen.findByText('未发送')).toBeVisible()
  fireEvent.contextMenu(screen.getByText('第一条'))
  const menu = within(await screen.findByRole('dialog'))
  expect(menu.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['复制', '删除']),
  )
  expect(menu.queryByRole('button', { name: '重新发送' })).toBeNull()
  fireEvent.click(menu.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(kept()).toBe('[]'))
  await killPage()
  await isLive()
  expect(rows()).toHaveLength(0)
})

test('[RE6] [CHAT-34] [A394] the archive matches arrived texts by content, and the others stay readable', async () => {
  im.send = never
  await openChat()
  await isLive()
  write('这条到了')
  write('这条没到')
  await waitFor(() => expect(kept()).toContain('这条没到'))
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 7, archiveStatus: '1' }))
  const payload = { text: '这条到了' }
  const time = Math.floor(nowSeconds())
  const list = [{ ID: 'a1', type: 'TIMTextElem', payload, from: OWN, flow: 'out', time }]
  answer('/consultation/queryConsultationImMsgById', () => ({ list, total: 1 }))
  await killPage()
  await isLive()
  await waitFor(() => expect(kept()).not.toContain('这条到了'))
  expect(rows()).toEqual([expect.stringContaining('这条到了'), expect.stringContaining('这条没到')])
  expect(screen.getAllByText('未发送')).toHaveLength(1)
  expect(kept()).toContain('这条没到')
})

test('[RE6] [CHAT-38] an unsent picture keeps a mark, and no picture data', async () => {
  im.send = () => Promise.reject(new im.ImError(2801, ''))
  await openChat()
  await isLive()
  await choosePicture('secret.gif')
  await failedMark()
  await waitFor(() => expect(kept()).toContain('image'))
  expect(kept()).not.toMatch(/GIF|secret|base64|blob:/)
  for (let reloads = 0; reloads < 2; reloads += 1) {
    await killPage()
    await isLive()
    const lost = await screen.findByText('一张图片没有发送成功。这里没有保存它，重新选择后才能发送。')
    expect(screen.getByText('未发送')).toBeVisible()
    expect(screen.queryByRole('button', { name: '发送失败，点按重新发送' })).toBeNull()
    if (reloads === 1) fireEvent.contextMenu(lost)
  }
  const menu = within(await screen.findByRole('dialog'))
  expect(menu.queryByRole('button', { name: '重新发送' })).toBeNull()
  fireEvent.click(menu.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(kept()).toBe('[]'))
  await waitFor(() => expect(rows()).toHaveLength(0))
})

test('[RE6] [RE4] a picture that arrived after all replaces its mark', async () => {
  im.send = never
  await openChat()
  await isLive()
  await choosePicture('a.gif')
  await waitFor(() => expect(kept()).toContain('image'))
  const [localId] = sentIds()
  const body = { kind: 'image', url: 'https://files.demo.example/a.jpg', previewUrl: '', size: undefined } as const
  im.pages = [{ messages: [said(body, { flow: 'out', localId })], before: undefined, isCompleted: true }]
  await killPage()
  expect(await screen.findByRole('button', { name: '放大图片' })).toBeVisible()
  expect(screen.queryByText(/没有发送成功/)).toBeNull()
  expect(rows()).toHaveLength(1)
  await waitFor(() => expect(kept()).toBe('[]'))
})

test.each([
  ['a consultation', 0, {}],
  ['one that is over', 1, ENDED],
])(
  '[RE6] [A276] in %s a picture accepted after the chat was reopened is shown once, as sent, and counts %i times',
  async (_what, counted, info) => {
    const requests = answer('/consultation/customerExtraAsk', () => null)
    const { promise, resolve } = deferred()
    const deliver = im.send
    im.send = (...args) => promise.then(() => deliver(...args))
    const { router } = await openChat(info)
    await isLive()
    await choosePicture('a.gif')
    await waitFor(() => expect(count('send')).toBe(1))
    await act(() => router.navigate('/my'))
    await act(() => router.navigate('/chat/7?type=1'))
    await isLive()
    await failedMark()
    resolve(undefined)
    await waitFor(() => expect(screen.queryByRole('button', { name: '发送失败，点按重新发送' })).toBeNull())
    expect(rows()).toHaveLength(1)
    await waitFor(() => expect(requests).toHaveLength(counted))
    expect(kept()).toBe('[]')
  },
)

test('[CHAT-30] [A276] a follow-up accepted after the chat was left counts once', async () => {
  const requests = answer('/consultation/customerExtraAsk', () => null)
  const { promise, resolve } = deferred()
  const deliver = im.send
  im.send = (...args) => promise.then(() => deliver(...args))
  const { router } = await openChat(ENDED)
  await isLive()
  write('需要复查吗')
  await waitFor(() => expect(count('send')).toBe(1))
  await act(() => router.navigate('/my'))
  expect(requests).toHaveLength(0)
  resolve(undefined)
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(kept()).toBe('[]')
  await act(() => router.navigate('/chat/7?type=1'))
  await isLive()
  expect(requests).toHaveLength(1)
})

test('[CHAT-31] a picture that was prepared while the last follow-up went to a text is not sent, and says why', async () => {
  answer('/consultation/customerExtraAsk', () => null)
  const { promise, resolve } = deferred()
  preparing.until = promise
  await openChat({ ...ENDED, residueTime: 1 })
  await isLive()
  await choosePicture('a.gif')
  write('最后一个')
  await hasArrived('最后一个')
  resolve(undefined)
  expect(await screen.findByText('您的剩余追问次数为0，不可在进行追问了')).toBeVisible()
  expect(count('send')).toBe(1)
})

test('[RA15] a picture that could not be prepared is not called damaged', async () => {
  const lost = Promise.reject(new Error('The part did not load'))
  lost.catch(() => undefined)
  preparing.until = lost
  await openChat()
  await isLive()
  await choosePicture('a.gif')
  expect(await screen.findByText('图片没有准备好，请检查网络后再选一次。')).toBeVisible()
  expect(count('send')).toBe(0)
})

test('[RE6] a message refused after the chat was reopened can be resent', async () => {
  const deliver = im.send
  const { promise, resolve } = deferred()
  im.send = () => promise.then(() => Promise.reject(new im.ImError(2801, '')))
  const { router, user } = await openChat(ENDED)
  await isLive()
  write('需要复查吗')
  await waitFor(() => expect(count('send')).toBe(1))
  await act(() => router.navigate('/my'))
  await act(() => router.navigate('/chat/7?type=1'))
  await isLive()
  const again = await failedMark()
  await act(async () => resolve(undefined))
  const requests = answer('/consultation/customerExtraAsk', () => null)
  im.send = deliver
  await user.click(again)
  await hasArrived('需要复查吗')
  expect(rows()).toHaveLength(1)
  await waitFor(() => expect(requests).toHaveLength(1))
})

describe('a picture that is still being prepared when the chat is left', () => {
  const leave = async () => {
    const { promise, resolve } = deferred()
    preparing.until = promise
    const { router, user } = await openChat()
    await isLive()
    await choosePicture('a.gif')
    expect(await screen.findByText('正在准备…')).toBeVisible()
    await act(() => router.navigate('/my'))
    return { router, user, resolve: () => act(async () => resolve(undefined)) }
  }

  test('[RE6] it waits as unsent, and can be resent', async () => {
    const { router, user, resolve } = await leave()
    await resolve()
    expect(kept()).toContain('image')
    await act(() => router.navigate('/chat/7?type=1'))
    await isLive()
    expect(rows()).toHaveLength(1)
    await user.click(await failedMark())
    await waitFor(() => expect(kept()).toBe('[]'))
    expect(count('send')).toBe(1)
    expect(rows()).toHaveLength(1)
  })

  test('[RE6] it is sent when the chat was reopened meanwhile', async () => {
    const { router, resolve } = await leave()
    await act(() => router.navigate('/chat/7?type=1'))
    await isLive()
    await resolve()
    await waitFor(() => expect(count('send')).toBe(1))
    await waitFor(() => expect(kept()).toBe('[]'))
    expect(rows()).toHaveLength(1)
  })

  test.each([
    ['sign-out', signOut],
    ['withdrawn consent', () => withdrawConsent('1001')],
  ])('[A384] [A428] it is dropped at a %s', async (_end, end) => {
    const { router, resolve } = await leave()
    act(end)
    await resolve()
    expect(kept()).toBe('[]')
    await openAgain(router)
    expect(rows()).toEqual([])
  })
})

test('[A384] sign-out removes every unsent message', async () => {
  im.send = never
  await openChat()
  await isLive()
  write('需要复查吗')
  await waitFor(() => expect(kept()).toContain('需要复查吗'))
  act(() => resetStores())
  expect(kept()).toBe('[]')
})

test('[CHAT-30] [A276] [A434] a follow-up whose count was lost with the page is counted at the next opening, under the same key', async () => {
  const requests = answer('/consultation/customerExtraAsk', never)
  await openChat(ENDED)
  await isLive()
  write('还有一个问题')
  await waitFor(() => expect(requests).toHaveLength(1))
  const [localId] = sentIds()
  im.pages = [{ messages: [said('还有一个问题', { flow: 'out', localId })], before: undefined, isCompleted: true }]
  // The first call did reach the server.
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, ...ENDED, residueTime: 1 }))
  const again = answer('/consultation/customerExtraAsk', () => null)
  await killPage()
  await waitFor(() => expect(again).toHaveLength(1))
  expect(keyOf(again[0])).toBe(keyOf(requests[0]))
  expect(await screen.findByText(/您还可以追问1次/)).toBeVisible()
  await waitFor(() => expect(kept()).toBe('[]'))
  await killPage()
  await isLive()
  expect(again).toHaveLength(1)
})

test('[CHAT-29] [A276] a follow-up without an answer is counted once it is found to have arrived, and not before', async () => {
  im.send = never
  await openChat(ENDED)
  await isLive()
  write('还有一个问题')
  await waitFor(() => expect(kept()).toContain('还有一个问题'))
  const requests = answer('/consultation/customerExtraAsk', () => null)
  await killPage()
  await failedMark()
  expect(screen.getByText(/您还可以追问2次/)).toBeVisible()
  expect(requests).toHaveLength(0)
  const [localId] = sentIds()
  im.says(said('还有一个问题', { flow: 'out', localId, from: OWN }))
  expect(await screen.findByText(/您还可以追问1次/)).toBeVisible()
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(rows()).toHaveLength(1)
  expect(count('send')).toBe(1)
})

/** What another tab writes to the list of this chat, which it has read when it opened. */
const UNSENT = 'of:1001:draft:unsent:7'
const storedTexts = () =>
  (JSON.parse(localStorage.getItem(UNSENT) ?? '{"texts":[]}') as { texts: { localId: string; text: string }[] }).texts
const otherTabWrites = (texts: unknown[]) =>
  localStorage.setItem(UNSENT, JSON.stringify({ at: Date.now(), phoneAt: Date.now(), texts, lost: [] }))

test('[RE6] a text that failed in another tab stays kept when this tab keeps its own', async () => {
  im.send = () => Promise.reject(new im.ImError(2801, ''))
  await openChat()
  await isLive()
  write('这边第一条')
  await failedMark()
  await waitFor(() => expect(kept()).toContain('这边第一条'))
  otherTabWrites([...storedTexts(), { localId: 'other-1', text: '另一边写的', time: nowSeconds() }])
  write('这边第二条')
  await waitFor(() => expect(kept()).toContain('这边第二条'))
  expect(storedTexts().map(({ text }) => text)).toEqual(['这边第一条', '另一边写的', '这边第二条'])
  await killPage()
  await waitFor(() => expect(rows()).toHaveLength(3))
})

test('[RE6] a text that another tab has sent or deleted does not come back when this tab keeps its own', async () => {
  im.send = () => Promise.reject(new im.ImError(2801, ''))
  await openChat()
  await isLive()
  write('这边第一条')
  await failedMark()
  await waitFor(() => expect(kept()).toContain('这边第一条'))
  localStorage.removeItem(UNSENT)
  write('这边第二条')
  await waitFor(() => expect(kept()).toContain('这边第二条'))
  expect(storedTexts().map(({ text }) => text)).toEqual(['这边第二条'])
})

test('[RE6] a text that is sent again is kept again, even where another tab has removed it', async () => {
  im.send = () => Promise.reject(new im.ImError(2801, ''))
  const { user } = await openChat()
  await isLive()
  write('这边第一条')
  const again = await failedMark()
  await waitFor(() => expect(kept()).toContain('这边第一条'))
  localStorage.removeItem(UNSENT)
  im.send = never
  await user.click(again)
  await waitFor(() => expect(kept()).toContain('这边第一条'))
})

describe('the text field of a chat that two tabs show', () => {
  const DRAFT = 'of:1001:draft:chat:7'
  const stored = () => (JSON.parse(localStorage.getItem(DRAFT) ?? '{"text":""}') as { text: string }).text
  const otherTabTypes = (text: string) => localStorage.setItem(DRAFT, JSON.stringify({ at: Date.now(), text }))
  const type = (value: string) => fireEvent.change(box(), { target: { value } })

  test('[RE6] [A570] what another tab has typed stays kept beside what is typed here, and both are shown after a reload', async () => {
    await openChat()
    await isLive()
    otherTabTypes('另一边写的')
    type('这边')
    type('这边写的')
    expect(stored()).toBe('另一边写的\n这边写的')
    expect(box()).toHaveValue('这边写的')
    otherTabTypes('这边写的\n另一边写的，更长')
    type('这边写的，也更长')
    expect(stored()).toBe('另一边写的，更长\n这边写的，也更长')
    await killPage()
    await isLive()
    await waitFor(() => expect(box()).toHaveValue('另一边写的，更长\n这边写的，也更长'))
    type('')
    expect(stored()).toBe('')
  })

  test('[RE6] [A570] sending a text removes it alone, and what another tab has typed is there at the next opening', async () => {
    const { router } = await openChat()
    await isLive()
    type('这边写的')
    otherTabTypes('这边写的\n另一边写的')
    write('这边写的')
    await hasArrived('这边写的')
    expect(stored()).toBe('另一边写的')
    await act(() => router.navigate('/consult/index'))
    await act(() => router.navigate('/chat/7?type=1'))
    await waitFor(() => expect(box()).toHaveValue('另一边写的'))
  })

  test('[RE6] [A570] a text that another tab continued stays kept when this tab sends the beginning', async () => {
    await openChat()
    await isLive()
    type('需要复查吗')
    otherTabTypes('需要复查吗？下周可以吗？')
    write('需要复查吗')
    await hasArrived('需要复查吗')
    expect(stored()).toBe('需要复查吗？下周可以吗？')
  })
})

test('[RE6] [A435] clearing a check-in keeps the unsent texts of the signed-in user', async () => {
  im.send = () => Promise.reject(new im.ImError(2801, ''))
  const { user, router } = await openChat()
  await isLive()
  write('需要复查吗')
  await failedMark()
  await act(() => router.navigate('/subscribe/clearToken'))
  await user.click(await screen.findByRole('button', { name: '清除登记记录' }))
  expect(await screen.findByText(/^已清除现场登记的记录/)).toBeVisible()
  await act(() => router.navigate('/chat/7?type=1'))
  await isLive()
  expect(rows()).toEqual([expect.stringContaining('需要复查吗')])
  expect(kept()).toContain('需要复查吗')
})
