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

/** The oldest browsers that the app supports. */
const TARGET = ['chrome100', 'safari15']

const PURE = ['tests/{domain,tooling}/**/*.test.ts', 'tests/structure/*.test.ts']

/** MSW's worker does this when its last page closes. A page that is loading then would be left without a clinic. */
const UNREGISTER = 'self.registration.unregister()'

/** The clinic does not answer requests for the page, its parts and its pictures, so the worker ignores them. */
const IGNORE_FILES = `addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation()
})
`

/** The demo's worker file: served in dev and emitted into demo builds only, so a production build never carries it. */
const demoWorker = (): Plugin => {
  const source = () => {
    const text = readFileSync(require.resolve('msw/mockServiceWorker.js'), 'utf8')
    if (!text.includes(UNREGISTER)) throw new Error(`MSW's worker does not say ${UNREGISTER} any more.`)
    return IGNORE_FILES + text.replace(UNREGISTER, '')
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

/** Writes the version to a file. Support compares it with the version that a phone's personal centre shows. */
const versionFile = (commit: string): Plugin => ({
  name: 'version-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ version, commit })}\n` })
  },
})

/** Moves Vite's manifest beside the build, for tests of the build. Files inside the build would be served. */
const manifestBeside = (): Plugin => ({
  name: 'manifest-beside',
  writeBundle({ dir = '' }) {
    renameSync(`${dir}/.vite/manifest.json`, `${dir}.manifest.json`)
    rmSync(`${dir}/.vite`, { recursive: true })
  },
})

/** Writes compressed forms of the finished build's files. Compression by a server costs time or is worse. */
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

/** Sets a sample account to follow, for the demo and the tests. Its QR code says that it is a sample. */
const followSample = (): void => {
  process.env['VITE_FOLLOW_NAME'] ??= '示例乳腺健康'
  process.env['VITE_FOLLOW_QR_URL'] ??= '/pictures/doctor-code.svg'
}

/** The page itself loads these files, so no list of preloads needs them. */
const IN_PAGE = /\/(index|vendor|app)-[\w-]{6,7}\.(js|css)$/

/** The files that open the screens. */
const ENTRY = /(^|\/)(index|app)-[\w-]+\.js$/
/** A screen loads these files before its lazy parts, so only the preload lists of screens contain them. */
const OF_SCREENS = /\/(data-)?(common|late|shared)-[\w-]{6,8}\.js$/

/** Hides a warning of Vite in each build: rules taken over by `composes` have no file name. */
const logger = createLogger()
const warnOnce = logger.warnOnce.bind(logger)
logger.warnOnce = (message, options) => {
  if (!message.includes('did not pass the `from` option')) warnOnce(message, options)
}

/**
 * Whether `chunks.ts` joined the name, such as `chat-view`. The first script lists every file, so these get only a
 * hash.
 */
const isJoined = (name: string): boolean => /^(data-)?(?!data-)\w+-/.test(name)

/** One hash of all texts: the first script lists each of their files, and different hashes compress badly. */
const wordsHash = (): string => {
  const hash = createHash('sha256')
  for (const file of readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts')) hash.update(`${file}\n`).update(readFileSync(join(WORDS, file)))
  return hash.digest('base64url').slice(0, 7)
}

const WORDS = fileURLToPath(new URL('src/i18n', import.meta.url))
const WORDS_HASH = wordsHash()

/**
 * Returns the name of a file of texts, such as `assets/reports/palpation/zh-Xb3k9_Q.js`; undefined for other modules.
 */
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
      // A demo is built often and runs close to its users, so it is compressed quickly.
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
      // The PDF reader and the demo clinic exceed the bundler's default limit. Tests check the sizes.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          // The first script names every file, and hashes do not compress. So few characters are enough to tell two
          // releases apart, and letters of one case compress best.
          hashCharacters: 'base36',
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: ({ name, facadeModuleId }) =>
            wordFileName(facadeModuleId) ?? `assets/${isJoined(name) ? '' : '[name]-'}[hash:7].js`,
          assetFileNames: ({ names: [name = ''] }) => `assets/${isJoined(name) ? '' : '[name]-'}[hash:6][extname]`,
          // Few requests, for slow networks: two files for what every visit needs, and one for what many screens
          // share.
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
              // Home needs the drawings of services, and the people that every drawing shares. The other drawings are
              // for empty lists and errors, which most visits do not show.
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
              // Every first screen needs the code of the tab bar's badge, so it is one file.
              {
                name: 'unread',
                test: /src\/((domain|stores)\/consultations\/unread|i18n\/consultations\/unreadText)\./,
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
              // Lazy parts of two areas have a text area.
              { name: 'texts', test: /src\/ui\/TextArea\./, priority: 97, includeDependenciesRecursively: false },
              // Only lists can be pulled down to refresh them.
              {
                name: 'pulled',
                test: /src\/(ui\/PullToRefresh|routes\/shared\/RefreshableList)\./,
                priority: 97,
                includeDependenciesRecursively: false,
              },
              {
                // Shared helpers of antd-mobile, with its smallest component. Separately they would be three requests.
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
      // More workers than cores, because a screen often waits. A percentage would be limited to the number of cores.
      maxWorkers: 2 * availableParallelism(),
      // On a slow or shared machine, a slow answer must not look like a wrong one.
      testTimeout: 120_000,
      retry: 0,
      env: { TZ: 'Asia/Shanghai' },
      projects: [
        // Tests without a page start in a third of the time, and leave no state behind for other files.
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
