import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { wordsOf } from '../../e2e/support/words'
import { server } from './app'

const LOADING = { zh: wordsOf('zh').shell.loading, en: wordsOf('en').shell.loading }

/** Requests that have not been answered yet. */
let pending = 0
server.events.on('request:start', () => void pending++)
server.events.on('request:end', () => void pending--)

const isLoading = () =>
  document.body.textContent.includes(LOADING[document.documentElement.lang === 'en' ? 'en' : 'zh'])

/** Waits until imports and requests have ended, nothing shows as loading, and four checks found no change. */
export const waitForIdle = async (): Promise<void> => {
  let changes = 0
  const observer = new MutationObserver(() => void changes++)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let quiet = 0; quiet < 4;) {
    const before = changes
    await vi.dynamicImportSettled()
    await act(() => new Promise<void>((turned) => setTimeout(turned, 5)))
    quiet = pending === 0 && changes === before && !isLoading() ? quiet + 1 : 0
  }
  observer.disconnect()
}
