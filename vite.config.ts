import { readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { readSettings } from './src/app/settings.ts'

const require = createRequire(import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }

const PURE = ['tests/{domain,serving}/**/*.test.ts', 'tests/structure/*.test.ts']

/** The demo's worker file: served in dev and emitted into demo builds only, so a production build never carries it. */
const demoWorker = (): Plugin => {
  const source = () => readFileSync(require.resolve('msw/mockServiceWorker.js'), 'utf8')
  return {
    name: 'demo-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: source() })
    },
  }
}

/** Tells which version is deployed: support compares it with the one that the personal centre of a phone shows. */
const versionFile = (): Plugin => ({
  name: 'version-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ version })}\n` })
  },
})

/** Lays the list of what became of which source beside the build, for its tests: what lies in the build is served. */
const manifestBeside = (): Plugin => ({
  name: 'manifest-beside',
  writeBundle({ dir = '' }) {
    renameSync(`${dir}/.vite/manifest.json`, `${dir}.manifest.json`)
    rmSync(`${dir}/.vite`, { recursive: true })
  },
})

/** What several screens share but most do without, the widest first: a group takes along what its modules import. */
const APART = [
  ['account', /src\/(ui\/(Avatar|Toggles)|routes\/shared\/LanguageSwitch)/],
  ['lists', /src\/ui\/PullToRefresh/],
  ['calendar', /src\/ui\/(MonthGrid|monthMoves)/],
  [
    'records',
    /src\/((api|contract)\/questionnaires\.|domain\/questionnaires\/storedContent|stores\/questionnairesMine)/,
  ],
  [
    'booking',
    /src\/((routes|stores|api|contract|domain)\/(booking|payment|coupons)|routes\/shared\/(booking|Order|Facts|IconLine))/,
  ],
  [
    'forms',
    /src\/(api\/(answerCodecs|peopleAnswers|questionnairesContent)|domain\/(form|peopleProfile|questionnaires|gail|validation\/health)|i18n\/(answerText|questionTexts)|routes\/(form|questionnaires|people\/(Record|use[A-Z])|shared\/usePhoneChange)|stores\/(form|once|questionnaires|people(Profile|Record))|ui\/(CheckList|DayField))/,
  ],
  ['cookies', /src\/(stores\/onsiteCookies|domain\/onsite\/cookies)/],
  ['onsite', /src\/(domain|stores|api|contract|routes)\/onsite/],
  ['guides', /src\/(routes\/guides|ui\/guideDrawings)/],
] as const

export default defineConfig(({ mode }) => {
  if (mode === 'demo') process.env['VITE_DEMO_GATEWAYS'] ??= '1'
  if (loadEnv(mode, process.cwd(), 'VITE_')['VITE_DEMO_GATEWAYS'] === '1') {
    // A demo never sends its visitors to the real provider that .env may name.
    process.env['VITE_WECHAT_AUTHORIZE_URL'] ??= '/demo/authorize'
    process.env['VITE_WECHAT_APP_ID'] ??= 'wxdemo'
  }
  // A wrong setting stops the build here, by name, instead of failing on a phone.
  const settings = readSettings(loadEnv(mode, process.cwd(), 'VITE_'))
  return {
    plugins: [react(), versionFile(), manifestBeside(), ...(settings.demo ? [demoWorker()] : [])],
    build: {
      target: ['chrome100', 'safari15'],
      cssTarget: ['chrome100', 'safari15'],
      sourcemap: false,
      assetsInlineLimit: 0,
      manifest: true,
      rolldownOptions: {
        output: {
          // Few requests on one bar of signal: what every visit needs in two files, what many screens share in one.
          codeSplitting: {
            groups: [
              { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 99 },
              { name: 'app', tags: ['$initial'], priority: 98 },
              {
                name: 'shared',
                test: (id) => id.includes('/src/') && !APART.some(([, part]) => part.test(id)),
                minShareCount: 2,
                priority: APART.length + 1,
              },
              ...APART.map(([name, test], place) => ({
                name,
                test,
                minShareCount: 2,
                priority: APART.length - place,
              })),
            ],
          },
        },
      },
    },
    define: { __DEMO__: JSON.stringify(settings.demo), __APP_VERSION__: JSON.stringify(version) },
    test: {
      restoreMocks: true,
      // Every core, where one would be left to the main process, which has little to do.
      maxWorkers: '100%',
      // A machine that is slow or shared must not make a slow answer look like a wrong one; a second try is named
      // beside its test.
      testTimeout: 40_000,
      retry: 1,
      env: { TZ: 'Asia/Shanghai' },
      projects: [
        // What needs no page starts in a third of the time.
        { extends: true, test: { name: 'pure', environment: 'node', include: PURE } },
        {
          extends: true,
          test: {
            name: 'page',
            environment: 'jsdom',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: [...PURE, 'tests/structure/dist/**'],
            setupFiles: ['tests/setup.ts'],
          },
        },
      ],
    },
  }
})
