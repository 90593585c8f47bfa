import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createRouter } from '@/app/router'
import { wire } from '@/app/wire'
import type { Language } from '@/lib/language'
import { loadWords, startLanguage } from '@/i18n/setup'
import { PictureField } from '@/routes/consultations/order/lazy/PictureField'
import { setFault } from '@/mocks/scenario/scenario'
import {
  pictureUrls,
  restorePictures,
  uploadStates,
  useConsultationPictures,
} from '@/stores/consultations/order/pictures'
import { giveConsent } from '@/stores/auth/consent'
import { startSession } from '@/stores/auth/session'
import { signOut } from '@/stores/auth/signOut'
import { bytes, jpeg, png } from '../../support/pictureFiles'
import { clinic, heading, PHONE, renderApp, server, tokenOf } from '../../support/app'

// The test server rejects jsdom’s File; Node’s File is sent as in a browser.
await vi.hoisted(async () => {
  const { Blob, File } = await import('node:buffer')
  const FormData = (await new Response(new URLSearchParams()).formData()).constructor
  for (const [name, value] of Object.entries({ Blob, File, FormData })) vi.stubGlobal(name, value)
})
vi.mock('@/lib/fileToDataUrl', () => ({
  fileToDataUrl: async (file: Blob) =>
    `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`,
}))
afterAll(() => vi.unstubAllGlobals())

const drawn = vi.hoisted(() => ({ wait: Promise.resolve(), count: 0, signals: [] as AbortSignal[], isBlurred: false }))

// Drawing needs a browser: here a picture is replaced by a text.
vi.mock('@/gateways/pictures/offMainThread', () => ({
  drawInThread: async (_drawing: unknown, signal: AbortSignal) => {
    drawn.count++
    drawn.signals.push(signal)
    await drawn.wait
    return { jpeg: new Blob(['drawn'], { type: 'image/jpeg' }), isBlurred: drawn.isBlurred }
  },
}))

const UPLOAD = '*/api/consultation/uploadConsultationImage'
const uploads: string[] = []
server.events.on('request:start', async ({ request }) => {
  if (request.url.includes('uploadConsultationImage')) uploads.push(await request.clone().text())
})

beforeEach(() => {
  uploads.length = 0
  Object.assign(drawn, { wait: Promise.resolve(), count: 0, signals: [], isBlurred: false })
})

const open = async (language: Language = 'zh') => {
  startSession(await tokenOf('13800000001'))
  Cookies.set('language', language, { path: '/' })
  wire()
  createRouter()
  startLanguage()
  await loadWords(['shell', 'consultations', 'doctorQuestionHelp'])
  render(<PictureField />)
  return userEvent.setup({ pointerEventsCheck: 0 })
}

const photo = (name = 'IMG_1.jpg', content = jpeg([40, 30])) => new File([content], name, { type: 'image/jpeg' })
const place = (number: number) => screen.getByRole('listitem', { name: `第 ${number} 张图片` })
const input = (number: number) => screen.getByLabelText<HTMLInputElement>(`添加第 ${number} 张图片`)
const states = () => uploadStates(useConsultationPictures.getState())
const urls = () => pictureUrls(useConsultationPictures.getState())

/** A promise that the test resolves. */
const held = () => {
  let letGo = (): void => undefined
  const wait = new Promise<void>((done) => {
    letGo = done
  })
  return { wait, letGo }
}

test('[CONSULT-12] [CONSULT-21] [CONSULT-22] a chosen picture is shown as uploading, and then as uploaded', async () => {
  const user = await open()
  expect(states()).toEqual(['unStart', 'unStart', 'unStart'])
  expect(input(1)).toHaveAttribute('accept', 'image/*')
  expect(input(1)).not.toHaveAttribute('capture')
  expect(input(1)).not.toHaveAttribute('multiple')
  const { wait, letGo } = held()
  drawn.wait = wait
  await user.upload(input(1), photo())
  expect(within(place(1)).getByRole('status')).toHaveTextContent('上传中...')
  expect(within(place(1)).getByRole('progressbar', { name: '第 1 张图片的上传进度' })).toBeVisible()
  expect(place(1)).toHaveFocus()
  expect(states()).toEqual(['uploading', 'unStart', 'unStart'])
  letGo()
  expect(await screen.findByText('上传成功')).toBeVisible()
  expect(states()).toEqual(['done', 'unStart', 'unStart'])
  expect(urls()).toEqual([
    expect.stringMatching(/^https:\/\/files\.demo\.example\/pictures\/\d+\.jpg\?signature=\w+$/),
  ])
  expect(uploads).toHaveLength(1)
  expect(uploads[0]).toContain('filename="picture.jpg"')
  expect(uploads[0]).toContain('drawn')
})

const BLURRED = '第 2 张图片看起来有点模糊，医生可能看不清细节。'

test('a picture that looks blurred is sent all the same, and may be kept', async () => {
  const user = await open()
  drawn.isBlurred = true
  await user.upload(input(2), photo())
  expect(await screen.findByText(BLURRED)).toBeVisible()
  expect(states()).toEqual(['unStart', 'done', 'unStart'])
  expect(uploads).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '就用这张：第 2 张图片' }))
  expect(screen.queryByText(BLURRED)).toBeNull()
  expect(place(2)).toHaveFocus()
  expect(urls()).toHaveLength(1)
})

test('a picture that looks blurred is replaced by the one that is taken again', async () => {
  const user = await open()
  drawn.isBlurred = true
  await user.upload(input(2), photo())
  await screen.findByText(BLURRED)
  const [first] = urls()
  drawn.isBlurred = false
  await user.upload(screen.getByLabelText('重拍第 2 张图片'), photo('IMG_2.jpg'))
  await waitFor(() => expect(uploads).toHaveLength(2))
  await waitFor(() => expect(states()).toEqual(['unStart', 'done', 'unStart']))
  expect(urls()).not.toContain(first)
  expect(screen.queryByText(BLURRED)).toBeNull()
})

test('tips for a picture unfold below the row', async () => {
  const user = await open()
  const tip = screen.getByText('只拍要看的部位，不要拍到脸。')
  expect(tip).not.toBeVisible()
  await user.click(screen.getByText('怎样拍得清楚'))
  expect(tip).toBeVisible()
})

test('[CONSULT-21] [CONSULT-22] [RD3] a failed upload says why, and is retried without choosing again', async () => {
  const user = await open()
  setFault(clinic, 'serverDown', true)
  await user.upload(input(2), photo())
  expect(await screen.findByText('上传失败')).toBeVisible()
  expect(within(place(2)).getByRole('status')).toHaveTextContent('第 2 张图片 上传失败')
  expect(states()).toEqual(['unStart', 'failed', 'unStart'])
  expect(urls()).toEqual([])
  setFault(clinic, 'serverDown', false)
  await user.click(screen.getByRole('button', { name: '重新上传第 2 张图片' }))
  expect(await screen.findByText('上传成功')).toBeVisible()
  expect(place(2)).toHaveFocus()
  expect(uploads).toHaveLength(2)
  // A prepared picture is resent without preparing it again.
  expect(drawn.count).toBe(1)
  await user.click(screen.getByRole('button', { name: '移除第 2 张图片' }))
  expect(states()).toEqual(['unStart', 'unStart', 'unStart'])
  expect(input(2)).toBeInTheDocument()
})

test("[CONSULT-22] [RD3] the server's rejection is shown in its words, beside the picture", async () => {
  const refused = HttpResponse.json({ data: null, status: 50431, message: '图片无法使用，请换一张' })
  server.use(http.post(UPLOAD, () => refused, { once: true }))
  const user = await open()
  await user.upload(input(1), photo())
  expect(await screen.findByText('第 1 张：图片无法使用，请换一张')).toBeVisible()
  expect(screen.getByRole('button', { name: '重新上传第 1 张图片' })).toHaveAccessibleDescription(
    '第 1 张：图片无法使用，请换一张',
  )
  expect(states()).toEqual(['failed', 'unStart', 'unStart'])
})

test('[RD3] cancelling aborts the upload, and a late answer changes nothing', async () => {
  const { wait, letGo } = held()
  const aborts = vi.spyOn(XMLHttpRequest.prototype, 'abort')
  server.use(
    http.post(UPLOAD, async () => {
      await wait
      return HttpResponse.json({ data: 'https://files.demo.example/late.jpg', status: 200, message: '' })
    }),
  )
  const user = await open()
  await user.upload(input(1), photo())
  await waitFor(() => expect(uploads).toHaveLength(1))
  const [slot] = useConsultationPictures.getState().slots
  await user.click(screen.getByRole('button', { name: '取消上传第 1 张图片' }))
  expect(slot).toMatchObject({ state: 'uploading', stop: { signal: { aborted: true } } })
  expect(aborts).toHaveBeenCalledOnce()
  expect(states()).toEqual(['unStart', 'unStart', 'unStart'])
  await act(async () => {
    letGo()
    await wait
  })
  expect(states()).toEqual(['unStart', 'unStart', 'unStart'])
  expect(screen.queryByText('上传失败')).toBeNull()
})

test('[RD3] a picture cancelled during preparation is never sent, also when another one takes its place', async () => {
  const { wait, letGo } = held()
  drawn.wait = wait
  const user = await open()
  await user.upload(input(1), photo())
  await waitFor(() => expect(drawn.count).toBe(1))
  await user.click(screen.getByRole('button', { name: '取消上传第 1 张图片' }))
  expect(drawn.signals[0]?.aborted).toBe(true)
  drawn.wait = Promise.resolve()
  await user.upload(input(1), photo('IMG_2.jpg'))
  expect(await screen.findByText('上传成功')).toBeVisible()
  await act(async () => {
    letGo()
    await wait
  })
  expect(uploads).toHaveLength(1)
  expect(states()).toEqual(['done', 'unStart', 'unStart'])
})

test('[CONSULT-12] [RD3] of five pictures chosen at once three are taken, and a message says so', async () => {
  await open()
  const files = Array.from({ length: 5 }, (_, index) => photo(`IMG_${index}.jpg`))
  fireEvent.change(input(2), { target: { files } })
  expect(await screen.findByText('最多 3 张图片，另外 2 张没有添加。')).toBeVisible()
  await waitFor(() => expect(states()).toEqual(['done', 'done', 'done']))
  expect(uploads).toHaveLength(3)
  expect(screen.queryByLabelText(/添加/)).toBeNull()
})

test.each([
  ['zh', 'nothing', new File([], 'a.jpg'), '这个文件是空的'],
  ['zh', 'a page', new File(['<!doctype html>'], 'a.jpg', { type: 'image/jpeg' }), '这个文件不是图片'],
  ['zh', 'a drawing', new File(['<svg/>'], 'a.jpg', { type: 'image/jpeg' }), '这个文件不是图片'],
  ['zh', 'a PDF', new File(['%PDF-1.7'], 'a.jpg', { type: 'image/jpeg' }), '这个文件不是图片'],
  ['zh', 'HEIC', new File([bytes([0, 0, 0, 24], 'ftypheic')], 'a.heic'), '这种格式的图片无法使用'],
  ['zh', '25 MB and a byte', new File([new Uint8Array(25_000_001)], 'a.jpg'), '图片超过 25 MB'],
  ['zh', '144 megapixels', new File([png([12_000, 12_000])], 'a.png'), '图片超过 5000 万像素'],
  ['zh', 'half a head', new File([jpeg([40, 30]).slice(0, 30)], 'a.jpg'), '这张图片打不开'],
  ['en', 'nothing', new File([], 'a.jpg'), 'This file is empty'],
  ['en', 'a drawing', new File(['<svg/>'], 'a.jpg'), 'This file is not a picture'],
] as const)(
  '[RD1] an unsuitable file is rejected in words and never sent (%s, %s)',
  async (language, _name, file, words) => {
    await open(language)
    const field = screen.getByLabelText<HTMLInputElement>(language === 'zh' ? '添加第 3 张图片' : 'Add picture 3')
    fireEvent.change(field, { target: { files: [file] } })
    const notice = await screen.findByText(new RegExp(words))
    expect(notice).toBeVisible()
    const again = screen.getByLabelText(language === 'zh' ? '添加第 3 张图片' : 'Add picture 3')
    expect(again).toHaveAccessibleDescription(notice.textContent)
    expect(states()).toEqual(['unStart', 'unStart', 'unStart'])
    expect(uploads).toEqual([])
    expect(drawn.count).toBe(0)
  },
)

test('[RD3] the end of a session clears the pictures and aborts running uploads', async () => {
  const { wait, letGo } = held()
  drawn.wait = wait
  const user = await open()
  await user.upload(input(1), photo())
  await waitFor(() => expect(drawn.count).toBe(1))
  act(signOut)
  expect(drawn.signals[0]?.aborted).toBe(true)
  await act(async () => {
    letGo()
    await wait
  })
  expect(states()).toEqual(['unStart', 'unStart', 'unStart'])
  expect(uploads).toEqual([])
})

test('[CONSULT-21] [A384] a picture kept in a draft is shown as uploaded, and opens large', async () => {
  const user = await open('en')
  act(() => restorePictures(['https://files.demo.example/pictures/1.jpg'], 'quick'))
  expect(states()).toEqual(['done', 'unStart', 'unStart'])
  expect(urls()).toEqual(['https://files.demo.example/pictures/1.jpg'])
  await user.click(screen.getByRole('button', { name: 'Enlarge picture 1' }))
  const large = await screen.findByRole('dialog', { name: 'Picture 1' })
  expect(within(large).getByRole('img', { name: 'Picture 1' })).toHaveAttribute(
    'src',
    'https://files.demo.example/pictures/1.jpg',
  )
  await user.click(within(large).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }))
  expect(urls()).toEqual([])
})

test('[A641] a picture of one question is uploaded on while another is open, kept in its draft, and shown on the return', async () => {
  giveConsent('1001')
  const { router, user } = await renderApp('/consult/problemDesc/3002', { signedInAs: PHONE })
  const { wait, letGo } = held()
  drawn.wait = wait
  await user.upload(await screen.findByLabelText('添加第 1 张图片'), photo())
  expect(states()).toEqual(['uploading', 'unStart', 'unStart'])
  await act(() => router.navigate('/consult/quickProblemDesc'))
  await heading('快速咨询')
  await screen.findByLabelText('添加第 1 张图片')
  expect(states()).toEqual(['unStart', 'unStart', 'unStart'])
  letGo()
  const drafts = () => Object.entries(localStorage).filter(([name]) => name.includes('draft:problem '))
  await waitFor(() => expect(drafts()).toHaveLength(1))
  expect(drafts()[0]).toEqual([expect.stringContaining('doctor 3002'), expect.stringMatching(/pictures\/\d+\.jpg/)])
  expect(states()).toEqual(['unStart', 'unStart', 'unStart'])
  await act(() => router.navigate('/consult/problemDesc/3002'))
  await heading('描述问题')
  expect(await screen.findByText('上传成功')).toBeVisible()
  expect(states()).toEqual(['done', 'unStart', 'unStart'])
  expect(uploads).toHaveLength(1)
})

test('[A641] [CONSULT-21] a picture that failed is there again after another question, with its reason, and can be retried', async () => {
  giveConsent('1001')
  const { router, user } = await renderApp('/consult/problemDesc/3002', { signedInAs: PHONE })
  const first = await screen.findByLabelText('添加第 1 张图片')
  server.use(http.post(UPLOAD, () => HttpResponse.error(), { once: true }))
  await user.upload(first, photo())
  await screen.findByText('上传失败')
  await act(() => router.navigate('/consult/quickProblemDesc'))
  await heading('快速咨询')
  expect(states()).toEqual(['unStart', 'unStart', 'unStart'])
  await act(() => router.navigate('/consult/problemDesc/3002'))
  await heading('描述问题')
  await user.click(await screen.findByRole('button', { name: /重试|重新上传/ }))
  expect(await screen.findByText('上传成功')).toBeVisible()
})
