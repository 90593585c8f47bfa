import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createLogger, loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { ALIAS, PRODUCTION_ROUTER } from './tools/build/alias.ts'
import { CLASS_NAMES } from './tools/build/classNames.ts'
import { packFolder } from './tools/build/precompress.mjs'
import { readSettings } from './src/app/settings.ts'
import { framePlugin } from './tools/build/prerender.ts'
import { appChunkOf, appInPage, chunkOf, stagedChunkOf } from './tools/build/chunks.ts'
import { documentFiles, MAKER, READER, READER_WORKER, readsDocuments } from './tools/build/pdfAssets.ts'
import { patchPackages } from './tools/build/patchPackages.ts'
import { platformAsModule } from './tools/build/timSdkInterop.ts'
import { commitOf } from './tools/build/commit.mjs'
import { thirdPartyNotices } from './tools/build/notices.ts'

const require = createRequire(import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }

/** The oldest engines that the app speaks to. */
const TARGET = ['chrome100', 'safari15']

const PURE = ['tests/{domain,tooling}/**/*.test.ts', 'tests/structure/*.test.ts']

/** How MSW's worker goes with its last page; the next one, on its way already, would be left without a clinic. */
const GOES = 'self.registration.unregister()'

/** Parts of the page and its pictures are none of the clinic's: they pass without being handed around. */
const PASSES = `addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation()
})
`

/** The demo's worker file: served in dev and emitted into demo builds only, so a production build never carries it. */
const demoWorker = (): Plugin => {
  const source = () => {
    const text = readFileSync(require.resolve('msw/mockServiceWorker.js'), 'utf8')
    if (!text.includes(GOES)) throw new Error(`MSW's worker does not say ${GOES} any more.`)
    return PASSES + text.replace(GOES, '')
  }
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
const versionFile = (commit: string): Plugin => ({
  name: 'version-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ version, commit })}\n` })
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

/** Packs every file of the build beside itself, once it is whole: no server spends its time on that, or packs worse. */
const packedBeside = (isQuick: boolean): Plugin => ({
  name: 'packed-beside',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      await packFolder(dir, isQuick)
    },
  },
})

/** An account to follow, for the demo and the tests; its code says that it is a sample. */
const followSample = (): void => {
  process.env['VITE_FOLLOW_NAME'] ??= '示例乳腺健康'
  process.env['VITE_FOLLOW_QR_URL'] ??= '/pictures/doctor-code.svg'
}

/** The page itself names these files, so no list of files needs them. */
const IN_PAGE = /\/(index|vendor|app)-[\w-]{6,7}\.(js|css)$/

/** The files that open the screens. */
const ENTRY = /(^|\/)(index|app)-[\w-]+\.js$/
/** A screen has loaded these before its lazy parts, so only the lists of the screens name them. */
const OF_SCREENS = /\/(data-)?(common|late|shared)-[\w-]{6,8}\.js$/

/** A style sheet that `composes` another has no file name for the rules it takes over, and vite warns of each build. */
const logger = createLogger()
const warnOnce = logger.warnOnce.bind(logger)
logger.warnOnce = (message, options) => {
  if (!message.includes('did not pass the `from` option')) warnOnce(message, options)
}

/** The first script lists every file, so names that `chunks.ts` joins, such as `chat-view`, become a hash alone. */
const isJoined = (name: string): boolean => /^(data-)?(?!data-)\w+-/.test(name)

/** One hash of all words: the first script lists each of their files, and a hash in each name packs badly. */
const wordsHash = (): string => {
  const hash = createHash('sha256')
  for (const file of readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts')) hash.update(`${file}\n`).update(readFileSync(join(WORDS, file)))
  return hash.digest('base64url').slice(0, 7)
}

const WORDS = fileURLToPath(new URL('src/i18n', import.meta.url))
const WORDS_HASH = wordsHash()

/** Returns the name of a file of words, such as `assets/reports/palpation/zh-Xb3k9_Q.js`; undefined for other modules. */
const wordFileName = (id: string | null | undefined): string | undefined => {
  const [, area] = /\/src\/i18n\/(\w+(?:\/\w+)+)\.ts$/.exec(id ?? '') ?? []
  return area === undefined ? undefined : `assets/${area}-${WORDS_HASH}.js`
}

export default defineConfig(({ mode, command }) => {
  if (mode === 'demo') process.env['VITE_DEMO_GATEWAYS'] ??= '1'
  if (loadEnv(mode, process.cwd(), 'VITE_')['VITE_DEMO_GATEWAYS'] === '1') {
    // A demo never sends its visitors to the real provider that .env may name.
    process.env['VITE_WECHAT_AUTHORIZE_URL'] ??= '/demo/authorize'
    process.env['VITE_WECHAT_APP_ID'] ??= 'wxdemo'
    process.env['VITE_COMPANY_NAME'] ??= 'Demo Health'
    process.env['VITE_HOTLINE'] ??= '400-000-0000'
    followSample()
  }
  if (mode === 'test') followSample()
  // A wrong setting stops the build here, by name, instead of failing on a phone.
  const settings = readSettings(loadEnv(mode, process.cwd(), 'VITE_'))
  const commit = commitOf(process.env['BUILD_COMMIT'], import.meta.dirname)
  return {
    customLogger: logger,
    resolve: { alias: command === 'build' ? { ...ALIAS, ...PRODUCTION_ROUTER } : ALIAS },
    css: CLASS_NAMES,
    plugins: [
      react(),
      platformAsModule(),
      patchPackages([...READER, ...MAKER]),
      documentFiles(),
      versionFile(commit),
      thirdPartyNotices(),
      manifestBeside(),
      // A demo is built anew for each run of the journeys, and is shown nearby.
      packedBeside(settings.demo),
      framePlugin(TARGET, settings),
      appInPage(),
      ...(settings.demo ? [demoWorker()] : []),
    ],
    worker: { plugins: () => [patchPackages(READER_WORKER, readsDocuments)] },
    build: {
      target: TARGET,
      cssTarget: TARGET,
      sourcemap: false,
      assetsInlineLimit: 0,
      manifest: true,
      modulePreload: {
        resolveDependencies: (_, files, { hostId }) =>
          files.filter((file) => !IN_PAGE.test(file) && (ENTRY.test(hostId) || !OF_SCREENS.test(file))),
      },
      // The PDF reader and the demo clinic are larger than the bundler likes; byte budgets are tests.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          // The first script names every file, and no hash can be packed: so few characters tell two releases apart too.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: ({ name, facadeModuleId }) =>
            wordFileName(facadeModuleId) ?? `assets/${isJoined(name) ? '' : '[name]-'}[hash:7].js`,
          assetFileNames: ({ names: [name = ''] }) => `assets/${isJoined(name) ? '' : '[name]-'}[hash:6][extname]`,
          // Few requests on one bar of signal: what every visit needs in two files, what many screens share in one.
          codeSplitting: {
            groups: [
              { name: 'early', tags: ['$initial'], priority: 99 },
              { name: appChunkOf, debugName: 'app', priority: 98, includeDependenciesRecursively: false },
              ...(settings.demo
                ? [
                    {
                      name: stagedChunkOf,
                      debugName: 'staged',
                      minShareCount: 2,
                      priority: 97.5,
                      includeDependenciesRecursively: false,
                    },
                  ]
                : []),
              // Home draws its services, with the people that every drawing shares; the other drawings are for what is
              // empty or went wrong, which most visits do not meet.
              {
                name: 'services',
                test: /src\/ui\/illustrations\/(people|services)\./,
                priority: 97,
                includeDependenciesRecursively: false,
              },
              {
                name: 'states',
                test: /src\/ui\/illustrations\/(states|empty|stopped)\./,
                priority: 97,
                includeDependenciesRecursively: false,
              },
              // The badge of the tab bar comes with every first screen: what it counts is one file.
              {
                name: 'news',
                test: /src\/((domain|stores)\/consultations\/news|i18n\/consultations\/unreadText)\./,
                priority: 97,
                includeDependenciesRecursively: false,
              },
              // Most screens share the parts of a form, but few have a field to type in.
              {
                name: 'typed',
                test: /src\/(ui\/TextField|routes\/shared\/CodeButton)\./,
                priority: 97,
                includeDependenciesRecursively: false,
              },
              // Late parts of two areas have a long text to type.
              { name: 'texts', test: /src\/ui\/TextArea\./, priority: 97, includeDependenciesRecursively: false },
              // Only lists are pulled.
              {
                name: 'pulled',
                test: /src\/(ui\/PullToRefresh|routes\/shared\/RefreshableList)\./,
                priority: 97,
                includeDependenciesRecursively: false,
              },
              {
                // The lines that each part of antd-mobile needs, with its smallest part: alone they would be three requests.
                name: 'antd',
                test: /antd-mobile\/es\/(utils\/(native-props|with-default-props)|components\/tag\/tag)\.js|\/classnames\//,
                includeDependenciesRecursively: false,
              },
              {
                name: chunkOf,
                debugName: 'shared by screens',
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
    define: {
      __DEMO__: JSON.stringify(settings.demo),
      __INSPECTOR__: JSON.stringify(settings.inspector),
      __APP_VERSION__: JSON.stringify(version),
      __COMMIT__: JSON.stringify(commit),
      __SETTINGS__: JSON.stringify(settings),
    },
    test: {
      restoreMocks: true,
      // More than there are cores, as a number because a share is held down to them: a screen often waits.
      maxWorkers: 2 * availableParallelism(),
      // A machine that is slow or shared must not make a slow answer look like a wrong one.
      testTimeout: 120_000,
      retry: 0,
      env: { TZ: 'Asia/Shanghai' },
      projects: [
        // What needs no page starts in a third of the time, and keeps nothing that another file could meet.
        { extends: true, test: { name: 'pure', environment: 'node', include: PURE, isolate: false } },
        {
          extends: true,
          test: {
            name: 'page',
            environment: 'jsdom',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: [...PURE, 'tests/structure/dist/**'],
            setupFiles: ['tests/resetModules.ts', 'tests/setup.ts'],
            sequence: { setupFiles: 'list' },
            isolate: false,
          },
        },
      ],
    },
  }
})
