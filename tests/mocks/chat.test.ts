import { beforeEach, expect, test } from 'vitest'
import * as contract from '../../src/contract/chat'
import { queryConsultationsByUserId } from '../../src/contract/consults'
import { openDemoIm } from '../../src/mocks/chatGateway'
import type { ImClient, ImEvent } from '../../src/gateways/im/port'
import { ask, field, later, signIn, testClinic } from './clinic'

const clinic = testClinic()

const ID = '174503928475838'
const TALKING = `${ID}0003`
const WAITING = `${ID}0002`

let token = ''
let im: ImClient
let events: ImEvent[] = []
beforeEach(async () => {
  token = await signIn(clinic, '13800000001')
  im = openDemoIm(clinic)
  events = []
  im.listen((event) => events.push(event))
  return () => im.leave()
})

const infoOf = (consultationId: string, consultationType: '1' | '2' = '1') =>
  ask(contract.getConsultationIMInfo, { consultationId, accountType: '1', consultationType }, { token })
const statusOf = async (id: string) => field(await infoOf(id), 'serviceStatus')
const followUpsOf = async (id: string) => field(await infoOf(id), 'residueTime')
const unreadOf = async (id: string) => {
  const input = { status: 0, pageNum: 1, pagesSize: 10 } as const
  const { list } = (await ask(queryConsultationsByUserId, input, { token })).data as {
    list: { id: string; unreadCount: number }[]
  }
  return list.find((row) => row.id === id)?.unreadCount
}
const end = (consultationId: string) => ask(contract.customerActiveEnding, { consultationId }, { token })
const count = (consultationId: string, key: string) =>
  ask(contract.customerExtraAsk, { consultationId }, { token, key })
const archiveOf = async (consultationId: string, pageNum = 1) => {
  const input = { accountType: '1', consultationId, pageNum, pagesSize: 15 } as const
  return (await ask(contract.queryConsultationImMsgById, input, { token })).data as {
    list: { ID: string; time: number }[]
    total: number
  }
}

const until = async (isSo: () => boolean) => {
  for (let tries = 0; !isSo(); tries++) {
    if (tries > 100) throw new Error('it never came')
    await new Promise((next) => setTimeout(next, 20))
  }
}
const logIn = async () => {
  const { data } = await ask(contract.getUserSig, { accountType: '1' }, { token })
  const { userID = '', userSig = '' } = data as { userID?: string; userSig?: string }
  await im.login({ sdkAppId: 1, userId: userID, signature: userSig })
  await until(() => im.isReady())
}
const group = (id: string) => `group-${id}`
const say = (id: string, text: string, localId = text) => im.send(group(id), localId, { kind: 'text', text })
const arrived = () => events.flatMap((event) => (event.kind === 'messages' ? event.messages : []))

test('[API-45] [A265] [A397] a consultation says where it is spoken, and whose it is', async () => {
  expect((await infoOf(TALKING)).data).toMatchObject({
    serviceStatus: 2,
    archiveStatus: '0',
    groupId: group(TALKING),
    userID: 'patient-1001',
    customerName: '林婉清',
    doctorTlsId: 'doctor-3001',
  })
  token = await signIn(clinic, '13800000003')
  expect((await infoOf(TALKING)).status).toBe(50430)
})

test('[CHAT-10] [CHAT-39] [API-44] nothing may be asked before the login and its ready', async () => {
  await expect(im.fetchHistory(group(TALKING))).rejects.toMatchObject({ code: 2999 })
  await expect(im.login({ sdkAppId: 1, userId: 'patient-1001', signature: 'x' })).rejects.toMatchObject({
    code: 70013,
  })
  await logIn()
  expect(events).toEqual([{ kind: 'ready' }])
  await expect(im.fetchHistory('group-1')).rejects.toMatchObject({ code: 10010 })
  await im.leave()
  expect(im.isReady()).toBe(false)
})

test('[CHAT-29] [CHAT-30] [API-43] the doctor answers the first message, and is asked on after the end', async () => {
  await logIn()
  await im.fetchHistory(group(WAITING))
  expect(await statusOf(WAITING)).toBe(1)
  const sent = await say(WAITING, '痛了三天', 'l1')
  expect(sent).toMatchObject({ localId: 'l1', state: 'sent', flow: 'out', body: { kind: 'text', text: '痛了三天' } })
  later(4000)
  await until(() => arrived().length > 0)
  expect(arrived()).toMatchObject([{ flow: 'in', from: 'doctor-3001', body: { kind: 'text' } }])
  expect(await statusOf(WAITING)).toBe(2)

  expect((await end(WAITING)).status).toBe(200)
  expect([await statusOf(WAITING), await followUpsOf(WAITING)]).toEqual([5, 2])
  expect((await end(WAITING)).status).toBe(50435)
  await count(WAITING, 'a')
  await count(WAITING, 'a')
  expect(await followUpsOf(WAITING)).toBe(1)
  await count(WAITING, 'b')
  expect([await statusOf(WAITING), await followUpsOf(WAITING)]).toEqual([7, 0])
  expect((await count(WAITING, 'c')).status).toBe(50436)
})

test('[API-47] [A394] the archive tells the same, newest first', async () => {
  await logIn()
  const { messages } = await im.fetchHistory(group(TALKING))
  const { list, total } = await archiveOf(TALKING)
  expect(list.map(({ ID: id }) => id).reverse()).toEqual(messages.slice(-15).map(({ id }) => id))
  expect(total).toBeGreaterThanOrEqual(messages.length)
  expect((await archiveOf(TALKING, 99)).list).toEqual([])
})

test('[CHAT-54] [A407] what is taken back is told to others, and what was read counts no more', async () => {
  await logIn()
  await im.fetchHistory(group(TALKING))
  const { id = '' } = await say(TALKING, '写错了')
  await im.recall(id)
  await until(() => events.some(({ kind }) => kind === 'revoked'))
  const { messages } = await im.fetchHistory(group(TALKING))
  expect(messages.find((one) => one.id === id)).toMatchObject({ isRevoked: true })
  later(4000)
  expect(await unreadOf(TALKING)).toBeGreaterThan(0)
  await im.markRead(group(TALKING))
  expect(await unreadOf(TALKING)).toBe(0)
})
