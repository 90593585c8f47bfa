import { setTimeout as wait } from 'node:timers/promises'

/** Longer than a slow machine takes to draw a report as a PDF in WebKit. */
const LIMIT_MS = 30_000
/** After this time a browser or page never starts. */
const START_LIMIT_MS = 30_000
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
// No journey leaves this machine: all requests go to port 9, where nothing listens.
const NOWHERE = { proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['127.0.0.1'] }

export type Webkit = {
  /** Waits for a visible element and returns its text. */
  see: (xpath: string) => Promise<string>
  click: (xpath: string) => Promise<void>
  type: (xpath: string, text: string) => Promise<void>
  address: () => Promise<URL>
  /** Runs a function body in the page and returns its result. */
  run: (script: string) => Promise<unknown>
  close: () => Promise<void>
}

export const openSession = async (driver: string, address: string): Promise<Webkit> => {
  const { sessionId } = fields(
    await ask(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: { proxy: NOWHERE } } }),
  )
  const session = `${driver}/session/${String(sessionId)}`
  const post = (path: string, body: object = {}) => ask(`${session}${path}`, 'POST', body)
  const find = async (xpath: string) => {
    const element = `/element/${String(fields(await post('/element', { using: 'xpath', value: xpath }))[ELEMENT])}`
    if ((await ask(`${session}${element}/displayed`)) !== true) throw new Error('it is not seen')
    return element
  }
  /** The page may re-render between finding an element and using it. */
  const act = async <T>(xpath: string, work: (element: string) => Promise<T>): Promise<T> => {
    const begun = performance.now()
    for (;;) {
      try {
        return await work(await find(xpath))
      } catch (error) {
        if (performance.now() - begun > LIMIT_MS) throw new Error(`${xpath}: ${String(error)}`)
        await wait(50)
      }
    }
  }
  await post('/url', { url: address })
  return {
    see: (xpath) => act(xpath, async (element) => String(await ask(`${session}${element}/text`))),
    click: (xpath) =>
      act(xpath, async (element) => {
        // In a frame, buttons wait for the app. WebDriver would click them all the same.
        if ((await ask(`${session}${element}/enabled`)) !== true) throw new Error('it is disabled')
        // A bar at the end of the screen would take the click.
        const args = [{ [ELEMENT]: element.slice('/element/'.length) }]
        await post('/execute/sync', { script: `arguments[0].scrollIntoView({ block: 'center' })`, args })
        await post(`${element}/click`)
      }),
    type: async (xpath, text) => void (await act(xpath, (element) => post(`${element}/value`, { text }))),
    address: async () => new URL(String(await ask(`${session}/url`))),
    run: (script) => post('/execute/sync', { script, args: [] }),
    close: async () => void (await ask(session, 'DELETE')),
  }
}

const ask = async (url: string, method = 'GET', body?: object): Promise<unknown> => {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(START_LIMIT_MS),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = fields(await response.json())
  if (response.ok) return value
  const { error, message } = fields(value)
  throw new Error(`WebDriver: ${String(error)} ${String(message)}`)
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
