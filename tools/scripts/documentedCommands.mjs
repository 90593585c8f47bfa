import { fileURLToPath } from 'node:url'
import { heading } from './runScripts.mjs'
import { runChild } from './runTool.mjs'

/** Commands of the documents that change nothing and take at most two minutes on an idle machine; this script runs them. */
export const RUN = [
  'ls -d src/*/payment* tests/*/payment*',
  'npm run typecheck',
  'npm run lint',
  'npm run format:check',
  'npm run test:unit -- tests/domain',
  'npx vitest run --project pure tests/structure/screens.test.ts',
  'npx oxlint',
  'npx prettier --check .',
]

const WAITS = 'it serves until it is stopped, or opens a window'
const PART_OF_ALL = 'npm test runs it'
const LONG = 'it takes minutes'
const CHANGES = 'it changes files or packages'

/** Commands of the documents that this script does not run, each with the reason. */
export const NOT_RUN = {
  'npm start': WAITS,
  'npm test': LONG,
  'npm install': CHANGES,
  'npm run dev': WAITS,
  'npm run build': 'npm run build:tested builds the same',
  'npm run build:demo': 'npm run build:tested builds the same',
  'npm run build:tested': PART_OF_ALL,
  'npm run preview': WAITS,
  'npm run clinic': WAITS,
  'npm run dev -- --server https://host/api': WAITS,
  'npm run contract': CHANGES,
  'npm run deploy:nginx': CHANGES,
  "envsubst '$SITE_NAME $SERVER_NAME $LISTEN $SITE_ROOT $EARLIER_ROOT $API_ORIGIN $DOCUMENT_ORIGIN $TLS_ROOTS $ACCESS_LOG $ERROR_LOG' < deploy/nginx.conf.template > site.conf":
    'it needs settings, and journeys run nginx with the same text',
  'npm run build:same': LONG,
  'npm run sbom': CHANGES,
  'npm run contract:check -- --server https://host/api --token T':
    'it needs a server, and a test asks the demo clinic',
  'npm run contract:check -- --server https://host/api --token T --origin https://app':
    'it needs a server, and a test has one',
  'npm run contract:check -- --har session.har': 'it needs a recording, and a test has one',
  'npm run check': LONG,
  'npm run lint:fix': CHANGES,
  'npm run format': CHANGES,
  'npm run test:unit': PART_OF_ALL,
  'npm run test:unit -- questionForm questionnaires reports account': LONG,
  'npm run test:unit -- coupons': LONG,
  'npm run test:unit -- i18n': LONG,
  'npm run test:unit -- legal i18n': LONG,
  'npm run test:unit -- appointments payment dictionaries': LONG,
  'npm run test:unit -- tests/api tests/mocks': LONG,
  'npm run test:unit -- tests/demo tests/mocks': LONG,
  'npm run test:build': PART_OF_ALL,
  'npm run test:faults': LONG,
  'npm run test:answers -- --runs 10000 --seed 1': LONG,
  'npm run test:monkey -- --steps 20000 --seed 1': LONG,
  'npm run test:monkey -- --steps 250 --seed 37': LONG,
  'npm run test:floor': LONG,
  'npm run test:residue': LONG,
  'npm run test:production': LONG,
  'npm run e2e': PART_OF_ALL,
  'npm run e2e -- payment': LONG,
  'npm run e2e -- payment --ui': WAITS,
  'npm run e2e -- payment --project wechat-zh': LONG,
  'npm run e2e -- everyScreen': LONG,
  'npm run e2e -- mine --headed': 'it runs a file that the reader writes',
  'npm run e2e -- mine --project wechat-zh --retries 0 --timeout 30000': 'it runs a file that the reader writes',
  'E2E_BASE_URL=http://localhost:5173 npm run e2e -- payment': 'it needs a server that runs already',
  'npm run bench': LONG,
  'npm run bench -- home': LONG,
  'npm run bench -- traffic': LONG,
  'npm run bench -- walk': LONG,
  'npm run bench -- lighthouse': 'it fetches Lighthouse, and takes long',
  'BENCH_ONLY=/report npm run bench -- lighthouse': 'it fetches Lighthouse',
  'git config core.hooksPath tools/hooks': 'it changes the settings of the clone',
  'npm run spoken': CHANGES,
  'npm run pictures': LONG,
  'npm run pictures:check': LONG,
  'npm run pictures:check -- --update-snapshots': CHANGES,
  'npm run demo:tables': 'a test holds that its page is current',
  'npm run e2e -- --grep @main': LONG,
  'npx playwright show-report test-results/report': WAITS,
  'PLAYWRIGHT_BLOB_OUTPUT_FILE=test-results/blobs/1.zip npm run e2e -- --shard=1/2 --reporter=blob': LONG,
  'PLAYWRIGHT_BLOB_OUTPUT_FILE=test-results/blobs/2.zip npm run e2e -- --shard=2/2 --reporter=blob': LONG,
  'npx playwright merge-reports --reporter html test-results/blobs': 'it needs the parts of a shared run',
  'npx vitest': WAITS,
  'npx vitest run tests/i18n/reports/clinicalWords.test.ts --update': CHANGES,
  'npx playwright test': 'npm run e2e runs the same on fresh builds',
  'node tools/scripts/documentedCommands.mjs': 'it is this script',
  'node tools/scripts/tryPatches.mjs': LONG,
  'node tools/scripts/tryPatches.mjs axios': LONG,
}

/** Returns whether the command succeeded, and prints its output if it failed. */
const run = async (command) => {
  console.log(heading(command))
  const { code, output } = await runChild('sh', ['-c', command], { quiet: true })
  if (code !== 0) console.log(output)
  return code === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const failed = []
  for (const command of RUN) if (!(await run(command))) failed.push(command)
  console.log(failed.length === 0 ? 'Every command ended well.' : `Failed: ${failed.join('; ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
