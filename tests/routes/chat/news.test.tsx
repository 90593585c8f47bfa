import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../support/answers'
import { count, GROUP, im, INFO, isLive, openChat, OWN, rows, said, write } from './support'

test.each([
  ['the group reports an event', () => im.says(said({ kind: 'groupTip', tip: 'other', names: [] }))],
  ['a message is rejected', () => write('还在吗')],
  ['the connection is restored', () => (im.tell({ kind: 'notReady' }), im.tell({ kind: 'ready' }))],
])('[CHAT-28] [A293] an end by the server is noticed in an open chat when %s', async (_when, happen) => {
  im.send = () => Promise.reject(new im.ImError(10017, ''))
  const { asks } = await openChat()
  await isLive()
  expect(asks).toHaveLength(1)
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 6, residueTime: 2 }))
  happen()
  expect(await screen.findByText(/您还可以追问2次/)).toBeVisible()
})

test('[RE5] an empty first page that is not the last is skipped automatically', async () => {
  const gap = (before: number) => ({ messages: [], before: String(before), isCompleted: false })
  im.pages = [gap(1), gap(2), { messages: [said('您好')], before: undefined, isCompleted: true }]
  await openChat()
  expect(await screen.findByText('您好')).toBeVisible()
  expect(count('history')).toBe(3)
})

test('[RE5] pages that are always empty are requested only a few times', async () => {
  im.fetchHistory = () => Promise.resolve({ messages: [], before: '1', isCompleted: false })
  await openChat()
  expect(await screen.findByRole('button', { name: '查看更早的消息' })).toBeVisible()
  expect(count('history')).toBe(5)
})

test('[RE4] a message changed by others is updated; one that is not loaded is left to history', async () => {
  const old = said('早上吃药')
  im.pages = [{ messages: [old], before: undefined, isCompleted: true }]
  await openChat()
  await isLive()
  const body = { kind: 'text', text: '晚上吃药' } as const
  im.tell({ kind: 'edited', group: GROUP, messages: [{ ...old, edition: 1, body }, said('别处', { edition: 1 })] })
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toContain('晚上吃药')
})

const custom = (data: string, from: string) =>
  said({ kind: 'custom', data, description: '', extension: '' }, { from, flow: from === OWN ? 'out' : 'in' })

test("[RE7] an end that is not the doctor's own is shown as a grey line, and ends nothing", async () => {
  im.pages = [
    { messages: [custom('doctor_end', OWN), custom('doctor_end', 'stranger')], before: undefined, isCompleted: true },
  ]
  await openChat()
  await isLive()
  expect(rows()).toEqual([
    expect.stringContaining('此消息暂不支持查看'),
    expect.stringContaining('此消息暂不支持查看'),
  ])
  expect(screen.queryByText('医生已结束咨询')).toBeNull()
})

test('[CHAT-01] new messages of others are read out politely; older ones and own ones are not', async () => {
  im.pages = [{ messages: [said('早就说了')], before: undefined, isCompleted: true }]
  await openChat()
  await isLive()
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(spoken().join()).not.toContain('早就说了')
  im.says(said('您好'))
  expect(spoken()).toContain('沈医生 您好')
  write('我也说一句')
  expect(spoken()).toContain('沈医生 您好')
  im.says(said('还有'))
  await waitFor(() => expect(spoken()).toContain('沈医生 还有'))
})

test('[CHAT-01] [A522] of new messages that arrive together each is read out, with no earlier one', async () => {
  im.pages = [{ messages: [said('早就说了')], before: undefined, isCompleted: true }]
  await openChat()
  await isLive()
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  im.says(said('第一句'), said('我说的', { flow: 'out', from: OWN }), said('第二句'))
  await waitFor(() => expect(spoken()).toContain('沈医生 第一句沈医生 第二句'))
  im.says(said('第三句'))
  await waitFor(() => expect(spoken()).toContain('沈医生 第三句'))
})

test('[CHAT-01] [A522] in a chat without messages the first ones are read out', async () => {
  await openChat()
  await isLive()
  im.says(said('第一句'), said('第二句'))
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '沈医生 第一句沈医生 第二句',
    ),
  )
})

test('[RE6] [A469] an own message that fails is read out, and no longer once it is sent', async () => {
  const deliver = im.send
  im.send = () => Promise.reject(new im.ImError(80001, ''))
  const { user } = await openChat()
  await isLive()
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  write('甲')
  await waitFor(() => expect(spoken()).toContain('未发送：内容包含不能发送的文字，请修改后再发\u00a0· 甲'))
  im.send = () => Promise.reject(new im.ImError(2801, ''))
  write('乙')
  await waitFor(() => expect(spoken()).toContain('未发送\u00a0· 乙'))
  im.send = deliver
  await user.click(screen.getByRole('button', { name: '发送失败，点按重新发送' }))
  await waitFor(() => expect(spoken().join()).not.toContain('乙'))
})
