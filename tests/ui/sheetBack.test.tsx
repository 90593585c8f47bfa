import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { createBrowserRouter, Outlet, RouterProvider, useBlocker, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChoiceSheet } from '@/ui/ChoiceSheet'
import { closeDialogs, confirmDialog } from '@/ui/dialog'
import { listenForBack } from '@/ui/sheetHistory'

const user = userEvent.setup({ pointerEventsCheck: 0 })
const loads = vi.fn()
let router: ReturnType<typeof createBrowserRouter>

const Page = ({ name }: { name: string }) => {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1>{name}</h1>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <button type="button" onClick={() => void navigate('/second')}>
        go
      </button>
      {open && (
        <ChoiceSheet
          title="Sheet"
          closeText="Close"
          options={[
            { value: '/second', label: 'Leads on' },
            { value: 'stay', label: 'Stays' },
          ]}
          value={undefined}
          onChoose={(value) => {
            if (value !== 'stay') void navigate(value)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </main>
  )
}

const Asking = () => {
  const blocker = useBlocker(true)
  return (
    <>
      {blocker.state === 'blocked' && <p>Really leave?</p>}
      <Page key="Asking" name="Asking" />
    </>
  )
}

const start = async (strict = false) => {
  history.pushState(null, '', '/first')
  const load = () => {
    loads(location.pathname)
    return null
  }
  listenForBack()
  router = createBrowserRouter([
    {
      element: <Outlet />,
      HydrateFallback: () => null,
      children: [
        { path: '/first', loader: load, element: <Page key="First" name="First" /> },
        { path: '/second', loader: load, element: <Page key="Second" name="Second" /> },
        { path: '/asking', loader: load, element: <Asking /> },
      ],
    },
  ])
  const app = <RouterProvider router={router} />
  render(strict ? <StrictMode>{app}</StrictMode> : app)
  await screen.findByRole('heading', { name: 'First' })
}

const open = () => user.click(screen.getByRole('button', { name: 'open' }))
const goToSecond = async () => {
  await user.click(screen.getByRole('button', { name: 'go' }))
  await screen.findByRole('heading', { name: 'Second' })
}
const back = () => history.back()
const forward = () => history.forward()
const sheetGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const answered = vi.fn()
const ask = async (onBlockedNavigation = false) => {
  answered.mockClear()
  act(
    () =>
      void confirmDialog({
        title: 'Sure?',
        confirmText: 'Yes',
        cancelText: 'No',
        tone: 'go',
        onBlockedNavigation,
      }).then(answered),
  )
  await screen.findByRole('alertdialog')
}
const dialogGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
const quiet = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeEach(() => {
  loads.mockClear()
})

afterEach(() => {
  router.dispose()
})

it('Back closes the sheet, and the page neither changes nor loads again', async () => {
  await start()
  await goToSecond()
  loads.mockClear()
  await open()
  back()
  await sheetGone()
  await quiet()
  expect(router.state.location.pathname).toBe('/second')
  expect(screen.getByRole('heading', { name: 'Second' })).toBeVisible()
  expect(loads).not.toHaveBeenCalled()
})

it('the next Back leaves the page, however the sheet was closed', async () => {
  await start()
  await goToSecond()
  for (const close of [
    async () => back(),
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Close' })),
    () => user.click(screen.getByRole('radio', { name: 'Stays' })),
  ]) {
    await open()
    await close()
    await sheetGone()
  }
  await quiet()
  back()
  await screen.findByRole('heading', { name: 'First' })
  expect(location.pathname).toBe('/first')
})

it('two quick taps go back one step only', async () => {
  await start()
  await goToSecond()
  await open()
  const stays = screen.getByRole('radio', { name: 'Stays' })
  const steps = vi.spyOn(history, 'back')
  stays.click()
  stays.click()
  await sheetGone()
  expect(steps).toHaveBeenCalledOnce()
  await quiet()
  expect(location.pathname).toBe('/second')
})

it('a choice that navigates leaves no dead history entry', async () => {
  await start()
  await open()
  await user.click(screen.getByRole('radio', { name: 'Leads on' }))
  await screen.findByRole('heading', { name: 'Second' })
  await quiet()
  expect(location.pathname).toBe('/second')
  back()
  await screen.findByRole('heading', { name: 'First' })
  expect(location.pathname).toBe('/first')
})

it('Forward after closing reaches no empty entry', async () => {
  await start()
  await open()
  back()
  await sheetGone()
  loads.mockClear()
  const steps = vi.spyOn(history, 'back')
  forward()
  await waitFor(() => expect(steps).toHaveBeenCalledOnce())
  await waitFor(() => expect(history.state).not.toHaveProperty('sheet'))
  await quiet()
  expect(location.pathname).toBe('/first')
  expect(history.state).not.toHaveProperty('sheet')
  expect(loads).not.toHaveBeenCalled()
  await goToSecond()
  back()
  await screen.findByRole('heading', { name: 'First' })
})

it('a page that changes under the open sheet closes it, and Back skips its entry', async () => {
  await start()
  await goToSecond()
  await open()
  await router.navigate('/first')
  await screen.findByRole('heading', { name: 'First' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await quiet()
  expect(location.pathname).toBe('/first')
  back()
  await screen.findByRole('heading', { name: 'Second' })
  await quiet()
  back()
  await screen.findByRole('heading', { name: 'First' })
})

it('a page with a leave confirmation does not ask when a sheet closes', async () => {
  await start()
  await router.navigate('/asking')
  await screen.findByRole('heading', { name: 'Asking' })
  await open()
  back()
  await sheetGone()
  await open()
  await user.keyboard('{Escape}')
  await sheetGone()
  await quiet()
  expect(screen.queryByText('Really leave?')).not.toBeInTheDocument()
  back()
  expect(await screen.findByText('Really leave?')).toBeVisible()
  await waitFor(() => expect(location.pathname).toBe('/asking'))
})

it('the sheet works the same when React mounts twice in development', async () => {
  await start(true)
  await goToSecond()
  const before = { length: history.length, state: history.state as { idx: number; key: string } }
  await open()
  await quiet()
  expect(history.length).toBe(before.length + 1)
  // The router counts entries by idx and identifies its page by key.
  expect(history.state).toMatchObject({ idx: before.state.idx + 1, key: before.state.key })
  await user.keyboard('{Escape}')
  await sheetGone()
  await quiet()
  expect(location.pathname).toBe('/second')
})

it('Back answers no to a dialog over a sheet first, and closes the sheet next', async () => {
  await start()
  await goToSecond()
  await open()
  await ask()
  back()
  await dialogGone()
  await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(false))
  expect(screen.getByRole('dialog', { name: 'Sheet' })).toBeVisible()
  back()
  await sheetGone()
  await quiet()
  expect(location.pathname).toBe('/second')
})

it('the next Back leaves the page, however a dialog was answered', async () => {
  await start()
  await goToSecond()
  for (const [answer, given] of [
    [async () => back(), false],
    [() => user.keyboard('{Escape}'), false],
    [() => user.click(screen.getByRole('button', { name: 'No' })), false],
    [() => user.click(screen.getByRole('button', { name: 'Yes' })), true],
  ] as const) {
    await ask()
    await answer()
    await dialogGone()
    await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(given))
  }
  await quiet()
  back()
  await screen.findByRole('heading', { name: 'First' })
})

it('a dialog that closes with its page leaves an entry that Back skips', async () => {
  await start()
  await goToSecond()
  await ask()
  await router.navigate('/first')
  act(closeDialogs)
  await screen.findByRole('heading', { name: 'First' })
  await quiet()
  expect(answered).toHaveBeenCalledExactlyOnceWith(false)
  back()
  await screen.findByRole('heading', { name: 'Second' })
})

it('a sheet that closes under a question about Back leaves the focus in the question', async () => {
  await start()
  await open()
  await ask(true)
  back()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
})

it('a dialog that is on the page has its history entry, so that no Back comes between', async () => {
  await start()
  await goToSecond()
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  // Within act React runs every effect at once, as no browser does.
  environment.IS_REACT_ACT_ENVIRONMENT = false
  try {
    const entryAtFirstSight = new Promise((resolve) => {
      const sight = new MutationObserver(() => {
        if (screen.queryByRole('alertdialog') === null) return
        sight.disconnect()
        resolve((history.state as { sheet?: number }).sheet)
      })
      sight.observe(document.body, { childList: true, subtree: true })
    })
    void confirmDialog({ title: 'Sure?', confirmText: 'Yes', cancelText: 'No', tone: 'go' })
    expect(await entryAtFirstSight).toBe(1)
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true
  }
  back()
  await dialogGone()
  expect(screen.getByRole('heading', { name: 'Second' })).toBeVisible()
})
