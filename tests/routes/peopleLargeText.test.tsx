import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chooseLargeText } from '../../src/lib/textSize'
import { heading, reloadApp, renderApp } from './support'

const PHONE = '13800000001'
const size = () => document.documentElement.dataset.text

afterEach(() => chooseLargeText(false))

test.each([
  ['zh', '个人中心', '大字显示'],
  ['en', 'Personal centre', 'Large text'],
] as const)('the switch for large text works at once, there and back, also by its words (%s)', async (language, title, name) => {
  const { user } = await renderApp('/my', { signedInAs: PHONE, language })
  await heading(title)
  expect(screen.getByRole('switch', { name })).not.toBeChecked()
  await user.click(screen.getByRole('switch', { name }))
  expect(screen.getByRole('switch', { name })).toBeChecked()
  expect(size()).toBe('large')
  await user.click(screen.getByText(name))
  expect(screen.getByRole('switch', { name })).not.toBeChecked()
  expect(size()).toBeUndefined()
})

test('it turns by the keyboard', async () => {
  const { user } = await renderApp('/my', { signedInAs: PHONE })
  await heading('个人中心')
  screen.getByRole('switch', { name: '大字显示' }).focus()
  await user.keyboard(' ')
  expect(size()).toBe('large')
})

test('a reload and the next person on this phone find it as it was left', async () => {
  const { user } = await renderApp('/my', { signedInAs: PHONE })
  await heading('个人中心')
  await user.click(screen.getByRole('switch', { name: '大字显示' }))
  const { user: again } = await reloadApp()
  await heading('个人中心')
  expect(screen.getByRole('switch', { name: '大字显示' })).toBeChecked()
  await again.click(screen.getByRole('button', { name: '退出登录' }))
  await again.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '退出登录' }))
  await heading('登录')
  expect(size()).toBe('large')
  await renderApp('/my', { signedInAs: '13800000003' })
  await heading('个人中心')
  expect(screen.getByRole('switch', { name: '大字显示' })).toBeChecked()
})
