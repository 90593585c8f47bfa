import { readFileSync } from 'node:fs'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hideToast, showToast } from '@/ui/toast'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

it('a message is read out politely and disappears by itself, while its region stays for the next', () => {
  showToast('支付成功')
  const region = screen.getByRole('status')
  expect(region).toHaveTextContent('支付成功')
  pass(2999)
  expect(screen.getByText('支付成功')).toBeVisible()
  pass(1)
  expect(region).toBeEmptyDOMElement()
  showToast('兑换成功')
  expect(region).toHaveTextContent('兑换成功')
  expect(screen.getAllByRole('status')).toHaveLength(1)
})

it('[A594] a reason in the language of the server is marked with it', () => {
  document.documentElement.lang = 'en'
  showToast('The question could not be sent again. 系统繁忙')
  expect(screen.getByText('系统繁忙')).toHaveAttribute('lang', 'zh-CN')
  expect(screen.getByRole('status')).toHaveTextContent('The question could not be sent again. 系统繁忙')
  document.documentElement.lang = 'zh-CN'
})

it('the page brings the region, so that the first text is read out too', () => {
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(readFileSync('index.html', 'utf8')) ?? []
  document.body.innerHTML = body
  const region = screen.getByRole('status')
  showToast('支付成功')
  expect(region).toHaveTextContent('支付成功')
  expect(region).toBeInTheDocument()
})

it('a message replaces the last text by the next one, which has its own time', () => {
  showToast('支付失败')
  pass(2000)
  showToast('支付取消')
  expect(screen.queryByText('支付失败')).not.toBeInTheDocument()
  pass(2999)
  expect(screen.getByText('支付取消')).toBeVisible()
  pass(1)
  expect(screen.queryByText('支付取消')).not.toBeInTheDocument()
})

it('[A593] a long text stays longer, and a very long one eight seconds', () => {
  const long = '短信已发送，请查看尾号 1234 的手机，没有收到时一分钟后可以再试'
  showToast(long)
  pass(3000)
  expect(screen.getByText(long)).toBeVisible()
  const endless = long.repeat(9)
  showToast(endless)
  pass(7999)
  expect(screen.getByText(endless)).toBeVisible()
  pass(1)
  expect(screen.queryByText(endless)).not.toBeInTheDocument()
})

it('[A593] a message stays while a text is typed, and not beyond the key that sends it', () => {
  const field = document.body.appendChild(document.createElement('input'))
  const box = document.body.appendChild(document.createElement('input'))
  box.type = 'checkbox'
  const isShown = (text: string) => screen.queryByText(text) !== null
  showToast('网络已恢复')
  pass(600)
  fireEvent.keyDown(field, { key: 'a' })
  fireEvent.keyDown(field, { key: 'Backspace' })
  expect(isShown('网络已恢复')).toBe(true)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(isShown('网络已恢复')).toBe(false)
  showToast('网络已断开')
  pass(600)
  fireEvent.keyDown(box, { key: ' ' })
  expect(isShown('网络已断开')).toBe(false)
  field.remove()
  box.remove()
})

it.each([
  ['tap', () => fireEvent.pointerDown(document.body)],
  ['key', () => fireEvent.keyDown(document.body, { key: 'a' })],
] as const)('a message does not outlive the next %s, because its subject may have changed', (_, goOn) => {
  showToast('请选择取消原因')
  pass(599)
  goOn()
  expect(screen.getByText('请选择取消原因')).toBeVisible()
  pass(1)
  goOn()
  expect(screen.queryByText('请选择取消原因')).not.toBeInTheDocument()
  showToast('已取消')
  expect(screen.getByText('已取消')).toBeVisible()
})

it('a message is removed when its subject is over, and only then', () => {
  showToast('正在创建订单')
  hideToast('其他')
  expect(screen.getByText('正在创建订单')).toBeVisible()
  hideToast('正在创建订单')
  expect(screen.queryByText('正在创建订单')).not.toBeInTheDocument()
})

it('[RC2] a message shows markup as text', () => {
  showToast('<img src=x onerror=alert(1)>')
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
})
