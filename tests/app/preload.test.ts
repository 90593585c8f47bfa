import { afterEach, expect, test, vi } from 'vitest'
import { preloadScreen } from '@/app/preload'
import * as screens from '@/app/screens'
import * as wordFiles from '@/i18n/wordFiles'

afterEach(() => window.history.replaceState(null, '', '/'))

test('words and screen are loaded after the request for data has left, because an old server sends six files at a time', async () => {
  const order: string[] = []
  vi.spyOn(wordFiles, 'startWordFiles').mockImplementation((_, areas) => void order.push(...areas))
  vi.spyOn(screens, 'screenAt').mockReturnValue({
    path: '/guide',
    title: 'guide',
    open: true,
    words: ['guides'],
    loader: () => {
      order.push('loader')
      return Promise.resolve(() => void Promise.resolve().then(() => order.push('request')))
    },
    component: () => {
      order.push('screen')
      return Promise.resolve(() => null)
    },
  })
  window.history.replaceState(null, '', '/guide')
  preloadScreen()
  await vi.waitFor(() => expect(order).toEqual(['shell', 'loader', 'request', 'guides', 'screen']))
})
