import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChoiceField } from '@/ui/ChoiceField'
import { ChoiceSheet } from '@/ui/ChoiceSheet'
import { rememberTaps } from '@/ui/useModal'

const people = [
  { value: 'a', label: '王芳', description: '本人' },
  { value: 'b', label: '李雷', disabled: true },
  { value: 'c', label: '王小明', note: '¥128.00' },
]
const user = userEvent.setup({ pointerEventsCheck: 0 })
const chosen = vi.fn()

const Form = ({ start }: { start?: string }) => {
  const [value, setValue] = useState(start)
  return (
    <ChoiceField
      label="受检人"
      placeholder="请选择"
      closeText="关闭"
      options={people}
      value={value}
      error={value === undefined ? '请选择受检人' : undefined}
      onChoose={(next) => {
        chosen(next)
        setValue(next)
      }}
    />
  )
}

const field = () => screen.getByRole('button', { name: /^受检人/ })
const sheetGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

beforeAll(rememberTaps)
beforeEach(() => {
  chosen.mockClear()
})

describe('ChoiceField', () => {
  it('[ORDER-04] shows the placeholder, then the chosen person, and ties the error to the row', async () => {
    render(<Form />)
    expect(field()).toHaveAccessibleName('受检人 请选择')
    expect(field()).toHaveAccessibleDescription('请选择受检人')
    await user.click(field())
    await user.click(screen.getByRole('radio', { name: '王小明' }))
    await sheetGone()
    expect(chosen).toHaveBeenCalledExactlyOnceWith('c')
    expect(field()).toHaveAccessibleName(/^受检人 王小明 ?¥128\.00$/)
    expect(field()).not.toHaveAccessibleDescription()
    expect(screen.getByText('¥128.00')).toBeVisible()
  })

  it('[A522] says in words that an answer is required, which a button cannot say by itself', () => {
    render(
      <ChoiceField
        label="受检人"
        starred
        starText="必填"
        placeholder="请选择"
        closeText="关闭"
        options={people}
        value={undefined}
        onChoose={chosen}
      />,
    )
    expect(field()).toHaveAccessibleName('受检人 请选择')
    expect(field()).toHaveAccessibleDescription('必填')
  })

  it('returns the focus to the row where a tap moves no focus, as in Safari', async () => {
    render(
      <>
        <input aria-label="typed" />
        <Form />
      </>,
    )
    screen.getByRole('textbox').focus()
    fireEvent.click(field())
    await user.keyboard('{Escape}')
    await sheetGone()
    expect(field()).toHaveFocus()
  })

  it('returns the focus to the row when the sheet closes', async () => {
    render(<Form />)
    await user.click(field())
    await user.click(screen.getByRole('button', { name: '关闭' }))
    await sheetGone()
    expect(field()).toHaveFocus()
    expect(chosen).not.toHaveBeenCalled()
  })
})

describe('ChoiceSheet', () => {
  it('is a named dialog with the chosen radio in focus', async () => {
    render(<Form start="c" />)
    await user.click(field())
    const dialog = screen.getByRole('dialog', { name: '受检人' })
    expect(dialog).toHaveAttribute('aria-modal', 'true')
    expect(within(dialog).getByRole('radio', { name: '王小明' })).toHaveFocus()
    expect(within(dialog).getByRole('radio', { name: '王小明' })).toBeChecked()
    expect(within(dialog).getByRole('radio', { name: '王芳' })).toHaveAccessibleDescription('本人')
    expect(within(dialog).getByRole('radio', { name: '李雷' })).toBeDisabled()
  })

  it('moves by the arrow keys without closing and chooses by Enter', async () => {
    render(<Form start="a" />)
    await user.click(field())
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: '王小明' })).toBeChecked()
    expect(chosen).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    await sheetGone()
    expect(chosen).toHaveBeenCalledExactlyOnceWith('c')
    expect(field()).toHaveFocus()
  })

  it('chooses by Space', async () => {
    render(<Form />)
    await user.click(field())
    await user.keyboard(' ')
    await sheetGone()
    expect(chosen).toHaveBeenCalledExactlyOnceWith('a')
  })

  it('closes on a tap on the chosen option too', async () => {
    render(<Form start="c" />)
    await user.click(field())
    await user.click(screen.getByRole('radio', { name: '王小明' }))
    await sheetGone()
    expect(chosen).toHaveBeenCalledExactlyOnceWith('c')
  })

  it('keeps Tab inside, with the radios as one stop', async () => {
    render(<Form start="a" />)
    await user.click(field())
    await user.tab()
    expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('radio', { name: '王芳' })).toHaveFocus()
    await user.tab({ shift: true })
    expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus()
    await user.tab({ shift: true })
    expect(screen.getByRole('radio', { name: '王芳' })).toHaveFocus()
  })

  it('closes by Esc and returns the focus', async () => {
    render(<Form />)
    await user.click(field())
    await user.keyboard('{Escape}')
    await sheetGone()
    expect(field()).toHaveFocus()
    expect(document.documentElement.style.overflow).toBe('')
  })

  it('opens with the chosen row of a long list in its middle', async () => {
    for (const [name, sizes] of [
      ['offsetTop', { LABEL: 2050, DIV: 50 }],
      ['offsetHeight', { LABEL: 56, DIV: 0 }],
      ['clientHeight', { LABEL: 0, DIV: 456 }],
    ] as const)
      vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
        return this.tagName === 'LABEL' || this.tagName === 'DIV' ? sizes[this.tagName] : 0
      })
    render(<Form start="c" />)
    await user.click(field())
    expect(screen.getByRole('radio', { name: '王小明' }).closest('div')?.scrollTop).toBe(1800)
  })

  it('holds the page behind it under a finger, unless the page is enlarged', async () => {
    render(<Form />)
    await user.click(field())
    const drags = () => {
      fireEvent.touchStart(document.body, { touches: [{ clientY: 100 }] })
      return fireEvent.touchMove(document.body, { touches: [{ clientY: 60 }] })
    }
    expect(drags()).toBe(false)
    vi.stubGlobal('visualViewport', { scale: 2 })
    expect(drags()).toBe(true)
    vi.unstubAllGlobals()
  })

  it('leaves the history unchanged when nothing protects its entries from the router', async () => {
    render(<Form />)
    const before = history.length
    await user.click(field())
    expect(history.length).toBe(before)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('keeps the page behind it from scrolling while it is open', async () => {
    render(<Form />)
    await user.click(field())
    expect(document.documentElement.style.overflow).toBe('hidden')
  })

  it('[RC2] shows a label with markup as text', async () => {
    render(
      <ChoiceSheet
        title="<b>标题</b>"
        options={[{ value: 'x', label: '<img src=x onerror=alert(1)>' }]}
        value={undefined}
        closeText="关闭"
        onChoose={chosen}
        onClose={chosen}
      />,
    )
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    expect(screen.getByRole('dialog', { name: '<b>标题</b>' })).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
  })
})
