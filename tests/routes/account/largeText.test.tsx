import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chooseTextSize } from '@/lib/textSize'
import { heading, reloadApp, renderApp } from '../support'

const PHONE = '13800000001'
const shown = () => document.documentElement.dataset.text

afterEach(() => chooseTextSize('normal'))

test.each([
  ['zh', '个人中心', '大字显示', '字号', '大', '特大'],
  ['en', 'Personal centre', 'Large text', 'Text size', 'Larger', 'Largest'],
] as const)(
  'the switch for large text takes effect at once, on and off, and requests the current size (%s)',
  async (language, title, name, legend, large, largest) => {
    const { user } = await renderApp('/my', { signedInAs: PHONE, language })
    await heading(title)
    expect(screen.getByRole('switch', { name })).not.toBeChecked()
    expect(screen.queryByRole('group', { name: legend })).toBeNull()
    await user.click(screen.getByRole('switch', { name }))
    expect(screen.getByRole('switch', { name })).toBeChecked()
    expect(shown()).toBe('large')
    const sizes = within(screen.getByRole('group', { name: legend }))
    expect(sizes.getByRole('button', { name: large, pressed: true })).toBeVisible()
    await user.click(sizes.getByRole('button', { name: largest }))
    expect(sizes.getByRole('button', { name: largest, pressed: true })).toBeVisible()
    expect(sizes.getByRole('button', { name: large, pressed: false })).toBeVisible()
    expect(shown()).toBe('largest')
    await user.click(screen.getByText(name))
    expect(screen.getByRole('switch', { name })).not.toBeChecked()
    expect(screen.queryByRole('group', { name: legend })).toBeNull()
    expect(shown()).toBe('normal')
  },
)

test('the switch works by keyboard', async () => {
  const { user } = await renderApp('/my', { signedInAs: PHONE })
  await heading('个人中心')
  screen.getByRole('switch', { name: '大字显示' }).focus()
  await user.keyboard(' ')
  expect(shown()).toBe('large')
})

test('the setting survives a reload and a change of user on this phone', async () => {
  const { user } = await renderApp('/my', { signedInAs: PHONE })
  await heading('个人中心')
  await user.click(screen.getByRole('switch', { name: '大字显示' }))
  await user.click(screen.getByRole('button', { name: '特大' }))
  const { user: again } = await reloadApp()
  await heading('个人中心')
  expect(screen.getByRole('switch', { name: '大字显示' })).toBeChecked()
  expect(screen.getByRole('button', { name: '特大', pressed: true })).toBeVisible()
  await again.click(screen.getByRole('button', { name: '退出登录' }))
  await again.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '退出登录' }))
  await heading('登录')
  expect(shown()).toBe('largest')
  await renderApp('/my', { signedInAs: '13800000003' })
  await heading('个人中心')
  expect(screen.getByRole('button', { name: '特大', pressed: true })).toBeVisible()
})
