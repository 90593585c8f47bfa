import { act } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { mountApp } from '@/app/mount'
import { connectRouter, replaceLocation } from '@/app/navigation'
import { SCREENS } from '@/app/screens'
import * as frames from '@/lib/afterNextPaint'
import * as tasks from '@/lib/yieldToMain'

const roots = vi.hoisted((): Root[] => [])
vi.mock('react-dom/client', async (load) => {
  const client = await load<typeof import('react-dom/client')>()
  const createRoot: typeof client.createRoot = (...args) => {
    const root = client.createRoot(...args)
    roots.push(root)
    return root
  }
  return { ...client, createRoot }
})

afterEach(() => {
  vi.unstubAllGlobals()
  // A mounted app would go on setting the title in the tests of other files.
  act(() => roots.splice(0).forEach((root) => root.unmount()))
  connectRouter(undefined)
  document.body.replaceChildren()
})

/** Counts the tasks that start while it runs. */
const countTasks = () => {
  const tasks = { count: 0, isOver: false }
  const next = () => {
    tasks.count += 1
    if (!tasks.isOver) setImmediate(next)
  }
  next()
  return tasks
}

const builtAt = (path: string) => {
  const entry = SCREENS.find((screen) => screen.path === path)
  if (entry === undefined) throw new Error(`The screen table has no ${path}`)
  return entry
}

const bootAt = async (path: string): Promise<HTMLElement> => {
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  window.history.pushState(null, '', path)
  await mountApp()
  return root
}

test('a first screen that is slow to render is rendered in slices, so the phone still answers a tap', async () => {
  const tasks = countTasks()
  const drawnIn = new Set<number>()
  const Row = () => {
    drawnIn.add(tasks.count)
    return <p>row</p>
  }
  const entry = builtAt('/guide')
  vi.spyOn(entry, 'component').mockResolvedValue(() => (
    <>
      {Array.from({ length: 20 }, (_, index) => (
        <Row key={index} />
      ))}
    </>
  ))
  // Each reading of the clock is a millisecond later, so React sees slow rendering.
  let time = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 1))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = await bootAt('/guide')
  await vi.waitFor(() => expect(root.querySelectorAll('p').length).toBeGreaterThanOrEqual(20))
  tasks.isOver = true
  expect(drawnIn.size).toBeGreaterThan(5)
})

test('the router and the app start in separate tasks, and the first screen comes after both', async () => {
  const component = vi.spyOn(builtAt('/guide'), 'component').mockResolvedValue(() => <h1>Here</h1>)
  const due: (() => void)[] = []
  vi.spyOn(tasks, 'yieldToMain').mockImplementation(() => new Promise((resolve) => due.push(resolve)))
  const hasRouter = () => window.history.state !== null
  const booted = bootAt('/guide')
  await vi.waitFor(() => expect(due).toHaveLength(1))
  expect(hasRouter()).toBe(false)
  due[0]?.()
  await vi.waitFor(() => expect(due).toHaveLength(2))
  expect(hasRouter()).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(component).not.toHaveBeenCalled()
  due[1]?.()
  const root = await booted
  await vi.waitFor(() => expect(root.querySelector('h1')?.textContent).toBe('Here'))
})

test('a reload closes a sheet together with its history entry, so that the next Back leaves the page', async () => {
  vi.spyOn(builtAt('/guide'), 'component').mockResolvedValue(() => <h1>Here</h1>)
  vi.spyOn(builtAt('/guide/preFilledChq'), 'component').mockResolvedValue(() => <h1>Before</h1>)
  window.history.pushState({ idx: 0, key: 'before' }, '', '/guide/preFilledChq')
  window.history.pushState({ idx: 1, key: 'page' }, '', '/guide')
  window.history.pushState({ idx: 2, key: 'page', sheet: 1 }, '')
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  await mountApp()
  expect(window.history.state).toMatchObject({ idx: 1, key: 'page' })
  expect(window.history.state).not.toHaveProperty('sheet')
  await vi.waitFor(() => expect(root.querySelector('h1')?.textContent).toBe('Here'))
  window.history.back()
  await vi.waitFor(() => expect(root.querySelector('h1')?.textContent).toBe('Before'))
})

test('a press on a link fetches the code of its screen after the pressed state is painted', async () => {
  vi.spyOn(builtAt('/guide'), 'component').mockResolvedValue(() => <h1>Here</h1>)
  const next = vi.spyOn(builtAt('/my'), 'component').mockResolvedValue(() => <h1>There</h1>)
  const root = await bootAt('/guide')
  await vi.waitFor(() => expect(root.querySelector('h1')).not.toBeNull())
  let draw: () => void = () => undefined
  vi.spyOn(frames, 'afterNextPaint').mockReturnValue(new Promise((resolve) => (draw = resolve)))
  const link = Object.assign(document.createElement('a'), { href: '/my' })
  document.body.append(link)
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await new Promise(setImmediate)
  expect(next).not.toHaveBeenCalled()
  draw()
  await vi.waitFor(() => expect(next).toHaveBeenCalled())
})

test('a press that has ended before then fetches nothing; the tap fetches it', async () => {
  vi.spyOn(builtAt('/guide'), 'component').mockResolvedValue(() => <h1>Here</h1>)
  const next = vi.spyOn(builtAt('/guide/preFilledChq'), 'component').mockResolvedValue(() => <h1>There</h1>)
  const root = await bootAt('/guide')
  await vi.waitFor(() => expect(root.querySelector('h1')).not.toBeNull())
  const link = Object.assign(document.createElement('a'), { href: '/guide/preFilledChq' })
  document.body.append(link)
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await replaceLocation('/guide/preFilledChq')
  await vi.waitFor(() => expect(root.querySelector('h1')?.textContent).toBe('There'))
  expect(next).toHaveBeenCalledTimes(1)
})
