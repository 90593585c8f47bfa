import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AWAITS_ADMISSION } from '@/domain/chat/imErrors'
import { useChat } from '@/stores/chat/chat'
import { closeDialogs } from '@/ui/dialog'
import { answer } from '../../support/answers'
import { count, GROUP, im, isLive, OWN, openChat, rows, said, write } from './support'
import { heading } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'

const page = (...messages: ReturnType<typeof said>[]) => {
  im.pages = [{ messages, before: undefined, isCompleted: true }]
}
const row = (text: string | RegExp) =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('li[data-key]')].find((one) =>
      typeof text === 'string' ? one.textContent.includes(text) : text.test(one.textContent),
    )
    if (found === undefined) throw new Error(`No message row reads ${String(text)}`)
    return found
  })

test('[CHAT-01] [CHAT-07] [CHAT-08] [CHAT-09] [NAV-50] messages are on the side of their sender, and own ones are marked as read when the platform says so', async () => {
  page(said('您好'), said('有点疼', { flow: 'out', isPeerRead: true }), said('还疼吗', { flow: 'out' }))
  const { asks } = await openChat()
  await isLive()
  expect(rows()).toHaveLength(3)
  expect(await row('您好')).toHaveTextContent('沈医生')
  expect((await row('您好')).querySelector('[data-side]')).toHaveAttribute('data-side', 'left')
  expect((await row('有点疼')).querySelector('[data-side]')).toHaveAttribute('data-side', 'right')
  expect(await row('有点疼')).toHaveTextContent('已读')
  expect(await row('还疼吗')).not.toHaveTextContent(/已读|未读/)
  expect(await row('您好')).not.toHaveTextContent(/已读|未读/)
  expect(asks[0]?.url).toMatch(/consultationId=7&accountType=1&consultationType=1/)
})

test('[CHAT-09] the doctor’s picture of the chat info stands beside the doctor’s messages', async () => {
  page(said('您好'), said('我', { flow: 'out' }))
  await openChat({ doctorHeadPic: '/d.png' })
  expect((await row('您好')).querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/d\.png$/))
  expect((await row('我')).querySelector('img')).toBeNull()
})

test('[CHAT-09] a name that begins with a rare character is shortened to that whole character', async () => {
  page(said('我', { flow: 'out' }))
  await openChat({ customerName: '𠮷田' })
  expect((await row('我')).querySelector('[aria-hidden]')).toHaveTextContent(/^𠮷$/u)
})

test('[A455] [CHAT-08] an own message has no read mark until the platform reports it', async () => {
  const own = said('还疼吗', { flow: 'out' })
  page(own)
  await openChat()
  await isLive()
  expect((await row('还疼吗')).querySelector('[data-side]')?.parentElement).toHaveTextContent(/^还疼吗$/)
  im.tell({ kind: 'peerRead', group: GROUP, ids: [own.id ?? ''] })
  await waitFor(async () => expect(await row('还疼吗')).toHaveTextContent('已读'))
})

test('[CHAT-02] [CHAT-17] [RE11] a picture has a box, opens large on a tap, and is replaced by text when it fails to load', async () => {
  const url = 'https://files.demo.example/a.jpg'
  page(said({ kind: 'image', url, previewUrl: url, size: { width: 400, height: 300 } }))
  const { user } = await openChat()
  const small = within(await row(/./)).getByRole('button', { name: '放大图片' })
  await user.click(small)
  const large = await screen.findByRole('dialog', { name: '图片' })
  expect(within(large).getByRole('img')).toHaveAttribute('src', url)
  await user.click(within(large).getByRole('button', { name: '关闭' }))
  const shown = small.querySelector('img')
  if (shown === null) throw new Error('no picture')
  fireEvent.error(shown)
  expect(within(small).getByRole('img', { name: '图片' })).toBeVisible()
})

test('[A277] [A280] recalled pictures and those of blocked senders are not among the enlarged ones', async () => {
  const pictureAt = (url: string) => ({ kind: 'image', url, previewUrl: url, size: undefined }) as const
  im.blacklist = ['doctor-9']
  page(
    said(pictureAt('https://files.demo.example/recalled.jpg'), { flow: 'out', isRevoked: true }),
    said(pictureAt('https://files.demo.example/blocked.jpg'), { from: 'doctor-9' }),
    said(pictureAt('https://files.demo.example/shown.jpg')),
  )
  const { user } = await openChat()
  await waitFor(() => expect(screen.getAllByRole('button', { name: '放大图片' })).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: '放大图片' }))
  const large = await screen.findByRole('dialog', { name: '图片' })
  expect(await within(large).findByRole('img')).toHaveAttribute('src', 'https://files.demo.example/shown.jpg')
  expect(within(large).queryByRole('button', { name: '上一张' })).toBeNull()
})

test.each([
  [{ width: 1080, height: 9000 }, 0.4],
  [{ width: 100, height: 90_000 }, 0.4],
  [{ width: 90_000, height: 100 }, 4],
])('[A472] a picture of %o is cropped in its bubble, and whole in the viewer', async (size, shown) => {
  const url = 'https://files.demo.example/long.jpg'
  page(said({ kind: 'image', url, previewUrl: url, size }))
  const { user } = await openChat()
  const small = within(await row(/./)).getByRole('button', { name: '放大图片' })
  const boxOf = (picture: HTMLElement) => picture.parentElement
  expect(boxOf(within(small).getByRole('img'))).toHaveStyle({ aspectRatio: String(shown) })
  expect(boxOf(within(small).getByRole('img'))).not.toHaveAttribute('data-contain')
  await user.click(small)
  const large = within(await screen.findByRole('dialog', { name: '图片' })).getByRole('img')
  expect(boxOf(large)).toHaveAttribute('data-contain')
})

test.each([
  ['zh', { customerName: '林可' }, '患者 林可'],
  ['en', { customerName: '林可' }, 'For 林可'],
  ['zh', { customerName: '林可', archiveStatus: '1' }, '患者 林可'],
] as const)('[CHAT-09] [A621] the head says for which relative the chat is (%s, %j)', async (language, info, text) => {
  await openChat(info, language)
  const head = (await screen.findByRole('heading', { name: '沈医生' })).closest('header')
  expect(head).toHaveTextContent(text)
})

test.each(['林婉清', null])(
  '[A621] in a chat of the account itself (%s) the head names nobody else',
  async (customerName) => {
    await openChat({ customerName })
    await isLive()
    expect(screen.getByRole('heading', { name: '沈医生' }).parentElement).toHaveTextContent(/^沈医生$/)
  },
)

test('[A474] the empty state is one sentence, and a name of 300 letters is limited to two lines', async () => {
  await openChat({ doctorName: '沈'.repeat(300) })
  const name = await screen.findByText('沈'.repeat(300))
  expect(name).toHaveClass('shortened')
  const talk = within(await screen.findByRole('region', { name: '消息' }))
  expect(await talk.findByText('还没有消息。')).toBeVisible()
  expect(talk.queryByText('已经没有更多的历史消息了哦')).toBeNull()
})

test.each([
  ['zh', '咨询中 · 满 72 小时自动结束'],
  ['en', 'In consultation · ends after 72 hours'],
] as const)(
  '[A474] the header says that the consultation is in progress, and until when (%s)',
  async (language, words) => {
    await openChat({}, language)
    expect(screen.getByRole('banner')).toHaveTextContent(words)
  },
)

test('[RG7] [A474] a text of 5 MB shows its beginning, and more with each tap', async () => {
  const text = '这是很长的一段文字。'.repeat(500_000)
  page(said(text), said({ kind: 'custom', data: '', description: text, extension: text }))
  await openChat()
  await isLive()
  const drawn = () => document.querySelector('main')?.textContent.length ?? 0
  expect(drawn()).toBeGreaterThan(15_000)
  expect(drawn()).toBeLessThan(17_000)
  write('1 2 3')
  await row('1 2 3')
  im.says(said(text))
  expect(document.body.textContent.length).toBeLessThan(30_000)
  const [more] = screen.getAllByRole('button', { name: '显示更多' })
  if (more === undefined) throw new Error('The button for more text is missing')
  const before = drawn()
  fireEvent.click(more)
  expect(drawn()).toBe(before + 5000)
})

test('[CHAT-04] [CHAT-26] [A273] [A274] custom messages show their description, the first one as a line', async () => {
  const custom = (data: string, description: string, extension = '') =>
    said({ kind: 'custom', data, description, extension })
  page(
    custom('system_first', '咨询已开始'),
    custom('form', '术后注意事项', '请按时换药'),
    custom('doctor_end', ''),
    said({ kind: 'custom', data: 'patient_end', description: '', extension: '' }, { flow: 'out' }),
    custom('{broken', ''),
  )
  await openChat({ serviceStatus: 5, residueTime: 2 })
  expect((await row('咨询已开始')).querySelector('[data-side]')).toBeNull()
  const bubble = (await row('术后注意事项')).querySelector('[data-side]')
  expect(bubble).toHaveTextContent('请按时换药')
  expect(await row('医生已结束咨询')).toBeVisible()
  expect(await row('您已结束咨询')).toBeVisible()
  expect(await row('此消息暂不支持查看')).toBeVisible()
})

test('[CHAT-05] [CHAT-06] [CHAT-45] [A281] tips, calls, and a video that cannot be played are described in words', async () => {
  page(
    said({ kind: 'groupTip', tip: 'joined', names: ['护士小周'] }),
    said({ kind: 'call', action: 'ended', seconds: 75 }),
    said({ kind: 'video' }),
    said({ kind: 'other' }),
  )
  await openChat({}, 'en')
  expect(await row('护士小周 joined the consultation')).toBeVisible()
  expect(await row('Call ended, 01:15')).toBeVisible()
  expect(await row('Video cannot be played now')).toBeVisible()
  expect(await row('This message cannot be shown here')).toBeVisible()
})

test('[CHAT-11] [CHAT-51] [A280] messages from blocked senders are not shown', async () => {
  im.blacklist = ['pest']
  page(said('广告', { from: 'pest' }), said('您好'))
  await openChat()
  await row('您好')
  await waitFor(() => expect(rows()).toHaveLength(1))
  im.tell({ kind: 'blacklist', userIds: [] })
  expect(rows()).toHaveLength(2)
})

test.each([
  [
    'zh',
    ['小周加入了咨询', '小周离开了咨询', '小周被移出了咨询', '咨询的资料已更新'],
    ['发起了通话', '通话已取消', '通话被拒绝', '通话无人接听', '通话已结束'],
  ],
  [
    'en',
    [
      '小周 joined the consultation',
      '小周 left the consultation',
      '小周 was removed from the consultation',
      'The details of the consultation were updated',
    ],
    ['Call started', 'Call cancelled', 'Call declined', 'No answer', 'Call ended'],
  ],
] as const)('[CHAT-05] [CHAT-06] [A281] each tip and each step of a call has its text (%s)', async (...args) => {
  const [language, tips, calls] = args
  page(
    ...(['joined', 'left', 'kicked', 'profileChanged'] as const).map((tip) =>
      said({ kind: 'groupTip', tip, names: ['小周'] }),
    ),
    ...(['started', 'cancelled', 'refused', 'noAnswer', 'ended'] as const).map((action) =>
      said({ kind: 'call', action, seconds: undefined }),
    ),
  )
  await openChat({}, language)
  await row(calls[0])
  expect(rows()).toHaveLength(tips.length + calls.length)
  ;[...tips, ...calls].forEach((text, index) => expect(rows()[index]).toContain(text))
})

test('[CHAT-52] [CHAT-51] members are requested in pages of 30, and a sender who is not the doctor is named', async () => {
  im.members = (offset) =>
    Promise.resolve(
      offset === 0
        ? Array.from({ length: 30 }, (_, index) => ({ userId: `u${index}`, name: undefined, pictureUrl: undefined }))
        : [{ userId: 'nurse', name: '护士小周', pictureUrl: undefined }],
    )
  page(said('我是护士', { from: 'nurse' }))
  await openChat()
  await waitFor(async () => expect(await row('我是护士')).toHaveTextContent('护士小周'))
  expect(count('members')).toBe(2)
})

test('[CHAT-51] the profiles of the members are requested, and their names are shown', async () => {
  im.members = () => Promise.resolve([{ userId: 'nurse', name: undefined, pictureUrl: undefined }])
  im.profiles = (userIds) =>
    Promise.resolve(userIds.map((userId) => ({ userId, name: `资料 ${userId}`, pictureUrl: undefined })))
  page(said('我是护士', { from: 'nurse' }))
  await openChat()
  await waitFor(async () => expect(await row('我是护士')).toHaveTextContent('资料 nurse'))
})

test('[CHAT-12] [CHAT-13] [CHAT-14] [CHAT-54] [RE5] pulling loads the previous page, one at a time, until the platform reports the end', async () => {
  const pages = [0, 1, 2].map((number) =>
    Array.from({ length: number === 1 ? 21 : 15 }, (_, index) => said(`第${String(2 - number)}页 ${index}`)),
  )
  im.pages = [
    { messages: pages[2] ?? [], before: '1', isCompleted: false },
    { messages: pages[1] ?? [], before: '2', isCompleted: false },
    { messages: [], before: undefined, isCompleted: true },
  ]
  await openChat()
  await row('第0页 14')
  expect(screen.queryByText('已经没有更多的历史消息了哦')).toBeNull()
  const more = await screen.findByRole('button', { name: '查看更早的消息' })
  fireEvent.click(more)
  fireEvent.click(more)
  await waitFor(() => expect(useChat.getState().shown?.messages).toHaveLength(36))
  expect(count('history')).toBe(2)
  const scroller = screen.getByRole('region', { name: '消息' })
  fireEvent.touchStart(scroller, { touches: [{ clientY: 100 }] })
  fireEvent.touchMove(scroller, { touches: [{ clientY: 160 }] })
  await isLive()
  expect(count('history')).toBe(3)
})

test('[CHAT-34] [A568] an archive without directions shows the messages of the patient as her own', async () => {
  const list = [
    { ID: 'a2', type: 'TIMTextElem', payload: { text: '不客气' }, from: 'd', time: 1_700_000_100 },
    { ID: 'a1', type: 'TIMTextElem', payload: { text: '谢谢' }, from: OWN, time: 1_700_000_000 },
  ]
  await openChat({ archiveStatus: '1', serviceStatus: 7 }, 'zh', { list })
  await isLive()
  expect(screen.getByText('谢谢').closest('[data-flow]')).toHaveAttribute('data-flow', 'out')
  expect(screen.getByText('不客气').closest('[data-flow]')).toHaveAttribute('data-flow', 'in')
})

test('[CHAT-34] [A268] [A269] an archived consultation is read from the server, without a live connection', async () => {
  const requests = answer('/consultation/queryConsultationImMsgById', () => ({
    list: [
      { ID: 'a2', type: 'TIMTextElem', payload: { text: '不客气' }, from: 'd', flow: 'in', time: 1_700_000_100 },
      { ID: 'a1', type: 'TIMTextElem', payload: { text: '谢谢' }, from: OWN, flow: 'out', time: 1_700_000_000 },
    ],
    total: 2,
  }))
  await openChat({ archiveStatus: '1', serviceStatus: 7 }, 'zh', { list: undefined })
  await isLive()
  expect(rows()).toHaveLength(2)
  expect(rows()[0]).toContain('谢谢')
  expect(screen.getByText(/这次咨询已存档/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(count('login') + count('history')).toBe(0)
  expect(requests).toHaveLength(1)
})

test.each([
  ['[CHAT-35]', 3, /医生没有在 24 小时内回复/],
  ['[CHAT-32]', 7, /这次咨询已关闭/],
])('%s [A2] [A269] in status %s the input box is replaced by a sentence', async (_id, serviceStatus, words) => {
  await openChat({ serviceStatus })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await isLive()
  expect(count('login')).toBe(serviceStatus === 3 ? 0 : 1)
})

test('[CHAT-46] [CHAT-53] [A288] a tap admits a user who asks to join, and a failure says why', async () => {
  im.answerJoinRequest = () => Promise.reject(new im.ImError(10007, 'no'))
  const { user } = await openChat()
  await isLive()
  im.tell({ kind: 'joinRequest', requestId: 'r1', group: GROUP, from: 'visitor' })
  const dialog = await screen.findByRole('alertdialog', { name: 'visitor申请加入这次咨询' })
  await user.click(within(dialog).getByRole('button', { name: '同意加入' }))
  expect(await screen.findByText('没有处理成功：没有权限进行这个操作')).toBeVisible()
  expect(im.calls).toContain('answerJoin r1')
  expect(im.joinAnswers).toEqual([true])
})

test('[CHAT-46] [CHAT-53] [A288] after an answer that failed the next request is asked, and the first one when it arrives again', async () => {
  im.answerJoinRequest = () => Promise.reject(new im.ImError(10007, 'no'))
  const { user } = await openChat()
  await isLive()
  const asks = async (requestId: string, from: string) => {
    im.tell({ kind: 'joinRequest', requestId, group: GROUP, from })
    const dialog = await screen.findByRole('alertdialog', { name: `${from}申请加入这次咨询` })
    await user.click(within(dialog).getByRole('button', { name: '同意加入' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await asks('r1', 'visitor')
  await asks('r2', 'nurse')
  im.answerJoinRequest = () => Promise.resolve()
  await asks('r1', 'visitor')
  expect(im.calls.filter((call) => call.startsWith('answerJoin'))).toEqual(
    ['r1', 'r2', 'r1'].map((id) => `answerJoin ${id}`),
  )
})

describe('a user whom the platform does not let in', () => {
  test.each([
    ['without the right', 10007, /^没能进入这次咨询：没有权限进行这个操作$/],
    ['without a reason', 2660, /^没能进入这次咨询$/],
    ['whom others must admit first', AWAITS_ADMISSION, /^没能进入这次咨询：还在等待对方同意$/],
  ])('[CHAT-46] [A288] [A653] reads so once and sees the archive (%s)', async (_why, code, text) => {
    im.join = () => Promise.reject(new im.ImError(code, ''))
    const list = [
      { ID: 'a1', type: 'TIMTextElem', payload: { text: '谢谢' }, from: OWN, flow: 'out', time: 1_700_000_000 },
    ]
    await openChat({}, 'zh', { list })
    expect(await screen.findByText(text)).toBeVisible()
    await isLive()
    expect(rows()[0]).toContain('谢谢')
  })
})

test('[CHAT-53] [A288] a request that arrives again opens no question over its own', async () => {
  const { user } = await openChat()
  await isLive()
  for (const [requestId, from] of [
    ['r1', 'visitor'],
    ['r2', 'nurse'],
    ['r1', 'visitor'],
  ] as const)
    im.tell({ kind: 'joinRequest', requestId, group: GROUP, from })
  const first = await screen.findByRole('alertdialog', { name: 'visitor申请加入这次咨询' })
  await waitForIdle()
  expect(screen.getAllByRole('alertdialog')).toEqual([first])
  await user.click(within(first).getByRole('button', { name: '同意加入' }))
  expect(await screen.findByRole('alertdialog', { name: 'nurse申请加入这次咨询' })).toBeVisible()
  expect(count('answerJoin')).toBe(1)
})

test('[CHAT-53] [A288] leaving the chat while it asks rejects no one', async () => {
  const { router } = await openChat()
  await isLive()
  im.tell({ kind: 'joinRequest', requestId: 'r1', group: GROUP, from: 'visitor' })
  await screen.findByRole('alertdialog', { name: 'visitor申请加入这次咨询' })
  await act(() => router.navigate('/my'))
  // As the app does it on every navigation.
  act(closeDialogs)
  await heading('个人中心')
  await waitForIdle()
  expect(count('answerJoin')).toBe(0)
})

test('[CHAT-53] [A288] a tap on 不同意 rejects a user who asks to join', async () => {
  const { user } = await openChat()
  await isLive()
  im.tell({ kind: 'joinRequest', requestId: 'r1', group: GROUP, from: 'visitor' })
  const dialog = await screen.findByRole('alertdialog', { name: 'visitor申请加入这次咨询' })
  await user.click(within(dialog).getByRole('button', { name: '不同意' }))
  await waitFor(() => expect(im.calls).toContain('answerJoin r1'))
  expect(im.joinAnswers).toEqual([false])
})
