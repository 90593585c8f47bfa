import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { chooseTextSize } from '@/lib/textSize'
import { heading, reloadApp, renderApp } from '../../support/app'

const PHONE = '13800000001'
const shown = () => document.documentElement.dataset.text
const sizes = (name = '字号') => within(screen.getByRole('group', { name }))
const chosen = () =>
  sizes()
    .getAllByRole('button', { pressed: true })
    .map((button) => button.getAttribute('aria-label'))

afterEach(() => chooseTextSize('normal'))

describe.each([
  ['zh', '字号', '个人中心', '登录', '现场登记', '乳腺健康管理'],
  ['en', 'Text size', 'Personal centre', 'Sign in', 'On-site check-in', 'Breast health'],
] as const)('the text size (%s)', (language, name, my, signIn, checkIn, home) => {
  test.each([
    ['/my', PHONE, my],
    ['/home', PHONE, home],
    ['/subscribe/nowFree?orgId=105', PHONE, checkIn],
    ['/login', undefined, signIn],
  ])('has four sizes, which take effect at once: %s', async (at, phone, title) => {
    const { user } = await renderApp(at, { language, ...(phone === undefined ? {} : { signedInAs: phone }) })
    await heading(title)
    const pressed = () => sizes(name).getAllByRole('button', { pressed: true })
    expect(
      sizes(name)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['100%', '130%', '160%', '176%'])
    expect(pressed()).toEqual([sizes(name).getByRole('button', { name: '100%' })])
    for (const [percent, size] of [
      ['130%', 'large'],
      ['160%', 'x-large'],
      ['176%', 'xx-large'],
      ['100%', 'normal'],
    ] as const) {
      await user.click(sizes(name).getByRole('button', { name: percent }))
      expect(shown()).toBe(size)
      expect(pressed()).toEqual([sizes(name).getByRole('button', { name: percent })])
    }
  })
})

test('the text size works by keyboard', async () => {
  const { user } = await renderApp('/my', { signedInAs: PHONE })
  await heading('个人中心')
  sizes().getByRole('button', { name: '130%' }).focus()
  await user.keyboard(' ')
  expect(shown()).toBe('large')
})

test('the text size survives a reload, a sign-out and the sign-in of another user on this phone', async () => {
  const { user } = await renderApp('/my', { signedInAs: PHONE })
  await heading('个人中心')
  await user.click(sizes().getByRole('button', { name: '176%' }))
  const { user: again } = await reloadApp()
  await heading('个人中心')
  expect(chosen()).toEqual(['176%'])
  await again.click(screen.getByRole('button', { name: '退出登录' }))
  await again.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '退出登录' }))
  await heading('登录')
  expect(shown()).toBe('xx-large')
  expect(chosen()).toEqual(['176%'])
  await renderApp('/my', { signedInAs: '13800000003' })
  await heading('个人中心')
  expect(chosen()).toEqual(['176%'])
})

test('from the second larger size on Home has no advertisements, and below it has them again', async () => {
  const { user } = await renderApp('/home', { signedInAs: PHONE })
  const ads = () => screen.queryByRole('list', { name: '广告' })
  await waitFor(() => expect(ads()).toBeVisible())
  await user.click(sizes().getByRole('button', { name: '130%' }))
  expect(ads()).toBeVisible()
  for (const percent of ['160%', '176%']) {
    await user.click(sizes().getByRole('button', { name: percent }))
    expect(ads()).toBeNull()
    expect(screen.queryByText('广告')).toBeNull()
  }
  await user.click(sizes().getByRole('button', { name: '100%' }))
  expect(ads()).toBeVisible()
})
