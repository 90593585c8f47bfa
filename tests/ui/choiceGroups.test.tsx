import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CheckList } from '@/ui/CheckList'
import { FormField } from '@/ui/FormField'
import { SegmentedControl } from '@/ui/SegmentedControl'

const user = userEvent.setup({ pointerEventsCheck: 0 })
const left = vi.fn()

beforeEach(() => {
  left.mockClear()
})

const Radios = ({ error, clears = false }: { error?: string; clears?: boolean }) => {
  const [value, setValue] = useState<string>()
  const options = [
    { value: 'yes', label: '是' },
    { value: 'no', label: '否' },
  ]
  return (
    <FormField name="smoking" onLeave={left}>
      <SegmentedControl
        label="是否吸烟"
        hint="提示"
        error={error}
        starred
        options={options}
        value={value}
        onChoose={setValue}
        onClear={clears ? () => setValue(undefined) : undefined}
      />
    </FormField>
  )
}

const Checks = ({ error }: { error?: string }) => {
  const [value, setValue] = useState(['2'])
  const options = [
    { value: '0', label: '母亲' },
    { value: '1', label: '子女' },
    { value: '2', label: '姐妹' },
  ]
  return (
    <>
      <FormField name="relatives" onLeave={left}>
        <CheckList
          label="哪些亲属"
          starred
          starText="必填"
          hint="可以选多项"
          error={error}
          options={options}
          value={value}
          onChange={setValue}
        />
      </FormField>
      <p>{value.join(' ')}</p>
    </>
  )
}

describe('the segmented control', () => {
  it('it is one named group, required, with hint and error', () => {
    const { rerender } = render(<Radios />)
    const group = screen.getByRole('radiogroup', { name: '是否吸烟' })
    expect(group).toBeRequired()
    expect(group).toBeValid()
    expect(group).toHaveAccessibleDescription(/^提示$/)
    rerender(<Radios error="请选择" />)
    expect(group).toBeInvalid()
    expect(group).toHaveAccessibleDescription('提示 请选择')
    expect(within(group).getByText('请选择').closest('[aria-live="polite"]')).not.toBeNull()
  })

  it('the arrow keys choose, and it is left only when the focus leaves the group', async () => {
    render(
      <>
        <Radios />
        <button type="button">after</button>
      </>,
    )
    await user.tab()
    expect(screen.getByRole('radio', { name: '是' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: '否' })).toBeChecked()
    expect(left).not.toHaveBeenCalled()
    await user.tab()
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus()
    expect(left).toHaveBeenCalledOnce()
  })
})

describe('a second tap', () => {
  it('[A425] clears the answer where that is allowed, by key as well', async () => {
    render(<Radios clears />)
    const yes = screen.getByRole('radio', { name: '是' })
    await user.click(yes)
    expect(yes).toBeChecked()
    await user.click(yes)
    expect(yes).not.toBeChecked()
    await user.keyboard(' ')
    expect(yes).toBeChecked()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: '否' })).toBeChecked()
  })

  it('[A425] keeps the answer that a double tap gives', async () => {
    render(<Radios clears />)
    const yes = screen.getByRole('radio', { name: '是' })
    await user.dblClick(yes)
    expect(yes).toBeChecked()
    await user.click(yes)
    expect(yes).not.toBeChecked()
  })

  it('keeps an answer that is required', async () => {
    render(<Radios />)
    const no = screen.getByRole('radio', { name: '否' })
    await user.click(no)
    await user.click(no)
    expect(no).toBeChecked()
  })
})

describe('the check list', () => {
  it('it is a named group; several boxes may be ticked, reported in the order of the options', async () => {
    render(<Checks />)
    const group = screen.getByRole('group', { name: '哪些亲属' })
    expect(group).toHaveAccessibleDescription('必填 可以选多项')
    await user.click(within(group).getByRole('checkbox', { name: '母亲' }))
    expect(screen.getByText('0 2')).toBeVisible()
    await user.click(within(group).getByRole('checkbox', { name: '姐妹' }))
    expect(screen.getByText('0')).toBeVisible()
    expect(within(group).getByRole('checkbox', { name: '姐妹' })).not.toBeChecked()
  })

  it('its error is tied to the group and to every box', () => {
    render(<Checks error="请至少选择一项" />)
    expect(screen.getByRole('group')).toHaveAccessibleDescription('必填 可以选多项 请至少选择一项')
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeInvalid()
  })

  it('the keyboard ticks it, and it is left only when the focus leaves the group', async () => {
    render(<Checks />)
    await user.tab()
    await user.keyboard(' ')
    expect(screen.getByRole('checkbox', { name: '母亲' })).toBeChecked()
    await user.tab()
    await user.tab()
    expect(left).not.toHaveBeenCalled()
    await user.tab()
    expect(left).toHaveBeenCalledOnce()
  })
})
