import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CopyText } from '@/ui/CopyText'

it('the copy button says of each copy that it was made, so that a screen reader reads out a repeated one', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  let written: () => void = () => undefined
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => new Promise((resolve) => (written = resolve)))
  render(<CopyText label="复制" text="文字" copied="已复制" notCopied="请手动复制" />)
  const copy = () => user.click(screen.getByRole('button', { name: '复制' }))
  await copy()
  written()
  expect(await screen.findByText('已复制')).toBeVisible()
  await copy()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  written()
  expect(await screen.findByText('已复制')).toBeVisible()
})

it('[RG5] the copy button shows the text for manual copying where the clipboard never answers', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => new Promise(() => undefined))
  render(<CopyText label="复制" text="文字" copied="已复制" notCopied="请手动复制" />)
  await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByRole('button', { name: '复制' }))
  expect(await screen.findByText('请手动复制', {}, { timeout: 5000 })).toBeVisible()
  expect(screen.getByText('文字')).toBeVisible()
})
