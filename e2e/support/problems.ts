import { expect, type BrowserContext, type ConsoleMessage, type Request } from '@playwright/test'
import { hasSecret } from './secrets'

export type Problems = {
  /** Allows a problem that the test causes on purpose. It must occur: an unused allowance fails the test. */
  expected: (pattern: RegExp) => void
  /** Allows a problem that depends on the speed of the machine, so it need not occur. */
  possible: (pattern: RegExp) => void
}

/** Returns a list to which the problems of every page are added. */
export const record = async (context: BrowserContext, baseURL: string): Promise<string[]> => {
  const seen: string[] = []
  const own = new URL(baseURL).host
  context.on('weberror', (error) => seen.push(`error: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => seen.push(...fromConsole(message)))
  context.on('request', (request) => seen.push(...fromRequest(request, own)))
  context.on('page', (page) => page.on('framenavigated', (frame) => seen.push(...fromAddress('address', frame.url()))))
  context.on('requestfailed', (request) => seen.push(...fromFailure(request)))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`content policy: ${event.violatedDirective} refused ${event.blockedURI}`)
    })
  })
  return seen
}

/** Records the problems of every page; `finish` fails on an unexpected one. */
export const watch = async (
  context: BrowserContext,
  baseURL: string,
): Promise<{ problems: Problems; finish: () => void }> => {
  const seen = await record(context, baseURL)
  const patterns: RegExp[] = []
  const possible: RegExp[] = []
  return {
    problems: { expected: (pattern) => patterns.push(pattern), possible: (pattern) => possible.push(pattern) },
    finish: () => {
      expect
        .soft(
          seen.filter((problem) => ![...patterns, ...possible].some((pattern) => pattern.test(problem))),
          'problems nobody expected',
        )
        .toEqual([])
      expect
        .soft(
          patterns.filter((pattern) => !seen.some((problem) => pattern.test(problem))),
          'expected problems that did not occur',
        )
        .toEqual([])
    },
  }
}

const fromConsole = (message: ConsoleMessage): string[] => {
  const type = message.type()
  if (hasSecret(message.text())) return [`secret in the console: ${message.text()}`]
  return type === 'error' || type === 'warning' || type === 'assert'
    ? [`console ${type}: ${message.text()} (${message.location().url})`]
    : []
}

const fromRequest = (request: Request, own: string): string[] => {
  const url = new URL(request.url())
  const isLocal = url.host === own || url.protocol === 'data:' || url.protocol === 'blob:' || url.protocol === 'about:'
  return [
    ...(isLocal ? [] : [`foreign host: ${request.method()} ${request.url()}`]),
    ...fromAddress('referer', request.headers()['referer'] ?? ''),
  ]
}

const fromAddress = (what: string, url: string): string[] => (hasSecret(url) ? [`secret in the ${what}: ${url}`] : [])

const fromFailure = (request: Request): string[] => {
  const reason = request.failure()?.errorText ?? 'unknown'
  // The page cancelled it by leaving or by a newer request.
  return reason === 'net::ERR_ABORTED' ? [] : [`request failed: ${reason} ${request.method()} ${request.url()}`]
}
