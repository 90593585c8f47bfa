import { afterEach, expect, test, vi } from 'vitest'
import { preloadScreen } from '@/app/preload'
import * as screens from '@/app/screens'
import * as wordFiles from '@/i18n/wordFiles'

afterEach(() => window.history.replaceState(null, '', '/'))

test('the code that asks for data is loaded before words and screen, because an old server sends six files at a time', () => {
  const order: string[] = []
  vi.spyOn(wordFiles, 'startWordFiles').mockImplementation(() => void order.push('words'))
  vi.spyOn(screens, 'screenAt').mockReturnValue({
    path: '/guide',
    title: 'guide',
    open: true,
    words: [],
    loader: () => {
      order.push('loader')
      return Promise.resolve(() => undefined)
    },
    component: () => {
      order.push('screen')
      return Promise.resolve(() => null)
    },
  })
  window.history.replaceState(null, '', '/guide')
  preloadScreen()
  expect(order).toEqual(['loader', 'words', 'screen'])
})
