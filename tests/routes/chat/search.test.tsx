import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeLayout } from './fakeLayout'
import { listen } from '../../spoken/listen'
import { im, openChat, said } from './support'

const ROW = 100
const VIEW = 500
const laidOut = () => Object.assign(fakeLayout(), { view: VIEW, head: 0, rowHeight: () => ROW })

const chatOf = (count: number, textOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => said(textOf(index)))

const openSearch = async () => {
  const opened = await openChat()
  await opened.user.click(await screen.findByRole('button', { name: '对话选项' }))
  await opened.user.click(await screen.findByRole('button', { name: '查找聊天内容' }))
  return { ...opened, field: await screen.findByRole('searchbox', { name: '查找聊天内容' }) }
}
const soughtRow = () => document.querySelector('li[data-sought]')

test('[A506] the newest message with the words is shown and marked; keys and buttons lead to the others', async () => {
  laidOut()
  im.pages = [
    {
      messages: chatOf(200, (index) => (index % 60 === 10 ? `疼 ${index}` : `好 ${index}`)),
      before: undefined,
      isCompleted: true,
    },
  ]
  const { user, field } = await openSearch()
  expect(field).toHaveFocus()
  await user.type(field, '疼')
  await waitFor(() => expect(screen.getByText('第 4 条，共 4 条')).toBeVisible())
  expect(soughtRow()).toHaveTextContent('疼 190')
  expect(within(soughtRow() as HTMLElement).getByText('疼', { selector: 'mark' })).toBeVisible()
  expect(soughtRow()?.getBoundingClientRect().top).toBe(VIEW / 4)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(soughtRow()).toHaveTextContent('疼 130'))
  expect(soughtRow()?.getBoundingClientRect().top).toBe(VIEW / 4)
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(spoken).toContain('第 3 条，共 4 条 沈医生 疼 130')
  await user.click(screen.getByRole('button', { name: '上一条（较早）' }))
  await user.click(screen.getByRole('button', { name: '上一条（较早）' }))
  await waitFor(() => expect(soughtRow()).toHaveTextContent('疼 10'))
  const older = screen.getByRole('button', { name: '上一条（较早）' })
  expect(older).toHaveAttribute('aria-disabled', 'true')
  await user.click(older)
  expect(soughtRow()).toHaveTextContent('疼 10')
  await user.click(field)
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await waitFor(() => expect(soughtRow()).toHaveTextContent('疼 70'))
  expect(screen.getByText('已查找全部 200 条消息。')).toBeVisible()
  await user.click(field)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(soughtRow()).toBeNull())
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.getByRole('button', { name: '对话选项' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: '消息内容' })).toBeVisible()
})

test('[A506] [A593] [A668] older messages are loaded until one has the words, and the search says when there are no more', async () => {
  laidOut()
  const page = (index: number, messages: ReturnType<typeof said>[]) => ({
    messages,
    before: index < 3 ? String(index + 1) : undefined,
    isCompleted: index === 3,
  })
  const all = chatOf(60, (index) => (index === 20 ? '发烧了' : '好'))
  im.pages = [3, 2, 1, 0].map((part, index) => page(index, all.slice(part * 15, part * 15 + 15)))
  const { user, field } = await openSearch()
  await user.type(field, '发烧')
  expect(await screen.findByText('没有找到', { selector: 'p' })).toBeVisible()
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(spoken).toContain('没有找到')
  expect(screen.getByText('已查找最近 15 条消息。')).toBeVisible()
  const listener = listen()
  await user.click(screen.getByRole('button', { name: '查找更早的消息' }))
  expect(await screen.findByText('第 1 条，共 1 条')).toBeVisible()
  await waitFor(() => expect(soughtRow()).toHaveTextContent('发烧了'))
  expect(screen.getByText('已查找最近 45 条消息。')).toBeVisible()
  await listener.heard()
  expect(listener.said.filter((phrase) => phrase.startsWith('polite: '))).toEqual([
    'polite: 正在加载',
    'polite: 第 1 条，共 1 条 沈医生 发烧了',
    'polite: 已查找最近 45 条消息。',
  ])
  await user.click(screen.getByRole('button', { name: '查找更早的消息' }))
  expect(await screen.findByText('已查找全部 60 条消息。')).toBeVisible()
  expect(screen.queryByRole('button', { name: '查找更早的消息' })).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('[A506] older messages that fail to load say so, and the search can go on', async () => {
  im.fetchHistory = (_group, before) =>
    before === undefined
      ? Promise.resolve({ messages: [said('好')], before: '1', isCompleted: false })
      : Promise.reject(new im.ImError(2801, ''))
  const { user, field } = await openSearch()
  await user.type(field, '疼')
  await user.click(await screen.findByRole('button', { name: '查找更早的消息' }))
  expect((await screen.findAllByText(/更早的消息没有加载成功/))[0]).toBeVisible()
  im.fetchHistory = () => Promise.resolve({ messages: [said('疼')], before: undefined, isCompleted: true })
  await user.click(screen.getByRole('button', { name: '查找更早的消息' }))
  expect(await screen.findByText('第 1 条，共 1 条')).toBeVisible()
})

test('[A506] what arrives while searching is counted, and the message that is shown stays', async () => {
  im.pages = [{ messages: [said('疼一'), said('疼二')], before: undefined, isCompleted: true }]
  const { user, field } = await openSearch()
  await user.type(field, '疼')
  await screen.findByText('第 2 条，共 2 条')
  await user.click(screen.getByRole('button', { name: '上一条（较早）' }))
  await screen.findByText('第 1 条，共 2 条')
  im.says(said('疼三'))
  expect(await screen.findByText('第 1 条，共 3 条')).toBeVisible()
  expect(soughtRow()).toHaveTextContent('疼一')
  fireEvent.change(field, { target: { value: '' } })
  await waitFor(() => expect(soughtRow()).toBeNull())
})
