import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { createLogger, loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { ALIAS, PRODUCTION_ROUTER } from './tools/build/alias.ts'
import { CLASS_NAMES } from './tools/build/classNames.ts'
import { readSettings } from './src/app/settings.ts'
import { prerender } from './tools/build/prerender.ts'
import { appInPage } from './tools/build/chunks.ts'
import { chunkGroups } from './tools/build/chunkGroups.ts'
import { demoWorker } from './tools/build/demoWorker.ts'
import { chunkPrefix, isJoined, wordFileName } from './tools/build/fileNames.ts'
import { commitInPage, moveManifest, precompressOutput, versionFile } from './tools/build/outputPlugins.ts'
import { pdfAssets, MAKER, READER, READER_WORKER, readsDocuments } from './tools/build/pdfAssets.ts'
import { preloadLists } from './tools/build/preloadLists.ts'
import { patchPackages } from './tools/build/patchPackages.ts'
import { timSdkInterop } from './tools/build/timSdkInterop.ts'
import { commitOf } from './tools/build/commit.mjs'
import { checkEnvFiles } from './tools/build/envFile.mjs'
import { thirdPartyNotices } from './tools/build/notices.ts'
import { wordImports } from './tools/build/wordImports.ts'

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }

/** The oldest browsers that the app supports. */
const TARGET = ['chrome100', 'safari15']

const PURE = ['tests/{domain,tooling}/**/*.test.ts', 'tests/structure/*.test.ts']

/** Sets a sample account to follow and a sample code for doctors, for the demo and the tests. Both say so. */
const setSamples = (): void => {
  process.env['VITE_FOLLOW_NAME'] ??= '示例乳腺健康'
  process.env['VITE_FOLLOW_QR_URL'] ??= '/pictures/doctor-code.svg'
  process.env['VITE_DOCTOR_QR_URL'] ??= '/pictures/doctor-code.svg'
}

/** Hides a warning of Vite in each build: rules taken over by `composes` have no file name. */
const logger = createLogger()
const warnOnce = logger.warnOnce.bind(logger)
logger.warnOnce = (message, options) => {
  if (!message.includes('did not pass the `from` option')) warnOnce(message, options)
}

export default defineConfig(({ mode, command }) => {
  checkEnvFiles(mode, process.cwd())
  if (mode === 'demo') process.env['VITE_DEMO_GATEWAYS'] ??= '1'
  if (loadEnv(mode, process.cwd(), 'VITE_')['VITE_DEMO_GATEWAYS'] === '1') {
    // A demo never sends its visitors to the real provider that .env may name.
    process.env['VITE_WECHAT_AUTHORIZE_URL'] ??= '/demo/authorize'
    process.env['VITE_WECHAT_APP_ID'] ??= 'wxdemo'
    process.env['VITE_COMPANY_NAME'] ??= 'Demo Health'
    process.env['VITE_HOTLINE'] ??= '400-000-0000'
    setSamples()
  }
  if (mode === 'test') setSamples()
  // A wrong setting stops the build here, by name, instead of failing on a phone.
  const settings = readSettings(loadEnv(mode, process.cwd(), 'VITE_'))
  const commit = commitOf(process.env['BUILD_COMMIT'], import.meta.dirname)
  const preloads = preloadLists()
  return {
    customLogger: logger,
    resolve: { alias: command === 'build' ? { ...ALIAS, ...PRODUCTION_ROUTER } : ALIAS },
    css: CLASS_NAMES,
    plugins: [
      react(),
      timSdkInterop(),
      wordImports(),
      patchPackages([...READER, ...MAKER]),
      pdfAssets(),
      versionFile(version, commit),
      commitInPage(commit),
      thirdPartyNotices(),
      moveManifest(),
      // A demo is built often and runs close to its users, so it is compressed quickly.
      precompressOutput(settings.demo),
      prerender(TARGET, settings),
      appInPage(),
      preloads.plugin,
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
        // Old iPhones get links of another kind: see `src/prerender/inlineScript.ts`.
        polyfill: false,
        resolveDependencies: preloads.resolveDependencies,
      },
      // The PDF reader and the demo clinic exceed the bundler's default limit. Tests check the sizes.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // An imported constant costs a name in two files, and the first script has most of them.
        optimization: { inlineConst: true },
        output: {
          // The first script names every file, and hashes do not compress. So few characters are enough to tell two
          // releases apart, and letters of one case compress best.
          hashCharacters: 'base36',
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: ({ name, facadeModuleId }) =>
            wordFileName(facadeModuleId) ?? `assets/${chunkPrefix(name, facadeModuleId === null)}[hash:7].js`,
          assetFileNames: ({ names: [name = ''] }) => `assets/${isJoined(name) ? '' : '[name]-'}[hash:6][extname]`,
          codeSplitting: { groups: chunkGroups(settings.demo) },
        },
      },
    },
    define: {
      __DEMO__: JSON.stringify(settings.demo),
      __INSPECTOR__: JSON.stringify(settings.inspector),
      __APP_VERSION__: JSON.stringify(version),
      __SETTINGS__: JSON.stringify(settings),
    },
    test: {
      restoreMocks: true,
      // More workers than cores, because a screen often waits. A percentage would be limited to the number of cores.
      maxWorkers: 2 * availableParallelism(),
      // On a slow or shared machine, a slow answer must not look like a wrong one.
      testTimeout: 120_000,
      hookTimeout: 120_000,
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
