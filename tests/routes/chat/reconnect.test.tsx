import type { EventEmitter } from 'node:events'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { ChunkLoadError } from '@/lib/chunkLoadError'
import { answer, refuse } from '../../support/answers'
import { comeBack, server } from '../../support/app'
import { deferred } from '../../support/deferred'
import { waitForIdle } from '../../support/waitForIdle'
import { box, count, im, INFO, isLive, openChat, rows, said } from './support'

afterEach(() => void vi.useRealTimers())
const slowly = () => vi.useFakeTimers({ shouldAdvanceTime: true })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Longer than the limit of a sign-in and than the time between two of them (RE1). */
const LIMIT_MS = 17_000
const comesOnline = () => act(() => window.dispatchEvent(new Event('online')))
const AGAIN = { name: '重新连接' }

const hang = () => {
  im.login = () => new Promise(() => undefined)
  im.isReady = false
}
/** Opens a chat whose sign-in hangs, until its limit has passed. */
const openHanging = async () => {
  hang()
  await openChat()
  await waitFor(() => expect(count('login')).toBe(1))
  await pass(LIMIT_MS)
}
const heal = () => {
  im.login = () => Promise.resolve()
  im.isReady = true
}

test.each([
  ['the return to the page', comeBack],
  ['a network that is there again', comesOnline],
])('[A620] [RE1] a chat that did not connect in time connects by itself at %s', async (_what, happens) => {
  slowly()
  await openHanging()
  expect(await screen.findByRole('button', AGAIN)).toBeVisible()
  heal()
  await happens()
  await pass(1000)
  await waitFor(() => expect(box()).toBeEnabled())
  expect(count('login')).toBe(2)
})

/** The network is lost during the sign-in, and the chat connects again once it is back. */
const connectAfterOutage = async () => {
  slowly()
  hang()
  await openChat()
  await waitFor(() => expect(count('login')).toBe(1))
  im.tell({ kind: 'network', state: 'disconnected' })
  await pass(LIMIT_MS)
  expect(await screen.findByRole('button', AGAIN)).toBeVisible()
  heal()
  await comesOnline()
  await pass(1000)
  await waitFor(() => expect(box()).toBeEnabled())
}

test('[A620] [CHAT-41] [CHAT-43] [RE2] a chat that connects again no longer says that the network is gone, and says once that it is back', async () => {
  await connectAfterOutage()
  await pass(2000)
  expect(screen.queryByText(/当前网络不可用/)).toBeNull()
  expect(screen.getByText('已接入网络')).toBeVisible()
})

test('[A620] [CHAT-43] a network that is lost after the new connection is reported', async () => {
  await connectAfterOutage()
  im.tell({ kind: 'network', state: 'disconnected' })
  await pass(2500)
  expect(screen.getByText(/当前网络不可用，恢复后会自动连接/)).toBeVisible()
})

test('[A620] [A408] a chat whose group came too late connects by itself on the return', async () => {
  slowly()
  await openChat({ groupId: '' })
  await pass(20_000)
  expect(await screen.findByRole('button', AGAIN)).toBeVisible()
  answer('/consultation/getConsultationIMInfo', () => INFO)
  await comeBack()
  await pass(1000)
  await waitFor(() => expect(box()).toBeEnabled())
  expect(count('login')).toBe(1)
})

test.each([2800, 2801, 2805])(
  '[A620] [RE1] a sign-in that failed without a network (%i) is repeated on the return, once for events that come together',
  async (code) => {
    slowly()
    im.login = () => Promise.reject(new im.ImError(code, ''))
    im.isReady = false
    await openChat()
    expect(await screen.findByRole('button', AGAIN)).toBeVisible()
    heal()
    await act(async () => {
      fireEvent(document, new Event('visibilitychange'))
      fireEvent(window, new Event('pageshow'))
      fireEvent(window, new Event('online'))
    })
    await pass(LIMIT_MS)
    await waitFor(() => expect(box()).toBeEnabled())
    expect(count('login')).toBe(2)
  },
)

test('[A620] [RE1] a chat whose signature had no answer connects by itself on the return', async () => {
  server.use(http.get('*/consultation/getUserSig', () => HttpResponse.error(), { once: true }))
  await openChat({ userSig: '' })
  expect(await screen.findByRole('button', AGAIN)).toBeVisible()
  answer('/consultation/getUserSig', () => ({ userID: 'patient-1', userSig: 'fresh', sdkAppID: 1400000001 }))
  await comeBack()
  await waitFor(() => expect(box()).toBeEnabled())
  expect(count('login')).toBe(1)
})

test('[A671] [A620] a chat whose code comes too late says so, and connects by itself on the return', async () => {
  im.load = () => Promise.reject(new ChunkLoadError('too late', true))
  await openChat()
  expect(await screen.findByRole('button', AGAIN)).toBeVisible()
  expect(screen.getByText(/没有连接上，暂时不能收发消息/)).toBeVisible()
  im.load = () => Promise.resolve()
  await comeBack()
  await waitFor(() => expect(box()).toBeEnabled())
  expect(count('login')).toBe(1)
})

/** The page of the tests, which reports each reload as an error. */
declare const jsdom: { virtualConsole: EventEmitter }

test('[A671] [RA15] a chat whose code is lost names the network, and its button reloads the page', async () => {
  const reloaded = vi.fn()
  const printers = jsdom.virtualConsole.rawListeners('jsdomError')
  jsdom.virtualConsole.removeAllListeners('jsdomError')
  jsdom.virtualConsole.on('jsdomError', reloaded)
  im.load = () => Promise.reject(new ChunkLoadError('lost', false))
  const { user } = await openChat()
  const again = await screen.findByRole('button', AGAIN)
  expect(screen.getByText('没有连接上：当前网络不可用，请检查网络后重试')).toBeVisible()
  await comeBack()
  expect(reloaded).not.toHaveBeenCalled()
  await user.click(again)
  expect(reloaded).toHaveBeenCalledTimes(1)
  jsdom.virtualConsole.removeAllListeners('jsdomError')
  for (const print of printers) jsdom.virtualConsole.on('jsdomError', (error: Error) => void print(error))
})

test.each([
  ['whose user signed in elsewhere', () => im.tell({ kind: 'kickedOut', reason: 'multipleDevice' })],
  ['that lasts', () => undefined],
])('[RE3] [A620] a connection %s is not opened again on the return', async (_which, happens) => {
  slowly()
  await openChat()
  await waitFor(() => expect(box()).toBeEnabled())
  happens()
  await comeBack()
  await comesOnline()
  await pass(2 * LIMIT_MS)
  expect(count('login')).toBe(1)
})

test('[A620] a sign-in that the platform refuses is not repeated on the return', async () => {
  slowly()
  im.login = () => Promise.reject(new im.ImError(70002, 'no right'))
  im.isReady = false
  await openChat()
  expect(await screen.findByRole('button', AGAIN)).toBeVisible()
  await comeBack()
  await pass(2 * LIMIT_MS)
  expect(count('login')).toBe(1)
})

test('[A620] [CHAT-34] a consultation that has ended meanwhile is not connected on the return', async () => {
  slowly()
  await openHanging()
  expect(await screen.findByRole('button', AGAIN)).toBeVisible()
  heal()
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 5, archiveStatus: '1' }))
  await comeBack()
  await pass(2 * LIMIT_MS)
  expect(count('login')).toBe(1)
})

test.each([
  ['the sign-in is ready too late', {}],
  ['the group comes too late', { groupId: '' }],
])('[CHAT-34] a chat that ends while it connects shows its archive, also when %s', async (_what, info) => {
  slowly()
  im.isReady = false
  await openChat(info)
  await pass(1000)
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 7, archiveStatus: '1' }))
  await comeBack()
  await pass(3000)
  await isLive()
  expect(screen.queryByRole('textbox')).toBeNull()
  im.isReady = true
  im.tell({ kind: 'ready' })
  await pass(2 * LIMIT_MS)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', AGAIN)).toBeNull()
  expect(count('history')).toBe(0)
})

test('[CHAT-34] [RE5] an archive that fails after the chat has connected again changes nothing', async () => {
  slowly()
  const archive = deferred<Response>()
  const asks = answer('/consultation/queryConsultationImMsgById', () => archive.promise)
  hang()
  await openChat({}, 'zh', { list: undefined })
  await waitFor(() => expect(count('login')).toBe(1))
  await pass(LIMIT_MS)
  await waitFor(() => expect(asks).toHaveLength(1))
  heal()
  im.pages = [{ messages: [said('您好')], before: undefined, isCompleted: true }]
  await comesOnline()
  await pass(1000)
  await isLive()
  archive.resolve(refuse('没有找到'))
  await pass(1000)
  await waitForIdle()
  expect(screen.queryByText(/没有加载成功/)).toBeNull()
  await isLive()
  expect(rows()).toHaveLength(1)
})

test('[RE5] messages of a former connection that fail after the new one has read them change nothing', async () => {
  slowly()
  const noAnswer = deferred()
  const read = im.fetchHistory
  im.fetchHistory = () => noAnswer.promise.then(() => Promise.reject(new im.ImError(2801, '')))
  const { user } = await openChat()
  await waitFor(() => expect(count('history')).toBe(1))
  im.tell({ kind: 'kickedOut', reason: 'multipleDevice' })
  const dialog = await screen.findByRole('alertdialog')
  im.fetchHistory = read
  im.pages = [{ messages: [said('您好')], before: undefined, isCompleted: true }]
  await user.click(within(dialog).getByRole('button', AGAIN))
  await pass(LIMIT_MS)
  await isLive()
  noAnswer.resolve(undefined)
  await pass(1000)
  expect(screen.queryByText(/没有加载成功/)).toBeNull()
  await isLive()
  expect(rows()).toHaveLength(1)
})
