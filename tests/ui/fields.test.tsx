import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { tidyNumber } from '@/domain/validation/typed'
import { Button } from '@/ui/Button'
import { NoticeBar } from '@/ui/NoticeBar'
import { SkeletonList } from '@/ui/Skeleton'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { TextField } from '@/ui/TextField'

const user = userEvent.setup({ pointerEventsCheck: 0 })

const Code = ({ error }: { error?: string }) => {
  const [value, setValue] = useState('')
  return (
    <TextField
      label="验证码"
      hint="6 位数字"
      error={error}
      value={value}
      onChange={setValue}
      inputMode="numeric"
      autoComplete="one-time-code"
      trailing={<Button variant="quiet">获取验证码</Button>}
    />
  )
}

it('[A427] a text field has its name and keyboard, and cuts nothing', async () => {
  render(<Code />)
  const input = screen.getByRole('textbox', { name: '验证码' })
  expect(input).toHaveAttribute('inputmode', 'numeric')
  expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  expect(input).toHaveAccessibleDescription('6 位数字')
  expect(input).toBeValid()
  await user.type(input, '1234567')
  expect(input).toHaveValue('1234567')
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeVisible()
})

it('a text field is tied to its error, which is read out when it appears', () => {
  const { rerender } = render(<Code />)
  const notes = document.querySelector('[aria-live="polite"]')
  expect(notes).toBeVisible()
  rerender(<Code error="验证码错误" />)
  expect(screen.getByRole('textbox')).toBeInvalid()
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('6 位数字 验证码错误')
  expect(notes).toContainElement(screen.getByText('验证码错误'))
})

it('[API-11] a notice is an alert, shown as text, and can be closed', async () => {
  const close = vi.fn()
  const page = (isShown: boolean) => (
    <>
      {isShown && (
        <NoticeBar closeText="关闭" onClose={close}>
          {'<b>Error</b>'}
        </NoticeBar>
      )}
      <main tabIndex={-1} />
    </>
  )
  const { rerender } = render(page(true))
  expect(screen.getByRole('alert')).toHaveTextContent('<b>Error</b>')
  await user.click(screen.getByRole('button', { name: '关闭' }))
  expect(close).toHaveBeenCalledOnce()
  rerender(page(false))
  expect(screen.getByRole('main')).toHaveFocus()
})

it('an empty and a failed state say so and offer one action', async () => {
  const retry = vi.fn()
  const { rerender } = render(<ContentUnavailable kind="empty" title="暂无机构" />)
  expect(screen.getByRole('status')).toHaveTextContent('暂无机构')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  rerender(
    <ContentUnavailable kind="failed" title="加载失败" text="请检查网络" action={{ label: '重试', onAct: retry }} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('加载失败请检查网络')
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('a skeleton announces once that content is loading', () => {
  const { container } = render(<SkeletonList count={3} busyText="加载中" />)
  expect(screen.getByRole('status')).toHaveTextContent(/^加载中$/)
  const cards = [...container.querySelectorAll('[role="status"] > div')]
  expect(cards.map(({ textContent }) => textContent)).toEqual(['', '', ''])
})

it('a required field is starred and marked required; unit and remark are part of its description', () => {
  render(
    <TextField
      label="身高"
      starred
      aside="已为您填好"
      unit="厘米"
      warning="请再看一下"
      value="163"
      onChange={() => undefined}
    />,
  )
  const input = screen.getByRole('textbox', { name: '身高' })
  expect(input).toBeRequired()
  expect(input).toBeValid()
  expect(input).toHaveAccessibleDescription('厘米 已为您填好 请再看一下')
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
})

it('Enter moves to the next text field, not during composition, and closes the keyboard on the last', async () => {
  render(
    <main>
      <TextField label="one" value="" onChange={vi.fn()} />
      <input type="radio" aria-label="between" />
      <TextField label="two" type="tel" value="" onChange={vi.fn()} />
    </main>,
  )
  const [one, two] = screen.getAllByRole('textbox')
  expect(one).toHaveAttribute('enterkeyhint', 'next')
  await user.click(one as HTMLElement)
  fireEvent.keyDown(one as HTMLElement, { key: 'Enter', isComposing: true })
  expect(one).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(two).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(document.body).toHaveFocus()
})

it('in a form Enter moves on as its key says, and submits on the last field only', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <main>
      <form onSubmit={submit}>
        <TextField label="name" value="" onChange={vi.fn()} />
        <TextField label="phone" type="tel" value="" onChange={vi.fn()} />
        <TextField label="code" value="" enterKeyHint="go" onChange={vi.fn()} />
        <button type="submit">send</button>
      </form>
    </main>,
  )
  await user.click(screen.getByLabelText('name'))
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText('phone')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText('code')).toHaveFocus()
  expect(submit).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledOnce()
})

const Tidied = ({ onType }: { onType: (text: string) => void }) => {
  const [value, setValue] = useState('')
  const type = (text: string) => {
    setValue(tidyNumber(text))
    onType(tidyNumber(text))
  }
  return <TextField label="phone" value={value} onChange={type} />
}

it('[A427] a number that an input method composes is tidied once it is whole, and known before', () => {
  const typed = vi.fn()
  render(<Tidied onType={typed} />)
  const field = screen.getByLabelText('phone')
  fireEvent.compositionStart(field)
  fireEvent.change(field, { target: { value: '１' } })
  expect(field).toHaveValue('１')
  fireEvent.change(field, { target: { value: '１３' } })
  expect(field).toHaveValue('１３')
  expect(typed).toHaveBeenLastCalledWith('13')
  fireEvent.compositionEnd(field)
  expect(field).toHaveValue('13')
  fireEvent.change(field, { target: { value: '13８' } })
  expect(field).toHaveValue('138')
})
