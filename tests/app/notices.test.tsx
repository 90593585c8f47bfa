import { act, renderHook } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../../src/api/errors'
import { hideNotice, hideNoticesLeftBehind, showNotice, useNotice } from '../../src/app/notices'
import { tellInPlace } from '../../src/lib/toldInPlace'
import { ledByItself } from '../../src/routes/shared/led'

const refused = (sentence: string) => new ApiError('refused', 50000, sentence)
const OFFLINE = new ApiError('offline')

const notice = () => renderHook(useNotice).result.current
/** A page that leads to one whose loader takes its time, as on a slow phone. */
const slowRouter = () => {
  let arrive: () => void = () => undefined
  const router = createMemoryRouter([
    { path: '/', element: null },
    {
      path: '/slow',
      element: null,
      loader: () =>
        new Promise<null>((resolve) => {
          arrive = () => resolve(null)
        }),
    },
  ])
  hideNoticesLeftBehind(router)
  return { router, arrive: () => arrive() }
}

afterEach(hideNotice)

test('[SVC-09] why the app led on stays to be read, however long the way took', async () => {
  const { router, arrive } = slowRouter()
  showNotice(refused('服务不存在'))
  const gone = router.navigate('/slow', { replace: true, state: ledByItself() })
  await act(() => new Promise((resolve) => setTimeout(resolve, 1200)))
  arrive()
  await gone
  expect(router.state.location.pathname).toBe('/slow')
  expect(notice()).toMatchObject({ serverMessage: '服务不存在' })
})

test('whoever goes on has done with what was said', async () => {
  const { router, arrive } = slowRouter()
  showNotice(refused('服务不存在'))
  const gone = router.navigate('/slow')
  expect(notice()).toBeUndefined()
  arrive()
  await gone
})

test('what fails on the way belongs to the page that comes', async () => {
  const { router, arrive } = slowRouter()
  const gone = router.navigate('/slow')
  showNotice(OFFLINE)
  arrive()
  await gone
  expect(notice()).toBe(OFFLINE)
})

test('a place that the app led to is met again by Back: nothing is kept for it', async () => {
  const { router, arrive } = slowRouter()
  const there = router.navigate('/slow', { state: structuredClone(ledByItself()) })
  showNotice(OFFLINE)
  arrive()
  await there
  expect(notice()).toBe(OFFLINE)
  await router.navigate(-1)
  expect(notice()).toBeUndefined()
})

test('what a screen tells in its place is not said a second time, before, while or after', () => {
  showNotice(OFFLINE)
  const stop = tellInPlace(new ApiError('offline'))
  expect(notice()).toBeUndefined()
  showNotice(new ApiError('offline'))
  expect(notice()).toBeUndefined()
  showNotice(refused('名额已满'))
  expect(notice()).toMatchObject({ serverMessage: '名额已满' })
  hideNotice()
  stop()
  expect(notice()).toBeUndefined()
  showNotice(OFFLINE)
  expect(notice()).toBe(OFFLINE)
})
