import { act, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

/** Takes longer than one time slice of React, as on a busy machine, so that effects run in the next one. */
const takeTime = () => {
  const end = performance.now() + 30
  while (performance.now() < end) continue
}

test('an element that a test waited for has run its effects, however slow its rendering was', async () => {
  const listener = vi.fn()
  const Slow = () => {
    takeTime()
    useEffect(() => listener(), [])
    return <h1>Here</h1>
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Slow />)
  // Another task waits in the queue behind the rendering.
  queueMicrotask(() => setImmediate(takeTime))
  await screen.findByRole('heading')
  expect(listener).toHaveBeenCalledTimes(1)
  act(() => root.unmount())
})
