import { beforeEach, expect, test } from 'vitest'
import * as contract from '@/contract/chat'
import { createConsultationOrder, queryConsultationsByUserId } from '@/contract/consultations'
import { DAY_MS, HOUR_MS } from '@/lib/time/units'
import { payOrder } from '@/mocks/payment/cashier'
import { setFault } from '@/mocks/scenario/scenario'
import { ARCHIVED, groupOf, LONG, MISTAKES, conversation, TALKING, UNANSWERED, until, WAITING } from './conversation'
import { ask, field, later, signIn, testClinic } from '../../support/clinic'

const clinic = testClinic()
const { state, infoOf, statusOf, followUpsOf, account, say, arrived } = conversation(clinic)

const end = (consultationId: string) => ask(contract.customerActiveEnding, { consultationId }, state)
const count = (consultationId: string, key: string) =>
  ask(contract.customerExtraAsk, { consultationId }, { token: state.token, key })
const archiveOf = async (consultationId: string, pageNum = 1) => {
  const input = { accountType: '1', consultationId, pageNum, pagesSize: 15 } as const
  return (await ask(contract.queryConsultationImMsgById, input, state)).data as {
    list: { ID: string; time: number; type: string; flow: string }[]
    total: number
  }
}
const unreadOf = async (id: string) => {
  const input = { status: 0, pageNum: 1, pagesSize: 10 } as const
  const { list } = (await ask(queryConsultationsByUserId, input, state)).data as {
    list: { id: string; unreadCount: number }[]
  }
  return list.find((row) => row.id === id)?.unreadCount
}
const logIn = async () => {
  await state.im.login(await account())
  await until(() => state.im.isReady())
}

test('[API-45] [A265] [A397] a consultation returns its group and its account', async () => {
  expect((await infoOf(TALKING)).data).toMatchObject({
    serviceStatus: 2,
    archiveStatus: '0',
    groupId: groupOf(TALKING),
    userID: 'patient-1001',
    customerName: '林婉清',
    doctorTlsId: 'doctor-3001',
  })
  expect((await infoOf(TALKING, '2')).status).toBe(50090)
  state.token = await signIn(clinic, '13800000003')
  expect((await infoOf(TALKING)).status).toBe(50430)
})

test('[A408] the group appears a moment after the payment, and later while the clinic is slow', async () => {
  const order = {
    doctorId: '3005',
    customerId: '1001',
    couponId: '',
    discountsId: '',
    practicalPrice: 0,
    consultationContent: '需要复查吗？',
    consultationPic: '',
    reportId: '',
  }
  const id = String(field(await ask(createConsultationOrder, order, { token: state.token, key: 'a' }), 'id'))
  expect((await infoOf(id)).data).toMatchObject({ serviceStatus: 1, groupId: '' })
  later(4000)
  expect(field(await infoOf(id), 'groupId')).toBe(groupOf(id))
  setFault(clinic, 'groupLate', true)
  expect(field(await infoOf(id), 'groupId')).toBe('')
})

test('[API-45] [A390] [A468] an unpaid consultation has a status but no group, before and after its deadline', async () => {
  const unpaid = '1745039284758380001'
  expect((await infoOf(unpaid)).data).toMatchObject({ serviceStatus: 0, groupId: '' })
  expect(await archiveOf(unpaid)).toEqual({ list: [], total: 0 })
  later(HOUR_MS)
  expect((await infoOf(unpaid)).data).toMatchObject({ serviceStatus: 8, groupId: '', residueTime: 0 })
  expect((await end(unpaid)).status).toBe(50435)
  expect((await count(unpaid, 'a')).status).toBe(50436)
})

test('[API-45] a paid consultation is no longer one to pay', async () => {
  const unpaid = '1745039284758380001'
  payOrder(clinic, unpaid, { settleAfterMs: 0 })
  expect(await statusOf(unpaid)).toBe(1)
})

test('[API-44] [A265] the signature may be missing or expired, and a new one is valid', async () => {
  setFault(clinic, 'signatureMissing', true)
  expect(field(await infoOf(TALKING), 'userSig')).toBe('')
  setFault(clinic, 'signatureMissing', false)
  setFault(clinic, 'signatureOld', true)
  const old = String(field(await infoOf(TALKING), 'userSig'))
  const imAccount = await account()
  await expect(state.im.login({ ...imAccount, signature: old })).rejects.toMatchObject({ code: 70001 })
  await logIn()
  later(8 * DAY_MS)
  await expect(state.im.login(imAccount)).rejects.toMatchObject({ code: 70001 })
})

test('[API-42] [API-43] the patient ends the consultation, and may ask two follow-ups', async () => {
  await logIn()
  await state.im.fetchHistory(groupOf(WAITING))
  expect(await statusOf(WAITING)).toBe(1)
  expect((await end(WAITING)).status).toBe(50435)
  await say(WAITING, '痛了三天')
  later(4000)
  await until(() => arrived().length > 0)
  expect(arrived()).toMatchObject([{ flow: 'in', from: 'doctor-3001', body: { kind: 'text' } }])
  expect([await statusOf(WAITING), await followUpsOf(WAITING)]).toEqual([2, 0])
  expect((await count(WAITING, 'early')).status).toBe(50436)

  expect((await end(WAITING)).status).toBe(200)
  expect([await statusOf(WAITING), await followUpsOf(WAITING)]).toEqual([5, 2])
  expect((await end(WAITING)).status).toBe(50435)
  await count(WAITING, 'a')
  await count(WAITING, 'a')
  expect(await followUpsOf(WAITING)).toBe(1)
  await count(WAITING, 'b')
  expect([await statusOf(WAITING), await followUpsOf(WAITING)]).toEqual([7, 0])
  expect((await count(WAITING, 'c')).status).toBe(50436)
  await expect(say(WAITING, '还有')).rejects.toMatchObject({ code: 10017 })
})

test('[API-42] [API-43] [A272] [A276] both calls fail when the scenario says so, and change nothing', async () => {
  setFault(clinic, 'endFails', true)
  setFault(clinic, 'countFails', true)
  expect((await end(TALKING)).status).toBe(50439)
  expect(await statusOf(TALKING)).toBe(2)
  setFault(clinic, 'endFails', false)
  await end(TALKING)
  expect((await count(TALKING, 'a')).status).toBe(50439)
  setFault(clinic, 'countFails', false)
  expect((await count(TALKING, 'a')).status).toBe(200)
  expect(await followUpsOf(TALKING)).toBe(1)
})

test('the doctor ends the consultation alone, after some answers or on a keyword', async () => {
  await logIn()
  await say(TALKING, '#end')
  expect(await statusOf(TALKING)).toBe(2)
  later(3000)
  expect([await statusOf(TALKING), await followUpsOf(TALKING)]).toEqual([4, 2])
  const { messages } = await state.im.fetchHistory(groupOf(TALKING))
  expect(messages.slice(-1)).toMatchObject([{ from: 'doctor-3001', body: { kind: 'custom', data: 'doctor_end' } }])

  await say(WAITING, '您好')
  for (let turn = 0; turn < 6; turn++) {
    later(5000)
    expect(await statusOf(WAITING)).toBe(2)
    await say(WAITING, `第${String(turn)}问`)
  }
  later(5000)
  expect(await statusOf(WAITING)).toBe(4)
})

test('[API-47] [A394] the archive has the same messages, newest first, by pages', async () => {
  await logIn()
  const { messages } = await state.im.fetchHistory(groupOf(TALKING))
  const { list, total } = await archiveOf(TALKING)
  expect(list.map(({ ID: id }) => id).reverse()).toEqual(messages.map(({ id }) => id))
  expect([list.length, (await archiveOf(TALKING, 2)).list.length, total]).toEqual([15, 8, 23])
  expect((await archiveOf(TALKING, 99)).list).toEqual([])
})

test('[API-47] archived and unanswered consultations have their messages in the archive', async () => {
  expect((await infoOf(ARCHIVED)).data).toMatchObject({ serviceStatus: 7, archiveStatus: '1', residueTime: 0 })
  const { list, total } = await archiveOf(ARCHIVED, 3)
  expect([list.length, total]).toEqual([12, 42])
  expect((await infoOf(UNANSWERED)).data).toMatchObject({ serviceStatus: 3, archiveStatus: '0' })
  expect((await archiveOf(UNANSWERED)).list.map(({ type }) => type)).toEqual(['TIMCustomElem', 'TIMTextElem'])
  await logIn()
  await expect(say(UNANSWERED, '有人吗')).rejects.toMatchObject({ code: 10017 })
})

test('[API-47] [A394] the archive keeps malformed messages of the platform unchanged', async () => {
  state.token = await signIn(clinic, '13800000006')
  expect([(await archiveOf(MISTAKES)).list.length, (await archiveOf(MISTAKES, 2)).list.length]).toEqual([15, 8])
})

test('[A568] the archive of 13800000006 tells no directions, as the platform’s callback does not', async () => {
  state.token = await signIn(clinic, '13800000006')
  const { list } = await archiveOf(MISTAKES)
  for (const row of list) expect(row).not.toHaveProperty('flow')
})

test('[API-47] ten thousand messages and five hundred pictures are returned by pages', async () => {
  state.token = await signIn(clinic, '13800000004')
  const { total } = await archiveOf(LONG)
  expect(total).toBe(10_003)
  await logIn()
  let page = await state.im.fetchHistory(groupOf(LONG))
  const messages = [...page.messages]
  for (let pages = 1; !page.isCompleted && pages < 12; pages++) {
    page = await state.im.fetchHistory(groupOf(LONG), page.before)
    messages.unshift(...page.messages)
  }
  expect(messages.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 180 }, (_, index) => 9824 + index))
  expect(messages.filter(({ body }) => body.kind === 'image')).toHaveLength(9)
  expect(messages.filter(({ isPeerRead }) => isPeerRead).length).toBeGreaterThan(50)
  expect(localStorage.length).toBe(0)
})

test('[A407] the doctor’s messages count as unread until they are read', async () => {
  expect(await unreadOf(TALKING)).toBe(1)
  expect(await unreadOf(WAITING)).toBe(0)
  await logIn()
  await state.im.markRead(groupOf(TALKING))
  expect(await unreadOf(TALKING)).toBe(0)
  await say(TALKING, '您好')
  later(4000)
  expect(await unreadOf(TALKING)).toBe(1)
})

test('[A407] one account has no unread counts, as a server may omit them', async () => {
  state.token = await signIn(clinic, '13800000006')
  const input = { status: 0, pageNum: 1, pagesSize: 10 } as const
  const { list } = (await ask(queryConsultationsByUserId, input, state)).data as { list: object[] }
  expect(list).toEqual([expect.objectContaining({ id: MISTAKES, consultationStatus: 2 })])
  expect(list[0]).not.toHaveProperty('unreadCount')
})

beforeEach(() => localStorage.clear())
