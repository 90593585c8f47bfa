import { readFileSync } from 'node:fs'
import type { openTim } from '../src/gateways/im/tim'
import { test } from './support/signedInSite'
import { expect } from './support/test'

const HOST = 'wss://wss.im.qcloud.com/**'
const GATEWAY = 'src/gateways/im/tim.ts'

const manifest = JSON.parse(readFileSync(new URL('../dist.manifest.json', import.meta.url), 'utf8')) as Record<
  string,
  { file: string } | undefined
>

test('[CHAT-10] [CHAT-39] the platform is reached under the content policy, in the production build @zh', async ({
  page,
  problems,
}) => {
  // It fetches the words of its errors.
  problems.expected(/^foreign host: GET https:\/\/web\.sdk\.qcloud\.com\//)

  const asked: string[] = []
  await page.routeWebSocket(HOST, (socket) => socket.onMessage((message) => void asked.push(String(message))))
  await page.route('https://*.qcloud.com/**', (route) => route.fulfill({ json: {} }))
  await page.goto('/home')
  await page.evaluate(
    async (file) => {
      const gateway = (await import(file)) as Record<string, typeof openTim>
      const [open] = Object.values(gateway)
      const client = open?.(1400000001)
      // Nobody answers, and nobody waits.
      client?.login({ sdkAppId: 1400000001, userId: 'patient-7', signature: 'signed' }).catch(() => undefined)
    },
    `/${manifest[GATEWAY]?.file ?? ''}`,
  )
  await expect.poll(() => asked.join('\n')).toContain('patient-7')
})
