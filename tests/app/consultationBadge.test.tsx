import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveConsent } from '@/stores/auth/consent'
import { phoneNow, setClockOffset } from '@/lib/time/clock'
import { HOUR_MS } from '@/lib/time/units'
import { useUnread } from '@/stores/consultations/readState'
import { signOut } from '@/stores/auth/signOut'
import { answer } from '../support/answers'
import { GROUP, im, INFO, isLive, OWN, said } from '../routes/chat/support'
import { comeBack, heading, PHONE, renderApp } from '../support/app'
import { stopClock, stopMonotonic } from '../support/stoppedClocks'
import { deferred } from '../support/deferred'

const LIST = '/consultation/queryConsultationsByUserId'
const consultation = (fields: object) => ({ id: '7', consultationStatus: 2, consultationType: '1', ...fields })
/** Serves these open and ended consultations. */
const answerLists = (goingOn: () => object[], over: () => object[] = () => []) =>
  answer(LIST, async (request) => {
    const list = new URLSearchParams(await request.text()).get('status') === '0' ? goingOn() : over()
    return { list, total: list.length }
  })

const BAR = { name: /^(主导航|Main)$/ }
const tab = async (name: string) => within(await screen.findByRole('navigation', BAR)).findByRole('link', { name })
const badge = () => within(screen.getByRole('navigation', BAR)).queryByRole('img')
const fails = () => new Response('bad gateway', { status: 502 })
/** Moves the time on until a new request is due. */
const afterAMoment = () => setClockOffset(phoneNow() - Date.now() + 3000)

beforeEach(() => {
  answer('/subscribe/listSubscribe', () => ({ list: [], total: 0 }))
  answer('/report/reportRecord', () => [])
})
afterEach(() => vi.restoreAllMocks())

test.each([
  ['zh', '咨询 7 条新回复'],
  ['en', 'Consult New replies: 7'],
] as const)('[A407] every screen with tabs shows the number of unread messages, in %s', async (language, name) => {
  answerLists(() => [
    consultation({ unreadCount: 3 }),
    consultation({ id: '8', unreadCount: 0 }),
    consultation({ id: '9', unreadCount: 4 }),
  ])
  const { router } = await renderApp('/home', { signedInAs: PHONE, language })
  for (const path of ['/home', '/service/detail/1', '/consult/index', '/my']) {
    await act(() => router.navigate(path))
    expect(await tab(name)).toHaveAttribute('href', '/consult/index')
    expect(badge()).toHaveAttribute('data-number', '7')
  }
  await act(() => router.navigate('/consult/my'))
  expect(screen.queryByRole('navigation', BAR)).toBeNull()
})

test('[A407] a number above two digits is abbreviated on screen and read out in full', async () => {
  answerLists(() => [consultation({ unreadCount: 120 })])
  await renderApp('/my', { signedInAs: PHONE })
  await tab('咨询 120 条新回复')
  expect(badge()).toHaveAttribute('data-number', '99+')
})

test('[A407] the badge leads to the unread consultation, too', async () => {
  answerLists(() => [consultation({ unreadCount: 2 })])
  const { user } = await renderApp('/consult/index', { signedInAs: PHONE })
  await user.click(await screen.findByRole('link', { name: /我的咨询.*2 条新回复/ }))
  expect(await screen.findByRole('link', { name: /2 条新回复/ })).toHaveAttribute('href', '/chat/7?type=1')
})

test('[A407] a failed count shows no badge and no error; returning to the front refetches it', async () => {
  answer(LIST, fails)
  await renderApp('/home', { signedInAs: PHONE })
  await waitFor(() => expect(useUnread.getState().unread.state).toBe('failed'))
  expect(badge()).toBeNull()
  expect(screen.queryByText(/咨询|回复/, { selector: '[role=alert] *' })).toBeNull()
  answerLists(() => [consultation({ unreadCount: 1 })])
  afterAMoment()
  await comeBack()
  await tab('咨询 1 条新回复')
  answer(LIST, fails)
  afterAMoment()
  await comeBack()
  await waitFor(() => expect(useUnread.getState().unread).toHaveProperty('refreshError'))
  expect(badge()).toHaveAttribute('data-number', '1')
})

test('[A407] several requests within a moment share one answer', async () => {
  const requests = answerLists(() => [consultation({ unreadCount: 1 })])
  await renderApp('/home', { signedInAs: PHONE })
  await tab('咨询 1 条新回复')
  await screen.findByRole('region', { name: '医生有新回复' })
  expect(requests).toHaveLength(1)
})

/** Opens consultation 7 with these messages, and returns. */
const readTalk = async (router: { navigate: (to: string) => Promise<void> }) => {
  await act(() => router.navigate('/chat/7?type=1'))
  await isLive()
  await act(() => router.navigate('/my'))
  await heading('个人中心')
}

const hasTalk = () => {
  giveConsent('1001')
  im.pages = [{ messages: [said('您好', { time: 500 })], before: undefined, isCompleted: true }]
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, groupId: GROUP }))
}
/** Sets the time of the archive’s newest message. */
const lastSaidAt = (time: number, fields: object = {}) =>
  answer('/consultation/queryConsultationImMsgById', () => ({
    list: [{ ID: 'x', type: 'TIMTextElem', payload: { text: '好' }, from: 'doctor-7', flow: 'in', time, ...fields }],
    total: 1,
  }))

test('[A407] where the server counts nothing, status and last message are compared with those last opened', async () => {
  stopClock()
  answerLists(() => [consultation({})])
  hasTalk()
  const { router } = await renderApp('/my', { signedInAs: PHONE })
  await tab('咨询 有新回复')
  expect(badge()).not.toHaveAttribute('data-number')
  const archive = lastSaidAt(500)
  await readTalk(router)
  await waitFor(() => expect(archive).toHaveLength(1))
  await waitFor(() => expect(badge()).toBeNull())
  lastSaidAt(501)
  afterAMoment()
  await comeBack()
  await tab('咨询 有新回复')
})

test('[A407] after the phone has slept, the return asks for the number again', async () => {
  stopMonotonic()
  answerLists(() => [consultation({ unreadCount: 1 })])
  await renderApp('/my', { signedInAs: PHONE })
  await tab('咨询 1 条新回复')
  answerLists(() => [consultation({ unreadCount: 2 })])
  setClockOffset(HOUR_MS)
  await comeBack()
  await tab('咨询 2 条新回复')
})

test('[A407] leaving a chat that was open for longer asks the lists and the archive once', async () => {
  stopClock()
  const requests = answerLists(() => [consultation({})])
  hasTalk()
  const archive = lastSaidAt(500)
  const { router } = await renderApp('/my', { signedInAs: PHONE })
  await tab('咨询 有新回复')
  await act(() => router.navigate('/chat/7?type=1'))
  await isLive()
  // After half a second the chat counts as opened; a count is older than a moment then.
  await waitFor(() => expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(/:consults-opened$/)))
  afterAMoment()
  const before = requests.length
  await act(() => router.navigate('/my'))
  await heading('个人中心')
  await waitFor(() => expect(badge()).toBeNull())
  expect(requests.slice(before)).toHaveLength(1)
  expect(archive).toHaveLength(1)
})

test('[A407] [A568] where the archive tells no directions, an own message is no new reply', async () => {
  answerLists(() => [consultation({})])
  hasTalk()
  const { router } = await renderApp('/my', { signedInAs: PHONE })
  await tab('咨询 有新回复')
  const archive = lastSaidAt(900, { from: OWN, flow: undefined })
  await readTalk(router)
  await waitFor(() => expect(archive).not.toHaveLength(0))
  await waitFor(() => expect(badge()).toBeNull())
  lastSaidAt(901, { flow: undefined })
  afterAMoment()
  await comeBack()
  await tab('咨询 有新回复')
})

test('[A407] the answer to the last follow-up counts as well, in a consultation that is closed by then', async () => {
  const lists = {
    goingOn: [consultation({ unreadCount: 1 })],
    over: [consultation({ id: '8', unreadCount: 5, consultationStatus: 7 })],
  }
  answerLists(
    () => lists.goingOn,
    () => lists.over,
  )
  hasTalk()
  const { router } = await renderApp('/my', { signedInAs: PHONE })
  await tab('咨询 1 条新回复')
  lists.goingOn = []
  lists.over = [consultation({ unreadCount: 2, consultationStatus: 7 }), ...lists.over]
  await readTalk(router)
  await tab('咨询 2 条新回复')
})

test('[A407] a consultation that the server lists as open and as ended counts once', async () => {
  const both = consultation({ id: '8', unreadCount: 2, consultationStatus: 5 })
  const lists = { goingOn: [consultation({ unreadCount: 1 }), both], over: [both] }
  answerLists(
    () => lists.goingOn,
    () => lists.over,
  )
  hasTalk()
  const { router } = await renderApp('/my', { signedInAs: PHONE })
  await tab('咨询 3 条新回复')
  await act(() => router.navigate('/chat/8?type=1'))
  await isLive()
  // The other has ended meanwhile, so both lists are asked.
  lists.goingOn = [both]
  await readTalk(router)
  await tab('咨询 2 条新回复')
})

test('[A407] opening the consultation chat clears the badge before the server confirms it', async () => {
  const slow = deferred()
  let isSlow = false
  const list = [consultation({ unreadCount: 1 })]
  answer(LIST, () => (isSlow ? slow.promise : { list, total: 1 }))
  hasTalk()
  const { router } = await renderApp('/my', { signedInAs: PHONE })
  await tab('咨询 1 条新回复')
  isSlow = true
  await readTalk(router)
  expect(badge()).toBeNull()
})

test('[A407] sign-out clears the count, and a pending answer is ignored', async () => {
  const slow = deferred()
  answerLists(() => [consultation({})])
  hasTalk()
  const { router } = await renderApp('/my', { signedInAs: PHONE })
  await tab('咨询 有新回复')
  lastSaidAt(500)
  await readTalk(router)
  await waitFor(() => expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(/:consults-opened$/)))
  answer(LIST, () => slow.promise)
  afterAMoment()
  await comeBack()
  act(signOut)
  slow.resolve({ list: [consultation({ unreadCount: 1 })], total: 1 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(useUnread.getState()).toEqual({ unread: { state: 'idle' }, asked: undefined })
  expect(Object.keys(localStorage)).not.toContainEqual(expect.stringMatching(/:consults-opened$/))
})
