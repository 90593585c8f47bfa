import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useNavigationGuard } from '@/routes/shared/useNavigationGuard'

const QUESTION = { title: '离开吗', confirmText: '退出', cancelText: '继续' }

/** When another tab completes the payment, the guard is unmounted. */
const Payable = () => {
  const [isPaid, setPaid] = useState(false)
  useEffect(() => {
    const end = () => setPaid(true)
    window.addEventListener('storage', end)
    return () => window.removeEventListener('storage', end)
  }, [])
  return isPaid ? <p>已付款</p> : <Guarded />
}

const Guarded = () => {
  useNavigationGuard(
    ({ nextLocation }) => nextLocation.pathname !== '/',
    () => QUESTION,
  )
  return <p>这里</p>
}

const open = (element = <Guarded />) => {
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: <p>别处</p> },
  ])
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

test('a second way out while the question is open asks no second time, and the answer is about the second', async () => {
  const { router, user } = open()
  await act(() => router.navigate('/one'))
  await act(() => router.navigate('/two'))
  expect(await screen.findAllByRole('alertdialog')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '退出' }))
  expect(await screen.findByText('别处')).toBeVisible()
  expect(router.state.location.pathname).toBe('/two')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('who stays after two ways out can leave later', async () => {
  const { router, user } = open()
  await act(() => router.navigate('/one'))
  await act(() => router.navigate('/two'))
  await user.click(await screen.findByRole('button', { name: '继续' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await act(() => router.navigate('/three'))
  await user.click(await screen.findByRole('button', { name: '退出' }))
  expect(router.state.location.pathname).toBe('/three')
})

test('a question closes with what it guarded, and the user can leave', async () => {
  const { router } = open(<Payable />)
  await act(() => router.navigate('/one'))
  const leave = await screen.findByRole('button', { name: '退出' })
  fireEvent(window, new StorageEvent('storage'))
  expect(await screen.findByText('已付款')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await act(async () => leave.click())
  await act(() => router.navigate('/two'))
  expect(router.state.location.pathname).toBe('/two')
})
