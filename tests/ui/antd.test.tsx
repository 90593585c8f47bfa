import { readFileSync } from 'node:fs'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Dialog, ErrorBlock } from 'antd-mobile'
import { afterEach, expect, it } from 'vitest'
import '@/ui/antd'

const theme = readFileSync('src/ui/antdTheme.css', 'utf8')

afterEach(() => {
  document.documentElement.lang = ''
})

it.each(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'main'])(
  'large text reaches --adm-font-size-%s',
  (step) => {
    expect(theme).toMatch(new RegExp(`--adm-font-size-${step}: [0-9.]+rem;`))
  },
)

it.each([
  ['en', 'Oops, something went wrong'],
  ['zh-CN', '页面遇到一些小问题'],
])('[LANG-01] the picker library uses the language of a page in %s', async (lang, words) => {
  document.documentElement.lang = lang
  await waitFor(() => {
    const { unmount } = render(<ErrorBlock status="default" />)
    try {
      expect(screen.getByText(words)).toBeVisible()
    } finally {
      unmount()
    }
  })
})

it('[LANG-01] texts of the picker library outside the screen follow the language too', async () => {
  document.documentElement.lang = 'en'
  await Promise.resolve()
  act(() => void Dialog.alert({ content: '1' }))
  expect(await screen.findByRole('button', { name: 'OK' })).toBeInTheDocument()
  act(() => Dialog.clear())
})
