import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ResultBlock } from '@/ui/ResultBlock'

it('the result is the heading, read out with its meaning, and the next step is below', () => {
  render(
    <ResultBlock title="支付成功" text="检查已预约">
      <a href="/next">填写检查问卷</a>
    </ResultBlock>,
  )
  const said = screen.getByRole('status')
  expect(said).toHaveTextContent('支付成功检查已预约')
  expect(said).toContainElement(screen.getByRole('heading', { level: 1, name: '支付成功' }))
  expect(said).not.toContainElement(screen.getByRole('link', { name: '填写检查问卷' }))
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus()
})

it('a result of a tap takes the focus, because the tapped button is gone', () => {
  render(<ResultBlock title="登记成功" justDone />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
