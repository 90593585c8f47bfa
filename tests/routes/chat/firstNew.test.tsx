import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { writeUserItem } from '@/stores/userStorage'
import { im, isLive, openChat, rows, said } from './support'

const AT = 1_700_000_000
const openedBefore = (saidAt: number) => writeUserItem('1001', 'consults-opened', [{ id: '7', saidAt, at: AT * 1000 }])
const LINE = '以下是新消息'
const markedRows = () => rows().flatMap((text, index) => (text?.includes(LINE) ? [index] : []))

test('[A503] the first message that is new since the last opening stands below a line', async () => {
  openedBefore(AT)
  im.pages = [
    {
      messages: [
        said('旧的', { time: AT }),
        said('我的', { flow: 'out', time: AT + 5 }),
        said({ kind: 'groupTip', tip: 'joined', names: [] }, { time: AT + 6 }),
        said('新的', { time: AT + 10 }),
        said('更新的', { time: AT + 20 }),
      ],
      before: undefined,
      isCompleted: true,
    },
  ]
  await openChat()
  await isLive()
  expect(markedRows()).toEqual([3])
  im.says(said('刚到的', { time: AT + 30 }))
  await waitFor(() => expect(rows()).toHaveLength(6))
  expect(markedRows()).toEqual([3])
})

test('[A503] earlier messages that are loaded move the line to the first of them that is new', async () => {
  openedBefore(AT)
  const earlier = [said('旧的', { time: AT }), said('新一', { time: AT + 10 })]
  im.pages = [
    { messages: [said('新二', { time: AT + 20 })], before: '1', isCompleted: false },
    { messages: earlier, before: undefined, isCompleted: true },
  ]
  const { user } = await openChat()
  await user.click(await screen.findByRole('button', { name: '查看更早的消息' }))
  await isLive()
  expect(markedRows()).toEqual([1])
})

test.each([
  ['that was never opened on this phone', undefined],
  ['without anything new', AT + 20],
])('[A503] a chat %s has no line, and none for what arrives while it is open', async (_which, saidAt) => {
  if (saidAt !== undefined) openedBefore(saidAt)
  im.pages = [{ messages: [said('您好', { time: AT + 20 })], before: undefined, isCompleted: true }]
  await openChat()
  await isLive()
  im.says(said('还有', { time: AT + 30 }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(markedRows()).toEqual([])
})
