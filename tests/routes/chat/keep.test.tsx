import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '@/lib/language'
import type { HistoryPage } from '@/gateways/im/port'
import { deferred } from '../../support/deferred'
import { listen } from '../../spoken/listen'
import { im, isLive, openChat, said, write } from './support'

const saved: { name: string; file: Blob }[] = []
vi.mock('@/lib/saveFile', () => ({
  saveFile: (name: string, file: Blob) => {
    saved.push({ name, file })
    return Promise.resolve()
  },
}))
vi.mock('@/lib/textCard', () => ({
  drawTextCard: ({ lines }: { lines: readonly string[] }) => ({
    src: `data:image/png;base64,${lines.length}`,
    ratio: '750 / 1000',
  }),
}))

afterEach(() => {
  saved.length = 0
  vi.restoreAllMocks()
})

const openKeep = async (info: Parameters<typeof openChat>[0] = {}, language: Language = 'zh') => {
  const opened = await openChat(info, language)
  const keep = language === 'zh' ? '保存这次对话' : 'Save this chat'
  await opened.user.click(await screen.findByRole('button', { name: /^(对话选项|Chat options)$/ }))
  await opened.user.click(await screen.findByRole('button', { name: keep }))
  return { ...opened, sheet: within(await screen.findByRole('dialog', { name: keep })) }
}

const AT = Date.UTC(2026, 10, 25, 6, 20) / 1000

test('[A511] a chat is loaded to its beginning and saved as a text file, with a warning that it holds health data', async () => {
  const first = said('最早的', { time: AT })
  im.pages = [
    {
      messages: [
        said('我疼', { flow: 'out', time: AT + 60 }),
        said({ kind: 'sound', url: 'https://files.demo.example/a.mp4', seconds: 3 }, { time: AT + 120 }),
      ],
      before: '1',
      isCompleted: false,
    },
    { messages: [first], before: undefined, isCompleted: true },
  ]
  const { user, sheet } = await openKeep()
  expect(sheet.getByText(/内容含健康信息/)).toBeVisible()
  expect(await sheet.findByText('已读取全部 3 条消息。')).toBeVisible()
  await user.click(sheet.getByRole('button', { name: '保存为文字文件' }))
  expect(saved[0]?.name).toMatch(/^咨询记录-\d{4}-\d\d-\d\d-\d{4}\.txt$/)
  expect(await screen.findByText(`已保存为 ${saved[0]?.name ?? ''}`)).toBeVisible()
  const text = await saved[0]?.file.text()
  expect(text).toMatch(/^与沈医生的咨询\u00a0· 患者 林婉清\n保存于 /)
  expect(text).toContain('内容含健康信息')
  expect(text).toContain(
    '2026-11-25 14:20 沈医生\n最早的\n\n2026-11-25 14:21 您\n我疼\n\n2026-11-25 14:22 沈医生\n语音，3 秒\n',
  )
})

test('[A668] a screen reader hears the beginning and the end of loading a chat, and not each count', async () => {
  const pages = [4, 3, 2, 1].map((page) => ({
    messages: [said(`第 ${page} 条`)],
    before: page === 1 ? undefined : String(page),
    isCompleted: page === 1,
  }))
  im.fetchHistory = () => Promise.resolve(pages.shift() ?? expect.fail('no fifth page is requested'))
  const listener = listen()
  const { sheet } = await openKeep()
  expect(await sheet.findByText('已读取全部 4 条消息。')).toBeVisible()
  await listener.heard()
  expect(listener.said.filter((phrase) => phrase.includes('读取'))).toEqual(['polite: 已读取全部 4 条消息。'])
})

test('[A668] loading that begins again is said to load', async () => {
  const pages = [said('最新的'), said('较早的')].map((message, page) => ({
    messages: [message],
    before: String(page),
    isCompleted: false,
  }))
  im.fetchHistory = () => Promise.resolve(pages.shift()).then((page) => page ?? new Promise(() => undefined))
  const { user, sheet } = await openKeep()
  await user.click(await sheet.findByRole('button', { name: '停止读取' }))
  const region = sheet.getByText(/^只包含最近/).closest('[role=status]')
  await user.click(sheet.getByRole('button', { name: '查看更早的消息' }))
  expect(region).toHaveTextContent(/^正在加载$/)
  expect(sheet.getByText(/^正在读取更早的消息，已读取 \d 条。$/)).toBeVisible()
  expect(region).toBeInTheDocument()
})

test('[A511] [A593] a chat is saved as pictures, one after the other', async () => {
  im.pages = [
    {
      messages: Array.from({ length: 60 }, (_, index) => said(`第 ${index} 条`)),
      before: undefined,
      isCompleted: true,
    },
  ]
  const { user, sheet } = await openKeep()
  await user.click(await sheet.findByRole('button', { name: '保存为图片' }))
  expect(await sheet.findByText('第 1 张，共 3 张')).toBeVisible()
  expect(sheet.getByText('第 1 张，共 3 张')).toHaveFocus()
  expect(sheet.getByRole('img')).toHaveAccessibleName(/^与沈医生的咨询\s· 患者 林婉清\s+保存于/)
  expect(sheet.getByText('长按图片，选择“保存图片”。')).toBeVisible()
  await user.click(sheet.getByRole('button', { name: '下一张' }))
  expect(await sheet.findByText('第 2 张，共 3 张')).toBeVisible()
})

test('[A644] the text and each picture of a kept chat name the relative whom it is about', async () => {
  const messages = Array.from({ length: 60 }, (_, index) => said(`第 ${index} 条`))
  im.pages = [{ messages, before: undefined, isCompleted: true }]
  const { user, sheet } = await openKeep({ customerName: '周玉珍' })
  await user.click(await sheet.findByRole('button', { name: '保存为文字文件' }))
  expect(await saved[0]?.file.text()).toMatch(/^与沈医生的咨询\u00a0· 患者 周玉珍\n/)
  await user.click(await sheet.findByRole('button', { name: '保存为图片' }))
  expect(await sheet.findByRole('img')).toHaveAccessibleName(/患者 周玉珍/)
  await user.click(sheet.getByRole('button', { name: '下一张' }))
  expect(await sheet.findByText('第 2 张，共 3 张')).toBeVisible()
  expect(sheet.getByRole('img')).toHaveAccessibleName(/患者 周玉珍/)
})

test.each([
  ['names the patient', '周玉珍', 'Consultation with 沈医生\u00a0· For 周玉珍\n'],
  ['without a name names the doctor alone', null, 'Consultation with 沈医生\n'],
])('[A644] in English a kept chat %s', async (_what, customerName, title) => {
  im.pages = [{ messages: [said('您好')], before: undefined, isCompleted: true }]
  const { user, sheet } = await openKeep({ customerName }, 'en')
  await user.click(await sheet.findByRole('button', { name: 'Save as a text file' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect((await saved[0]?.file.text())?.slice(0, title.length)).toBe(title)
})

test('[A511] in the messaging app, which saves no files, pictures are the only way', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0')
  const { sheet } = await openKeep()
  expect(await sheet.findByRole('button', { name: '保存为图片' })).toBeVisible()
  expect(sheet.queryByRole('button', { name: '保存为文字文件' })).toBeNull()
})

test('[A511] [A593] loading can be stopped, and the file then says that it holds the newest messages only', async () => {
  let page = 0
  im.fetchHistory = () =>
    page++ === 0
      ? Promise.resolve({ messages: [said('最新的')], before: '1', isCompleted: false })
      : new Promise(() => undefined)
  const { user, sheet } = await openKeep()
  await user.click(await sheet.findByRole('button', { name: '停止读取' }))
  expect(sheet.getByText('只包含最近 1 条消息；一次最多 2000 条。')).toBeVisible()
  expect(screen.getByRole('dialog')).toHaveFocus()
  await user.click(sheet.getByRole('button', { name: '保存为文字文件' }))
  expect(await saved[0]?.file.text()).toContain('只包含最近 1 条消息')
  await user.click(sheet.getByRole('button', { name: '查看更早的消息' }))
  expect(await sheet.findByRole('button', { name: '停止读取' })).toBeVisible()
  expect(screen.getByRole('dialog')).toHaveFocus()
})

test('[A511] a page that is loading already is the first of those that are loaded', async () => {
  const second = deferred<HistoryPage>()
  const pages = [
    { messages: [said('最新的')], before: '1', isCompleted: false },
    second.promise,
    { messages: [said('最早的')], before: undefined, isCompleted: true },
  ]
  im.fetchHistory = () => Promise.resolve(pages.shift() ?? expect.fail('no fourth page is requested'))
  const { user } = await openChat()
  await user.click(await screen.findByRole('button', { name: '查看更早的消息' }))
  await user.click(screen.getByRole('button', { name: '对话选项' }))
  await user.click(await screen.findByRole('button', { name: '保存这次对话' }))
  const sheet = within(await screen.findByRole('dialog', { name: '保存这次对话' }))
  expect(sheet.getByRole('button', { name: '停止读取' })).toBeVisible()
  second.resolve({ messages: [said('较早的')], before: '2', isCompleted: false })
  expect(await sheet.findByText('已读取全部 3 条消息。')).toBeVisible()
})

test('[A511] at most two thousand messages are loaded', async () => {
  let number = 0
  im.fetchHistory = () => {
    const messages = Array.from({ length: 500 }, () => said(`第 ${++number} 条`))
    return Promise.resolve({ messages, before: String(number), isCompleted: false })
  }
  const { sheet } = await openKeep()
  expect(await sheet.findByText('只包含最近 2000 条消息；一次最多 2000 条。')).toBeVisible()
  await waitFor(() => expect(number).toBe(2000))
  expect(sheet.queryByRole('button', { name: '查看更早的消息' })).toBeNull()
})

test('[A511] a chat whose last page goes beyond the limit is not called whole', async () => {
  let page = 0
  im.fetchHistory = () => {
    const messages = Array.from({ length: 501 }, () => said('一条'))
    return Promise.resolve({ messages, before: String(++page), isCompleted: page === 4 })
  }
  const { user, sheet } = await openKeep()
  expect(await sheet.findByText('只包含最近 2000 条消息；一次最多 2000 条。')).toBeVisible()
  await user.click(sheet.getByRole('button', { name: '保存为文字文件' }))
  expect(await saved[0]?.file.text()).toContain('只包含最近 2000 条消息')
})

test('[A511] a page that fails says so, and what was loaded can be kept', async () => {
  im.fetchHistory = (_group, before) =>
    before === undefined
      ? Promise.resolve({ messages: [said('好')], before: '1', isCompleted: false })
      : Promise.reject(new im.ImError(2801, ''))
  const { sheet } = await openKeep()
  expect(await sheet.findByText(/更早的消息没有加载成功.*只包含最近 1 条消息/)).toBeVisible()
  expect(sheet.getByRole('button', { name: '查看更早的消息' })).toBeVisible()
})

test('[A511] [RE3] after a sign-out by the platform, older messages fail with a reason, and what was loaded can be kept', async () => {
  im.pages = [{ messages: [said('最新的')], before: '1', isCompleted: false }]
  const { user } = await openChat()
  await screen.findByText('最新的')
  im.tell({ kind: 'kickedOut', reason: 'multipleDevice' })
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '知道了' }))
  await user.click(screen.getByRole('button', { name: '对话选项' }))
  await user.click(await screen.findByRole('button', { name: '保存这次对话' }))
  const sheet = within(await screen.findByRole('dialog', { name: '保存这次对话' }))
  expect(await sheet.findByText(/更早的消息没有加载成功.*只包含最近 1 条消息/)).toBeVisible()
  expect(sheet.getByRole('button', { name: '保存为文字文件' })).toBeVisible()
})

test('[A511] [RE6] a message that did not arrive is kept as not sent', async () => {
  im.pages = [{ messages: [said('您好', { time: AT })], before: undefined, isCompleted: true }]
  im.send = () => Promise.reject(new im.ImError(2801, ''))
  const { user } = await openChat()
  await isLive()
  write('没有送到的话')
  await screen.findByRole('button', { name: '发送失败，点按重新发送' })
  await user.click(screen.getByRole('button', { name: '对话选项' }))
  await user.click(await screen.findByRole('button', { name: '保存这次对话' }))
  const sheet = within(await screen.findByRole('dialog', { name: '保存这次对话' }))
  await user.click(await sheet.findByRole('button', { name: '保存为文字文件' }))
  const text = await saved[0]?.file.text()
  expect(text).toContain('14:20 沈医生\n您好')
  expect(text).toMatch(/ 您\u00a0· 未发送\n没有送到的话\n$/)
})
