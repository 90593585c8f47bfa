import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChoiceSheet } from '@/ui/ChoiceSheet'
import { closeDialogs, confirmDialog } from '@/ui/dialog'

const user = userEvent.setup({ pointerEventsCheck: 0 })
const matches = vi.fn()
let ending: (() => void)[] = []
const over = () => ending.forEach((end) => end())

/** jsdom animates nothing, so the test ends the animation. */
const animates = (moves: boolean) =>
  Object.assign(Element.prototype, {
    getAnimations: () => (moves ? [{ finished: new Promise<void>((resolve) => ending.push(resolve)) }] : []),
  })

const Form = () => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        选择
      </button>
      {open && (
        <ChoiceSheet
          title="亲友"
          closeText="关闭"
          options={[
            { value: '1', label: '王芳' },
            { value: '2', label: '李敏' },
          ]}
          value="1"
          onChoose={matches}
          onClose={close}
        />
      )}
    </>
  )
}

const leaving = () => document.querySelector<HTMLElement>('[data-leaving]')
const openAndClose = async () => {
  render(<Form />)
  await user.click(screen.getByRole('button', { name: '选择' }))
  await user.keyboard('{Escape}')
}

beforeEach(() => {
  matches.mockClear()
  ending = []
})
afterEach(() => {
  leaving()?.remove()
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
})

it('the page shows a closed sheet a moment longer, although it is closed for assistive technology', async () => {
  animates(true)
  await openAndClose()
  expect(leaving()).toHaveTextContent('王芳')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: '选择' })).toHaveFocus()
  expect(document.documentElement).not.toHaveAttribute('data-held')
  await act(async () => over())
  expect(leaving()).toBeNull()
})

it('a closing sheet is inert and hidden, and has no ids, names or roles', async () => {
  animates(true)
  await openAndClose()
  expect(leaving()).toHaveAttribute('inert')
  expect(leaving()).toHaveAttribute('aria-hidden', 'true')
  expect(leaving()?.querySelector('[id], [name], [role], [aria-modal]')).toBeNull()
})

it('the next sheet keeps its own answer while the last one is closing', async () => {
  animates(true)
  await openAndClose()
  await user.click(screen.getByRole('button', { name: '选择' }))
  expect(screen.getByRole('radio', { name: '王芳' })).toBeChecked()
})

it('a closed sheet leaves nothing behind when nothing is animated', async () => {
  animates(false)
  await openAndClose()
  expect(leaving()).toBeNull()
})

it('a dialog that its page closes fades out in the same way', async () => {
  animates(true)
  act(
    () =>
      void confirmDialog({ title: '要退出吗？', confirmText: '退出', cancelText: '不退出', tone: 'leave' }).then(
        matches,
      ),
  )
  await screen.findByRole('alertdialog')
  await act(async () => closeDialogs())
  expect(matches).toHaveBeenCalledExactlyOnceWith(false)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(leaving()).toHaveTextContent('要退出吗？')
})
