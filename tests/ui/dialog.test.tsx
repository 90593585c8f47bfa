import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Button } from '@/ui/Button'
import { alertDialog, closeDialogs, confirmDialog } from '@/ui/dialog'
import { rememberTaps } from '@/ui/useModal'

const user = userEvent.setup({ pointerEventsCheck: 0 })
const answered = vi.fn()
const texts = {
  title: '您还没有支付',
  message: '您确定要退出当前页面吗？',
  confirmText: '确定退出',
  cancelText: '继续支付',
  tone: 'leave',
} as const

const ask = async () => {
  render(<Button onClick={() => void confirmDialog(texts).then(answered)}>离开</Button>)
  await user.click(screen.getByRole('button', { name: '离开' }))
  return screen.findByRole('alertdialog', { name: '您还没有支付' })
}
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

beforeAll(rememberTaps)
beforeEach(() => {
  answered.mockClear()
})

it('[PAY-10] the dialog asks with a title and a message, with the focus on the safe answer', async () => {
  expect(await ask()).toHaveAccessibleDescription('您确定要退出当前页面吗？')
  expect(screen.getByRole('button', { name: '继续支付' })).toHaveFocus()
})

it.each([
  ['确定退出', true],
  ['继续支付', false],
])('[PAY-10] %s answers %s and returns the focus', async (button, answer) => {
  await ask()
  await user.click(screen.getByRole('button', { name: button }))
  await closed()
  expect(answered).toHaveBeenCalledExactlyOnceWith(answer)
  expect(screen.getByRole('button', { name: '离开' })).toHaveFocus()
})

it('a dialog returns the focus to the button where a tap moves no focus, as in Safari', async () => {
  render(<Button onClick={() => void confirmDialog(texts).then(answered)}>离开</Button>)
  fireEvent.click(screen.getByRole('button', { name: '离开' }))
  await user.click(await screen.findByRole('button', { name: '继续支付' }))
  await closed()
  expect(screen.getByRole('button', { name: '离开' })).toHaveFocus()
})

it('a dialog that opens by itself returns the focus to what had it, not to an earlier tap', async () => {
  render(
    <>
      <Button>先前</Button>
      <input aria-label="typed" />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: '先前' }))
  screen.getByRole('textbox').focus()
  act(() => void confirmDialog(texts))
  await user.click(await screen.findByRole('button', { name: '继续支付' }))
  await closed()
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it.each([
  ['go', { 确定退出: 'primary', 继续支付: 'secondary' }],
  ['leave', { 确定退出: 'quiet', 继续支付: 'primary' }],
  ['destroy', { 确定退出: 'danger', 继续支付: 'primary' }],
] as const)('in the tone %s the harmful button is never the prominent one', async (tone, looks) => {
  act(() => void confirmDialog({ ...texts, tone }))
  await screen.findByRole('alertdialog')
  for (const [name, look] of Object.entries(looks))
    expect(screen.getByRole('button', { name })).toHaveAttribute('data-variant', look)
})

it('[RB1] a question that is open is not opened again, and only its first call is confirmed', async () => {
  render(<Button onClick={() => void confirmDialog(texts).then(answered)}>离开</Button>)
  const leave = screen.getByRole('button', { name: '离开' })
  fireEvent.click(leave)
  fireEvent.click(leave)
  await user.click(await screen.findByRole('button', { name: '确定退出' }))
  await closed()
  await waitFor(() => expect(answered.mock.calls).toEqual([[true], [false]]))
  fireEvent.click(leave)
  await user.click(await screen.findByRole('button', { name: '确定退出' }))
  await waitFor(() => expect(answered.mock.calls).toEqual([[true], [false], [true]]))
})

it('another question opens its own dialog', async () => {
  await ask()
  act(() => void confirmDialog({ ...texts, title: '没有支付成功' }).then(answered))
  await user.click(within(await screen.findByRole('alertdialog', { name: '没有支付成功' })).getByText('确定退出'))
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('您还没有支付')
  expect(answered).toHaveBeenCalledExactlyOnceWith(true)
})

it('[RB1] an alert that is open is not opened again, and each call waits until it is closed', async () => {
  const listener = vi.fn()
  const alert = { title: '没有发出', confirmText: '知道了' }
  act(() => {
    void alertDialog(alert).then(listener)
    void alertDialog(alert).then(listener)
  })
  const close = await screen.findByRole('button', { name: '知道了' })
  expect(listener).not.toHaveBeenCalled()
  await user.click(close)
  await waitFor(() => expect(listener).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('[A594] while a dialog is open, a screen reader reaches neither the page nor a dialog below', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.id = 'root'
  const isReached = (name: string) => screen.getByText(name).closest('[inert]') === null
  render(<p>页面</p>, { container: page })
  act(() => void confirmDialog(texts))
  await screen.findByText('您还没有支付')
  expect([isReached('页面'), isReached('您还没有支付')]).toEqual([false, true])
  act(() => void confirmDialog({ ...texts, title: '没有支付成功' }))
  const above = await screen.findByRole('alertdialog', { name: '没有支付成功' })
  expect([isReached('页面'), isReached('您还没有支付'), isReached('没有支付成功')]).toEqual([false, false, true])
  await user.click(within(above).getByText('继续支付'))
  await waitFor(() => expect(isReached('您还没有支付')).toBe(true))
  expect(isReached('页面')).toBe(false)
  await user.keyboard('{Escape}')
  await closed()
  expect(isReached('页面')).toBe(true)
  page.remove()
})

it('Esc answers no', async () => {
  await ask()
  await user.keyboard('{Escape}')
  await closed()
  expect(answered).toHaveBeenCalledExactlyOnceWith(false)
})

it('Tab stays between its buttons', async () => {
  await ask()
  await user.tab()
  expect(screen.getByRole('button', { name: '确定退出' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: '继续支付' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(screen.getByRole('button', { name: '确定退出' })).toHaveFocus()
})

it('a tap outside it decides nothing', async () => {
  const dialog = await ask()
  const mask = dialog.previousElementSibling
  if (mask) await user.click(mask)
  expect(answered).not.toHaveBeenCalled()
  expect(dialog).toBeInTheDocument()
})

it('a page that is left closes its dialog unconfirmed', async () => {
  await ask()
  act(closeDialogs)
  await closed()
  await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(false))
})

it('[RC2] an alert has one button and shows markup as text', async () => {
  const listener = vi.fn()
  await act(async () => {
    void alertDialog({ title: '<b>提示</b>', message: '<img src=x onerror=alert(1)>', confirmText: '知道了' }).then(
      listener,
    )
  })
  const dialog = await screen.findByRole('dialog', { name: '<b>提示</b>' })
  expect(dialog).toHaveAccessibleDescription('<img src=x onerror=alert(1)>')
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.getByRole('button', { name: '知道了' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(listener).toHaveBeenCalledOnce())
})

it('[A673] keys scroll a long text beside which a button has the focus, and move nothing else', async () => {
  const panel = await ask()
  const long = screen.getByText('您确定要退出当前页面吗？').parentElement
  if (long === null) throw new Error('The dialog has no texts.')
  long.style.overflowY = 'auto'
  vi.spyOn(long, 'scrollHeight', 'get').mockReturnValue(500)
  vi.spyOn(long, 'clientHeight', 'get').mockReturnValue(100)
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(long.scrollTop).toBe(20)
  panel.focus()
  await user.keyboard('{PageDown}')
  expect(long.scrollTop).toBe(100)
  // The browser itself scrolls around a focus inside.
  const link = Object.assign(document.createElement('a'), { href: '#' })
  long.append(link)
  link.focus()
  await user.keyboard('{PageDown}')
  expect(long.scrollTop).toBe(100)
})
