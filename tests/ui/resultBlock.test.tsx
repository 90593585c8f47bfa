import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ResultBlock } from '@/ui/ResultBlock'

it('[A669] the result is the heading, its meaning is read out, and the next step is below', () => {
  render(
    <ResultBlock title="支付成功" text="检查已预约">
      <a href="/next">填写检查问卷</a>
    </ResultBlock>,
  )
  const said = screen.getByRole('status')
  expect(said).toHaveTextContent(/^检查已预约$/)
  expect(screen.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible()
  expect(screen.getByRole('link', { name: '填写检查问卷' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus()
})

it('a result of a tap takes the focus, because the tapped button is gone', () => {
  render(<ResultBlock title="登记成功" justDone />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('[A669] a meaning that arrives later is read out from where it was awaited', () => {
  const { rerender } = render(<ResultBlock title="预约已取消" reserved="退款中" />)
  const said = screen.getByRole('status')
  rerender(<ResultBlock title="预约已取消" text="退款已到账" reserved="退款中" />)
  expect(screen.getByRole('status')).toBe(said)
  expect(said).toHaveTextContent(/^退款已到账$/)
})
