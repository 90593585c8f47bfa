import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wire } from '@/app/wire'
import { loadWords, startLanguage } from '@/i18n/setup'
import { PictureViewer } from '@/routes/shared/PictureViewer'

const PICTURES = ['一', '二', '三'].map((name, index) => ({
  name: `图片${name}`,
  url: `https://files.demo.example/${index + 1}.jpg`,
}))

const Opener = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && <PictureViewer pictures={PICTURES} first={1} onClose={() => setOpen(false)} />}
    </>
  )
}

// A stage of 300 x 600, and pictures of 1500 x 1000: whole at 300 x 200.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1500)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(1000)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 600))
})
afterEach(() => vi.restoreAllMocks())

const open = async () => {
  Cookies.set('language', 'zh', { path: '/' })
  wire()
  startLanguage()
  await loadWords(['shell'])
  render(<Opener />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'open' }))
  await screen.findByRole('dialog')
  fireEvent.load(picture())
  return user
}

const viewer = () => screen.getByRole('dialog')
const picture = () => within(viewer()).getByRole('img')
const button = (name: string) => within(viewer()).getByRole('button', { name })
const shownWidth = () => picture().closest('[style*="width"]')?.getAttribute('style') ?? ''
const touch = (kind: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, x: number, y = 300) =>
  fireEvent[kind](picture(), { pointerId, clientX: x, clientY: y })
const tap = (x: number) => {
  touch('pointerDown', 1, x)
  touch('pointerUp', 1, x)
}

test('[CHAT-17] the viewer has a name, tells which picture of how many it shows, and gives the focus back', async () => {
  const user = await open()
  expect(viewer()).toHaveAccessibleName('图片二')
  expect(viewer()).toHaveFocus()
  expect(screen.getByText('第 2 张，共 3 张')).toHaveAttribute('role', 'status')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'open' })).toHaveFocus()
})

test('buttons enlarge, reduce and turn to other pictures, and have no effect at either end', async () => {
  const user = await open()
  expect(button('缩小')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('放大'))
  expect(screen.getByText('150%')).toBeVisible()
  expect(shownWidth()).toContain('width: 450px')
  await user.click(button('下一张'))
  expect(viewer()).toHaveAccessibleName('图片三')
  expect(button('下一张')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('下一张'))
  expect(viewer()).toHaveAccessibleName('图片三')
  fireEvent.load(picture())
  expect(screen.getByText('100%')).toBeVisible()
})

test('keys enlarge; arrows move an enlarged picture, and turn to another one when all of it is in view', async () => {
  const user = await open()
  await user.keyboard('{ArrowLeft}')
  expect(viewer()).toHaveAccessibleName('图片一')
  fireEvent.load(picture())
  await user.keyboard('++')
  expect(screen.getByText('225%')).toBeVisible()
  await user.keyboard('{ArrowRight}')
  expect(viewer()).toHaveAccessibleName('图片一')
  expect(shownWidth()).toContain('-80px')
  await user.keyboard('---')
  expect(screen.getByText('100%')).toBeVisible()
})

test('two fingers enlarge, and a double tap enlarges where it was and back again', async () => {
  await open()
  touch('pointerDown', 1, 100)
  touch('pointerDown', 2, 200)
  touch('pointerMove', 2, 300)
  expect(screen.getByText('200%')).toBeVisible()
  touch('pointerUp', 1, 100)
  touch('pointerUp', 2, 300)
  act(() => {
    tap(150)
    tap(150)
  })
  expect(screen.getByText('100%')).toBeVisible()
  act(() => {
    tap(150)
    tap(150)
  })
  expect(screen.getByText('250%')).toBeVisible()
})

test('one finger swipes to the next picture, whose neighbour comes into view meanwhile', async () => {
  await open()
  touch('pointerDown', 1, 200)
  touch('pointerMove', 1, 120)
  expect(viewer().querySelectorAll('img')[1]).toHaveAttribute('src', PICTURES[2]?.url)
  touch('pointerMove', 1, -100)
  touch('pointerUp', 1, -100)
  expect(viewer()).toHaveAccessibleName('图片三')
})

test('a picture of another origin is not saved, and a message says how to save it instead', async () => {
  const user = await open()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await user.click(button('保存图片'))
  expect(await screen.findByText('没有保存成功，请长按图片保存。')).toBeVisible()
})

test('[A522] a picture that is saved says under which name', async () => {
  const user = await open()
  const names: string[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await user.click(button('保存图片'))
  expect(await screen.findByText('已保存为 图片.jpg')).toBeVisible()
  expect(names).toEqual(['图片.jpg'])
})
