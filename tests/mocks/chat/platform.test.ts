import { expect, test } from 'vitest'
import type { ImEvent } from '@/gateways/im/port'
import { textElement } from '@/mocks/chat/elements'
import { demoPlatform } from '@/mocks/chat/gateway'
import { acknowledgementOf } from '@/mocks/chat/sentinels'
import { changeScenario, readScenario, setFault } from '@/mocks/scenario/scenario'
import { groupOf, QUICK, conversation, TALKING, until } from './conversation'
import { later, testClinic } from '../../support/clinic'

const clinic = testClinic()
const { state, account, say, arrived, kinds, tell } = conversation(clinic)
const group = groupOf(TALKING)

const logIn = async () => {
  await state.im.login(await account())
  await until(() => state.im.isReady())
  state.events.length = 0
}
const enter = async () => {
  await logIn()
  return state.im.fetchHistory(group)
}
const readAll = async () => {
  const pages = [await state.im.fetchHistory(group)]
  for (let page = pages[0]; page !== undefined && !page.isCompleted && pages.length < 20;) {
    page = await state.im.fetchHistory(group, page.before)
    pages.unshift(page)
  }
  return pages
}

test('calls are rejected before the login and before ready', async () => {
  await expect(state.im.fetchHistory(group)).rejects.toMatchObject({ code: 2999 })
  const imAccount = await account()
  await expect(state.im.login({ ...imAccount, signature: 'x' })).rejects.toMatchObject({ code: 70013 })
  await state.im.login(imAccount)
  expect(state.im.isReady()).toBe(false)
  await until(() => state.im.isReady())
  expect(state.events).toEqual([{ kind: 'ready' }])
  await expect(state.im.fetchHistory('group-1')).rejects.toMatchObject({ code: 10010 })
  await state.im.leave()
  expect(state.im.isReady()).toBe(false)
})

test('history loads by fifteen, back to the very first message', async () => {
  await logIn()
  const pages = await readAll()
  expect(pages.map(({ messages }) => messages.length)).toEqual([8, 15])
  const all = pages.flatMap(({ messages }) => messages)
  expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1))
  expect(all.slice(0, 3)).toMatchObject([
    { flow: 'out', body: { kind: 'text' } },
    { from: 'system', body: { kind: 'custom', data: 'system_first' } },
    { from: 'doctor-3001', body: { kind: 'text' } },
  ])
  expect(new Set(all.map(({ body }) => body.kind))).toEqual(
    new Set(['text', 'custom', 'groupTip', 'image', 'sound', 'call']),
  )
  expect(all.filter(({ isRevoked }) => isRevoked).map(({ flow }) => flow)).toEqual(['out', 'in'])
  const pictures = all.flatMap(({ body }) => (body.kind === 'image' ? [body.previewUrl] : []))
  expect(pictures.every((url) => url.startsWith(window.location.origin))).toBe(true)
})

test('with the fault historyOdd the pages have 21, none, 15 and 21 messages, and the end is reported late', async () => {
  setFault(clinic, 'historyOdd', true)
  await logIn()
  const pages = await readAll()
  expect(pages.map(({ messages }) => messages.length)).toEqual([0, 2, 0, 21])
  expect(pages.map(({ isCompleted }) => isCompleted)).toEqual([true, false, false, false])
  setFault(clinic, 'historyOdd', false)
  setFault(clinic, 'historyEmpty', true)
  expect(await state.im.fetchHistory(group)).toEqual({ messages: [], before: undefined, isCompleted: true })
})

test('a login may hang, fail, or be overtaken by leaving', async () => {
  const imAccount = await account()
  setFault(clinic, 'loginFails', true)
  await expect(state.im.login(imAccount)).rejects.toMatchObject({ code: 3001 })
  setFault(clinic, 'loginFails', false)
  setFault(clinic, 'loginHangs', true)
  const hanging = Promise.race([state.im.login(imAccount), new Promise((end) => setTimeout(() => end('hangs'), 300))])
  expect(await hanging).toBe('hangs')
  setFault(clinic, 'loginHangs', false)
  const overtaken = state.im.login(imAccount)
  await state.im.leave()
  await overtaken
  await new Promise((end) => setTimeout(end, 100))
  expect([state.im.isReady(), state.events]).toEqual([false, []])
})

test.each([
  ['kickedAccount', 'multipleAccount'],
  ['kickedDevice', 'multipleDevice'],
  ['kickedSignature', 'userSigExpired'],
  ['kickedOther', 'other'],
] as const)('%s disconnects once, and the next login succeeds', async (fault, reason) => {
  await enter()
  setFault(clinic, fault, true)
  await until(() => state.events.length > 1)
  expect(state.events).toEqual([{ kind: 'kickedOut', reason }, { kind: 'notReady' }])
  expect(readScenario(clinic).on).toEqual([])
  await expect(say(TALKING, '还在吗')).rejects.toMatchObject({ code: 2999 })
  await enter()
  expect(await say(TALKING, '还在吗')).toMatchObject({ state: 'sent' })
})

test('a login in another tab disconnects the first one', async () => {
  await enter()
  const other = demoPlatform(clinic, QUICK).open()
  await other.login(await account())
  await until(() => state.events.length > 1)
  expect(state.events).toEqual([{ kind: 'kickedOut', reason: 'multipleAccount' }, { kind: 'notReady' }])
  await until(() => other.isReady())
  await new Promise((end) => setTimeout(end, 200))
  expect([other.isReady(), state.events.length]).toEqual([true, 2])
  await other.leave()
})

test('[A282] offline nothing is sent, and the messages of that time arrive afterwards', async () => {
  await enter()
  await say(TALKING, '您好')
  changeScenario(clinic, { on: ['offline'] })
  await until(() => state.events.length > 0)
  expect(state.events).toEqual([{ kind: 'network', state: 'disconnected' }])
  await expect(say(TALKING, '听得到吗')).rejects.toMatchObject({ code: 2805 })
  later(4000)
  changeScenario(clinic, { on: [] })
  await until(() => arrived().length > 0)
  expect(state.events).toMatchObject([
    { state: 'disconnected' },
    { state: 'connecting' },
    { state: 'connected' },
    { kind: 'messages' },
    { kind: 'peerRead' },
  ])
})

test('a network that comes and goes sends events until the client leaves', async () => {
  await enter()
  setFault(clinic, 'networkFlips', true)
  await until(() => state.events.length > 20)
  expect(new Set(kinds())).toEqual(new Set(['network']))
  await state.im.leave()
  const eventsBefore = state.events.length
  await new Promise((end) => setTimeout(end, 150))
  expect(state.events).toHaveLength(eventsBefore)
})

test('with the fault newsOdd messages arrive twice, and the last one first', async () => {
  setFault(clinic, 'newsOdd', true)
  await enter()
  await say(TALKING, '#burst')
  later(4000)
  await until(() => arrived().length > 59)
  const sequences = arrived().map(({ sequence = 0 }) => sequence)
  expect([sequences.length, new Set(sequences).size]).toEqual([60, 30])
  expect(sequences.slice(0, 30)).toEqual(sequences.slice(0, 30).sort((a, b) => b - a))
})

test.each([
  ['#fail', [2100, 2100]],
  ['#once', [2801, undefined]],
  ['#blocked', [80001, 80001]],
  ['#long', [80002, 80002]],
  ['#lost', [2801, undefined]],
] as const)('a message with %s fails or succeeds as it says, also when resent', async (text, codes) => {
  await enter()
  for (const code of codes) {
    const sent = say(TALKING, text, 'local')
    if (code === undefined) expect(await sent).toMatchObject({ localId: 'local', state: 'sent' })
    else await expect(sent).rejects.toMatchObject({ code })
  }
  const { messages } = await state.im.fetchHistory(group)
  expect(messages.filter(({ localId }) => localId === 'local')).toHaveLength(['#once', '#lost'].includes(text) ? 1 : 0)
})

test('a message that seems to have failed stays so: the doctor neither reads nor answers it', async () => {
  await enter()
  await expect(say(TALKING, '#lost', 'local')).rejects.toMatchObject({ code: 2801 })
  later(4000)
  const { messages } = await state.im.fetchHistory(group)
  expect(messages[messages.length - 1]).toMatchObject({ localId: 'local', isPeerRead: false })
})

test('a message can be recalled within two minutes by the clock of the platform', async () => {
  await enter()
  const { id = '' } = await say(TALKING, '#silent', 'l1')
  const { id: late = '' } = await say(TALKING, '#silent', 'l2')
  later(119_000)
  await state.im.recall(id)
  await until(() => kinds().includes('revoked'))
  expect(state.events).toEqual([{ kind: 'revoked', group, ids: [id] }])
  later(3000)
  await expect(state.im.recall(late)).rejects.toMatchObject({ code: 10031 })
  await expect(state.im.recall(`${TALKING}-reply`)).rejects.toMatchObject({ code: 10030 })
  const { messages } = await state.im.fetchHistory(group)
  expect(messages.filter(({ isRevoked, sequence = 0 }) => isRevoked && sequence > 23).map((one) => one.id)).toEqual([
    id,
  ])
  setFault(clinic, 'recallRefused', true)
  const { id: fresh = '' } = await say(TALKING, '#silent', 'l3')
  await expect(state.im.recall(fresh)).rejects.toMatchObject({ code: 10031 })
})

test.each(['picture', 'voice', 'callEnded', 'joined', 'brokenJson', 'strangeKind', 'html'])(
  'the doctor answers #%s with a message of that kind',
  async (name) => {
    await enter()
    await say(TALKING, `#${name}`)
    later(4000)
    await until(() => arrived().length > 0)
    const kind = { picture: 'image', voice: 'sound', callEnded: 'call', joined: 'groupTip', strangeKind: 'other' }
    expect(arrived()[0]?.body.kind).toBe(
      new Map(Object.entries(kind)).get(name) ?? { brokenJson: 'custom', html: 'text' }[name],
    )
  },
)

test('own pictures and voices are shown from what was sent, also in another tab', async () => {
  await enter()
  const shares: number[] = []
  const file = new File(['picture'], 'a.png', { type: 'image/png' })
  const sent = await state.im.send(group, 'l1', { kind: 'image', file }, (share) => shares.push(share))
  const url = `data:image/png;base64,${btoa('picture')}`
  expect(sent).toMatchObject({ body: { kind: 'image', url, previewUrl: url } })
  expect(shares).toEqual([0.5, 1])
  const sound = new File(['voice'], 'a.webm', { type: 'audio/webm' })
  expect(await state.im.send(group, 'l2', { kind: 'sound', file: sound, seconds: 3 })).toMatchObject({
    body: { kind: 'sound', seconds: 3, url: `data:audio/webm;base64,${btoa('voice')}` },
  })
  const other = demoPlatform(clinic, QUICK).open()
  await other.login(await account())
  await until(() => other.isReady())
  expect((await other.fetchHistory(group)).messages.slice(-2)).toMatchObject([{ body: { url } }, { localId: 'l2' }])
  await other.leave()
})

test('large files are not stored, and the total of stored files is limited', async () => {
  await enter()
  const send = (length: number, localId: string) =>
    state.im.send(group, localId, { kind: 'image', file: new File(['x'.repeat(length)], 'a.png') })
  const stored = () => JSON.stringify(clinic.store.load()?.tables.chats).length
  expect(await send(100_000, 'large')).toMatchObject({ body: { url: expect.stringMatching(/^data:/) } })
  expect(stored()).toBeLessThan(5000)
  for (let index = 0; index < 12; index++) await send(80_000, `small${String(index)}`)
  expect(stored()).toBeGreaterThan(400_000)
  expect(stored()).toBeLessThan(650_000)
})

test('files that the platform has removed have an address that leads nowhere', async () => {
  setFault(clinic, 'filesGone', true)
  await enter()
  const all = (await readAll()).flatMap(({ messages }) => messages)
  const urls = all.flatMap(({ body }) => (body.kind === 'image' || body.kind === 'sound' ? [body.url] : []))
  expect(urls.length).toBeGreaterThan(3)
  expect(urls.every((url) => /\/gone\.(jpg|amr)$/.test(url))).toBe(true)
})

test('members, profiles, the blacklist and join requests are returned and reported', async () => {
  await enter()
  expect(await state.im.fetchMembers(group, 0)).toMatchObject([{ name: '林婉清' }, { name: '宋清和' }])
  expect(await state.im.fetchMembers(group, 30)).toEqual([])
  expect(await state.im.fetchProfiles(['doctor-3001', 'nobody'])).toMatchObject([{ userId: 'doctor-3001' }])
  expect(await state.im.fetchBlacklist()).toEqual([])
  setFault(clinic, 'blacklisted', true)
  setFault(clinic, 'joinRequest', true)
  await until(() => state.events.length > 1)
  expect(state.events).toMatchObject([
    { kind: 'blacklist', userIds: ['doctor-3001'] },
    { kind: 'joinRequest', group, from: 'visitor-7' },
  ])
  expect(await state.im.fetchBlacklist()).toEqual(['doctor-3001'])
  await state.im.answerJoinRequest('r', true)
  setFault(clinic, 'joinRefused', true)
  await expect(state.im.answerJoinRequest('r', false)).rejects.toMatchObject({ code: 10007 })
})

test('a message that is acknowledged late or never has been delivered', () => {
  expect(acknowledgementOf(textElement('#late'), false)).toEqual({ afterMs: 8000, code: undefined })
  expect(acknowledgementOf(textElement('#lost'), true)).toEqual({ afterMs: 0, code: undefined })
  expect(acknowledgementOf(textElement('您好'), false)).toEqual({ afterMs: 0, code: undefined })
})

test('the demo panel can emit any event of the platform', async () => {
  const event: ImEvent = { kind: 'messages', group, messages: [] }
  tell(event)
  expect(state.events).toEqual([])
  await enter()
  tell(event)
  expect(state.events).toEqual([event])
})
