import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Sms } from '@/demo/stage'
import { openClinic, type Sms as Message } from '@/mocks/clinic'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'

const clinic = openClinic({ seed, store: memoryStore() })
const receive = (sms: Message) => act(() => clinic.smsListeners.forEach((listener) => listener(sms)))
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const MESSAGE = { phone: '13800000001', code: '482913', used: false }

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

test('a code sent by the clinic appears as an announced message and can be closed', async () => {
  document.documentElement.lang = 'zh-CN'
  render(<Sms clinic={clinic} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  receive(MESSAGE)
  expect(screen.getByRole('status')).toHaveTextContent('演示短信 · 发送至 13800000001 验证码 482913')
  await userEvent.click(screen.getByRole('button', { name: '关闭短信' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('the message disappears when its code is used, otherwise after 60 s', () => {
  vi.useFakeTimers()
  render(<Sms clinic={clinic} />)
  receive(MESSAGE)
  receive({ ...MESSAGE, used: true })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  receive(MESSAGE)
  pass(59_999)
  expect(screen.getByRole('status')).toHaveTextContent('482913')
  pass(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
