import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { box, DOCTOR, im, isLive, openChat, rows, said, write } from './support'

vi.mock('@/lib/microphone', async (original) => ({ ...(await original<object>()), canRecord: () => true }))
vi.mock('@/gateways/pictures/prepare', () => ({
  preparePicture: (file: File) =>
    Promise.resolve({ file, preview: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', isBlurred: false }),
}))
afterEach(() => {
  vi.restoreAllMocks()
})

const main = () => screen.getByRole('main')

test('[A277] [A522] a text that is put back takes the focus, also while the recorder is shown', async () => {
  im.pages = [{ messages: [said('说错了', { flow: 'out', isRevoked: true })], before: undefined, isCompleted: true }]
  const { user } = await openChat()
  await isLive()
  await user.click(screen.getByRole('button', { name: '切换到语音' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: '重新编辑' }))
  expect(box()).toHaveValue('说错了')
  expect(box()).toHaveFocus()
})

test('[RE6] [A522] a rejected text that is put back takes the focus, and its message goes', async () => {
  im.send = () => Promise.reject(new im.ImError(80001, ''))
  const { user } = await openChat()
  await isLive()
  write('甲')
  await user.click(await screen.findByRole('button', { name: '重新编辑' }))
  expect(box()).toHaveFocus()
  expect(rows()).toEqual([])
})

test('[A522] a message that is deleted leaves the focus on the page', async () => {
  im.send = () => Promise.reject(new im.ImError(2801, ''))
  const { user } = await openChat()
  await isLive()
  write('甲')
  await screen.findByRole('button', { name: '发送失败，点按重新发送' })
  await user.click(screen.getByRole('button', { name: '消息操作' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(rows()).toEqual([]))
  expect(main()).toHaveFocus()
})

test('[A522] [A668] the button for earlier messages leaves the focus above them, and how many have come is said', async () => {
  const fifteen = (text: string) => Array.from({ length: 15 }, (_, index) => said(`${text} ${index}`))
  im.pages = [
    { messages: fifteen('新的'), before: '1', isCompleted: false },
    { messages: fifteen('旧的'), before: '2', isCompleted: false },
    { messages: [said('最早的')], before: undefined, isCompleted: true },
  ]
  const { user } = await openChat()
  const earlier = () => screen.findByRole('button', { name: '查看更早的消息' })
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  const region = (await earlier()).nextElementSibling
  await user.click(await earlier())
  await waitFor(() => expect(region).toHaveTextContent(/^已加载 15 条更早的消息。$/))
  expect(region?.parentElement).toHaveFocus()
  im.says(said('刚来的', { from: DOCTOR }))
  await waitFor(() => expect(spoken()).toContain('沈医生 刚来的'))
  expect(region).toHaveTextContent(/^已加载 15 条更早的消息。$/)
  await user.click(await earlier())
  await waitFor(() => expect(region).toHaveTextContent(/^已加载 1 条更早的消息。\s*已经没有更多的历史消息了哦$/))
  expect(region?.parentElement).toHaveFocus()
})

test('[A522] a picture that is sent leaves the focus on the page', async () => {
  const { user } = await openChat()
  await isLive()
  await user.click(screen.getByRole('button', { name: '更多' }))
  const input = await screen.findByLabelText<HTMLInputElement>('图片')
  input.focus()
  fireEvent.change(input, { target: { files: [new File(['GIF89a'], 'a.gif')] } })
  await waitFor(() => expect(rows()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByLabelText('图片')).toBeNull())
  expect(document.body).not.toHaveFocus()
})

test('[A522] on an English screen a Chinese message is read out as Chinese', async () => {
  await openChat({}, 'en')
  await screen.findByText(/^(There are no more earlier messages|No messages yet\.)$/)
  im.says(said('请尽快来医院复查', { from: DOCTOR }))
  await waitFor(() => {
    const spoken = screen.getAllByRole('status').find(({ textContent }) => textContent.includes('请尽快来医院复查'))
    expect(spoken?.querySelector('[lang="zh-CN"]')).toHaveTextContent('请尽快来医院复查')
  })
})

test('[RE11] [A522] a voice message that cannot be played says so in a live region that was there before', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.reject(new Error('no codec')))
  const voice = said({ kind: 'sound', url: 'https://files.demo.example/3.mp4', seconds: 3 })
  im.pages = [{ messages: [voice], before: undefined, isCompleted: true }]
  const { user } = await openChat()
  await isLive()
  const before = screen.getAllByRole('status')
  await user.click(screen.getByRole('button', { name: '播放语音，3 秒' }))
  const text = await screen.findByText('这条语音暂时无法播放')
  expect(before).toContain(text.closest('[role="status"]'))
})
