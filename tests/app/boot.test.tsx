import { afterEach, expect, test, vi } from 'vitest'
import { boot } from '../../src/app/boot'
import { connectPlace } from '../../src/app/place'
import { SCREENS } from '../../src/app/screens'

afterEach(() => {
  vi.unstubAllGlobals()
  connectPlace(undefined)
  document.body.replaceChildren()
})

/** Counts the tasks that begin while it is looked at. */
const countTasks = () => {
  const tasks = { count: 0, isOver: false }
  const next = () => {
    tasks.count += 1
    if (!tasks.isOver) setImmediate(next)
  }
  next()
  return tasks
}

test('a first screen that takes long to draw is drawn in slices, between which the phone answers a finger', async () => {
  const tasks = countTasks()
  const drawnIn = new Set<number>()
  const Row = () => {
    drawnIn.add(tasks.count)
    return <p>row</p>
  }
  const entry = SCREENS.find(({ path }) => path === '/guide')
  if (entry === undefined || entry.soon) throw new Error('/guide is not built')
  vi.spyOn(entry, 'component').mockResolvedValue(() => (
    <>
      {Array.from({ length: 20 }, (_, index) => (
        <Row key={index} />
      ))}
    </>
  ))
  // Every look at the clock finds it a millisecond on: to React each part seems to take some.
  let time = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 1))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  window.history.pushState(null, '', '/guide')
  await boot()
  await vi.waitFor(() => expect(root.querySelectorAll('p').length).toBeGreaterThanOrEqual(20))
  tasks.isOver = true
  expect(drawnIn.size).toBeGreaterThan(5)
})
