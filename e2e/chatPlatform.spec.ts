import { readFileSync } from 'node:fs'
import type { openTim } from '@/gateways/im/tim'
import { platformHosts, platformSources } from '../tools/server/platformHosts.mjs'
import { productionHeaders } from '../tools/server/serve.mjs'
import { test } from './support/signedInSite'
import { expect } from './support/test'

const HOST = 'wss://wss.im.qcloud.com/**'
const GATEWAY = 'src/gateways/im/tim.ts'

const manifest = JSON.parse(readFileSync(new URL('../dist.manifest.json', import.meta.url), 'utf8')) as Record<
  string,
  { file: string } | undefined
>

test('[CHAT-10] [CHAT-39] the production build connects to the platform under the content policy @zh', async ({
  page,
  problems,
}) => {
  // The package loads its error texts.
  problems.expected(/^foreign host: GET https:\/\/web\.sdk\.qcloud\.com\//)

  const messages: string[] = []
  await page.routeWebSocket(HOST, (socket) => socket.onMessage((message) => void messages.push(String(message))))
  await page.route('https://*.qcloud.com/**', (route) => route.fulfill({ json: {} }))
  await page.goto('/home')
  await page.evaluate(
    async (file) => {
      const gateway = (await import(file)) as Record<string, typeof openTim>
      const [open] = Object.values(gateway)
      const client = open?.(1400000001)
      client?.login({ sdkAppId: 1400000001, userId: 'patient-7', signature: 'signed' }).catch(() => undefined)
    },
    `/${manifest[GATEWAY]?.file ?? ''}`,
  )
  await expect.poll(() => messages.join('\n')).toContain('patient-7')
})

const APP = '1400000001'
const POLICIES = {
  unknown: productionHeaders['Content-Security-Policy'] ?? '',
  known: (productionHeaders['Content-Security-Policy'] ?? '').replace(
    platformSources(undefined).join(' '),
    platformSources(APP).join(' '),
  ),
}
const DOT = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

for (const [known, policy] of Object.entries(POLICIES))
  test(`[A447] the policy allows a socket, an upload and a picture of each platform host where its application is ${known} @zh`, async ({
    page,
    problems,
  }) => {
    problems.expected(/^foreign host: (GET|POST) https:/)
    // No journey leaves this machine, so an allowed socket finds no server.
    problems.expected(/^console error: WebSocket connection to .* failed: (Error in connection|net::)/)
    problems.expected(/^console error: (content policy: connect-src|.*violates the .*Content Security Policy)/)
    await page.route(/^https:/, (route) =>
      route.fulfill({
        status: 200,
        contentType: 'image/gif',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: DOT,
      }),
    )
    await page.route('/version.json', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), 'content-security-policy': policy, 'content-type': 'text/html' },
      })
    })
    await page.goto('/version.json')
    const tried = (hosts: { sockets: string[]; files: string[]; calls: string[] }) =>
      page.evaluate(async ({ sockets, files, calls }) => {
        const refused: string[] = []
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI))
        const settled = [
          ...sockets.map(
            (host) =>
              new Promise<void>((done) => {
                const socket = new WebSocket(`wss://${host}/binfo`)
                socket.onerror = () => done()
              }),
          ),
          ...[...calls, ...files].map((host) =>
            fetch(`https://${host}/upload`, { method: 'POST', body: 'picture' }).catch(() => undefined),
          ),
          ...files.map(
            (host) =>
              new Promise<void>((done) => {
                const picture = new Image()
                picture.onload = () => done()
                picture.onerror = () => {
                  refused.push(`picture of ${host}`)
                  done()
                }
                picture.src = `https://${host}/picture.gif`
              }),
          ),
        ]
        await Promise.all(settled)
        // A rejected call ends before the page receives the reason.
        await new Promise((resolve) => setTimeout(resolve, 100))
        return refused.map((address) => new URL(address, 'https://x').host || address)
      }, hosts)
    const hosts = platformHosts(APP)
    expect(hosts.sockets.length + hosts.files.length).toBeGreaterThan(9)
    expect(await tried(hosts)).toEqual([])
    // Hosts outside the policy must be rejected, or the test proves nothing.
    const foreign = { sockets: ['wss.im.evil.example'], calls: ['im.qcloud.com.evil.example'], files: [] }
    expect(await tried(foreign)).toEqual([...foreign.sockets, ...foreign.calls])
  })
