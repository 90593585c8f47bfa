import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { Language } from '@/lib/language'
import { loadWords, startLanguage } from '@/i18n/setup'
import { ConsentBox, ConsentGate } from '@/routes/shared/Consent'
import { withdrawConsent } from '@/stores/auth/consentDrafts'
import { resetStores } from '@/stores/createStore'

let router: ReturnType<typeof createBrowserRouter> | undefined

afterEach(() => {
  cleanup()
  router?.dispose()
  resetStores()
  window.localStorage.clear()
  Cookies.remove('language', { path: '/' })
})

const BoxAlone = () => {
  const [checked, setChecked] = useState(false)
  return <ConsentBox checked={checked} onChange={setChecked} error={checked ? undefined : 'wrong'} />
}

/** Opens questions behind the consent gate; `/box` is the consent box alone. */
const open = async (path: string, language: Language = 'zh', userId = '7') => {
  Cookies.set('language', language, { path: '/' })
  startLanguage()
  await loadWords(['shell', 'consent'])
  window.history.pushState(null, '', '/start')
  router = createBrowserRouter([
    { path: '/start', element: <h1>start</h1> },
    { path: '/home', element: <h1>home</h1> },
    { path: '/doc/privacy', element: <h1>privacy</h1> },
    { path: '/box', element: <BoxAlone /> },
    { path: '/form', element: <ConsentGate userId={userId}>questions</ConsentGate> },
  ])
  render(<RouterProvider router={router} />)
  await act(async () => router?.navigate(path, { replace: path === '/form?direct' }))
  return userEvent.setup({ pointerEventsCheck: 0 })
}

test.each([
  ['zh', '同意并继续', '请先勾选同意'],
  ['en', 'Agree and continue', 'Please tick the box first'],
] as const)(
  '[A385] (%s) the consent box is unticked and says what it is about; without it the form does not open',
  async (language, goOn, text) => {
    const user = await open('/form', language)
    const box = screen.getByRole('checkbox')
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    expect(box).not.toBeChecked()
    expect(screen.getAllByRole('term')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: goOn }))
    expect(box).toHaveFocus()
    expect(box).toBeInvalid()
    expect(box).toHaveAccessibleDescription(text)
    expect(screen.queryByText('questions')).toBeNull()
  },
)

test('[A385] consent is asked once per person on this phone', async () => {
  const user = await open('/form')
  await user.click(screen.getByRole('checkbox', { name: '我同意按以上说明处理我填写的健康信息' }))
  await user.click(screen.getByRole('button', { name: '同意并继续' }))
  expect(screen.getByText('questions')).toBeVisible()
  cleanup()
  await open('/form')
  expect(screen.getByText('questions')).toBeVisible()
  cleanup()
  await open('/form', 'zh', '8')
  expect(screen.queryByText('questions')).toBeNull()
})

test('[A385] after a withdrawal it is asked again', async () => {
  const user = await open('/form')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '同意并继续' }))
  act(() => withdrawConsent('7'))
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test('[A385] a refusal leads back', async () => {
  const user = await open('/form')
  await user.click(screen.getByRole('button', { name: '不同意，返回' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('start'))
  expect(window.localStorage).toHaveLength(0)
})

test('[A385] a refusal on a page opened by a link leads Home', async () => {
  const user = await open('/form?direct')
  await user.click(screen.getByRole('button', { name: '不同意，返回' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('home'))
})

test('[A385] the box alone is ticked by hand, and has its error and a link to the privacy policy', async () => {
  const user = await open('/box')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('wrong')
  await user.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('checkbox')).toBeChecked()
  await user.click(screen.getByRole('link', { name: '查看隐私政策' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('privacy'))
})
