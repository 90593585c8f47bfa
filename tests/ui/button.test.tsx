import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from '@/ui/Button'

const user = userEvent.setup({ pointerEventsCheck: 0 })

it('[RB1] a busy button ignores further taps and keeps the focus', async () => {
  const tap = vi.fn()
  const { rerender } = render(<Button onClick={tap}>支付</Button>)
  const button = screen.getByRole('button', { name: '支付' })
  await user.click(button)
  expect(tap).toHaveBeenCalledOnce()
  rerender(
    <Button busy onClick={tap}>
      支付
    </Button>,
  )
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveFocus()
  await user.click(button)
  await user.keyboard('{Enter} ')
  expect(tap).toHaveBeenCalledOnce()
  rerender(<Button onClick={tap}>支付</Button>)
  expect(button).not.toHaveAttribute('aria-disabled')
  await user.click(button)
  expect(tap).toHaveBeenCalledTimes(2)
})

it('[RB1] a busy submit button blocks its form, even for Enter in a field', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="code" />
      <Button type="submit" busy={busy}>
        登录
      </Button>
    </form>
  )
  const { rerender } = render(form(true))
  await user.click(screen.getByRole('button', { name: '登录' }))
  await user.type(screen.getByRole('textbox'), '1{Enter}')
  expect(submit).not.toHaveBeenCalled()
  rerender(form(false))
  await user.type(screen.getByRole('textbox'), '{Enter}')
  expect(submit).toHaveBeenCalledOnce()
})

it('a button does not submit a form by default', async () => {
  const submit = vi.fn()
  render(
    <form onSubmit={submit}>
      <Button>获取验证码</Button>
    </form>,
  )
  await user.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})

it('[A151] an idle button is read out as disabled, but its tap explains why', async () => {
  const tap = vi.fn()
  render(
    <Button inactive onClick={tap}>
      获取验证码
    </Button>,
  )
  const button = screen.getByRole('button', { name: '获取验证码' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toBeEnabled()
  await user.click(button)
  expect(tap).toHaveBeenCalledOnce()
})
