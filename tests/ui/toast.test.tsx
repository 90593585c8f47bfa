import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showToast } from '../../src/ui/toast'

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

it('is read out politely and goes by itself, while its region stays for the next', () => {
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

it('the next text takes the place of the last and has its own time', () => {
  showToast('支付失败')
  pass(2000)
  showToast('支付取消')
  expect(screen.queryByText('支付失败')).not.toBeInTheDocument()
  pass(2999)
  expect(screen.getByText('支付取消')).toBeVisible()
  pass(1)
  expect(screen.queryByText('支付取消')).not.toBeInTheDocument()
})

it('[RC2] shows markup as text', () => {
  showToast('<img src=x onerror=alert(1)>')
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
})
