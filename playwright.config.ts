import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { asksForWindow, findChromium } from './tools/scripts/ensureChromium.mjs'
import { portSetting } from './tools/scripts/ports.mjs'
import type { Lang } from './e2e/support/test'

const root = fileURLToPath(new URL('.', import.meta.url))
const port = portSetting('E2E_PORT', 4180)
const runningSite = process.env['E2E_BASE_URL']
// Every worker reads this file again, so the first process sets the seed for all of them.
process.env['SAMPLE_SEED'] ??= String(Math.floor(Math.random() * 1000))
const hasWindow = asksForWindow(process.argv)
const executablePath = findChromium(hasWindow)
if (executablePath === undefined)
  throw new Error(
    hasWindow
      ? 'No Chromium here can open a window: npx playwright install chromium, or CHROMIUM_PATH names its file.'
      : 'No Chromium on this machine: npm test installs one, or CHROMIUM_PATH names its file.',
  )

const android =
  'Mozilla/5.0 (Linux; Android 14; V2307A Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.103 Mobile Safari/537.36 XWEB/1300473 MMWEBSDK/20250201 MMWEBID/2613 MicroMessenger/8.0.57.2820(0x28003953) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.57(0x18003930) NetType/4G Language/en'

/** Journeys through the demo, each in both projects unless its title says `@zh` or `@en`. */
export default defineConfig<{ lang: Lang }>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: `${root}/test-results/journeys`,
  reporter: [
    ['list'],
    ['json', { outputFile: `${root}/test-results/journeys.json` }],
    ['html', { outputFolder: `${root}/test-results/report`, open: 'never' }],
  ],
  ...(runningSite === undefined ? {} : { globalSetup: './e2e/support/checkServedCommit.ts' }),
  fullyParallel: true,
  // More workers than cores, because a journey mostly waits for the clinic's answers and for animations.
  workers: '200%',
  // On a busy machine a browser sometimes starts late. `npm test` lists at its end the tests that needed a second try.
  retries: 1,
  forbidOnly: true,
  // A journey takes up to half a minute, and on a busy machine several times as long.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  ...(runningSite === undefined
    ? {
        webServer: {
          command: 'node tools/server/serveJourneys.mjs',
          cwd: root,
          env: { E2E_PORT: String(port), RUNNER_PID: String(process.pid) },
          // Playwright's own check of an address advises to reuse a running server, which may have another build.
          wait: { stdout: /The journeys meet the demo at / },
        },
      }
    : {}),
  use: {
    baseURL: runningSite ?? `http://localhost:${port}`,
    viewport: { width: 375, height: 812 },
    // More pixels take longer to draw, and journeys check positions and texts only.
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    isMobile: true,
    hasTouch: true,
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Recording costs time, so only the second try is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No request of a journey leaves this machine.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'wechat-zh', grepInvert: /@en\b/, use: { lang: 'zh', locale: 'zh-CN', userAgent: android } },
    { name: 'wechat-en', grepInvert: /@zh\b/, use: { lang: 'en', locale: 'en-US', userAgent: iphone } },
  ],
})
