import { expect, test } from 'vitest'
import { SCREENS, screenAt } from '@/app/screens'
import { ADDRESSES } from '@/domain/addresses'
import { OPEN, ROUTES } from '../support/navigationRoutes'
import { SCREENS_WITH_REQUESTS, WITHOUT_FAULTS } from '../support/screensWithRequests'
import { missingWords } from './checks/screenWords'
import { read, sourcesUnder, type Source } from './source'

type Paths = readonly string[]

const PATHS = SCREENS.map(({ path }) => path)
const EVERY_SCREEN = read('e2e/support/everyScreen.ts').text
const LOOKED_AT = [...EVERY_SCREEN.matchAll(/^ {2}'(\/[^']*)': \[/gm)].map(([, path = '']) => path)

/** Returns one line for each path that only one side knows. */
const differences = (file: string, wanted: Paths, listed: Paths, reason: string): string[] => [
  ...wanted.filter((path) => !listed.includes(path)).map((path) => `${file}: add ${path}. ${reason}`),
  ...listed.filter((path) => !wanted.includes(path)).map((path) => `${file}: remove ${path}. ${reason}`),
]

const pathOf = (url: string): string => screenAt(url.replace(/\?.*/, ''))?.path ?? url

test('every address belongs to a screen', () => {
  const addresses = Object.values(ADDRESSES).filter((path) => path !== ADDRESSES.root)
  expect(
    differences(
      'src/routes/<area>/screens.ts',
      addresses,
      PATHS,
      'An address of src/domain/addresses.ts opens one screen; src/app/screens.ts gathers the areas.',
    ),
  ).toEqual([])
})

test('the tests of navigation know every screen', () => {
  const file = 'tests/support/navigationRoutes.ts'
  const known = ROUTES.map(([path]) => path)
  expect([
    ...differences(`${file}, ROUTES`, PATHS, known, 'Its title is tested in both languages, and its guard.'),
    ...ROUTES.filter(([path, url]) => pathOf(url) !== path).map(
      ([path, url]) => `${file}, ROUTES: ${url} does not open ${path}. The second value is an address of the first.`,
    ),
  ]).toEqual([])
})

test('[NAV-57] the tests of the guard know every screen that is open without a token', () => {
  const open = SCREENS.flatMap(({ path, open: isOpen }) => (isOpen === true ? [path] : []))
  expect(
    differences(
      'tests/support/navigationRoutes.ts, OPEN',
      open.filter((path) => path !== ADDRESSES.login),
      OPEN.filter((path) => path !== ADDRESSES.login),
      'NAV-57 lists the screens that are open without a token.',
    ),
  ).toEqual([])
})

test('the walk over every screen knows every screen', () => {
  expect(
    differences(
      'e2e/support/everyScreen.ts',
      PATHS,
      LOOKED_AT,
      'Journeys check the width, contrast, targets and texts of each screen at an address with content.',
    ),
  ).toEqual([])
})

test('the matrix of faults opens every screen with a loader, or says why not', () => {
  const loading = SCREENS.flatMap(({ path, loader }) => (loader === undefined ? [] : [path]))
  const opened = SCREENS_WITH_REQUESTS.map(pathOf)
  const listed = [...opened.filter((path) => loading.some((one) => one === path)), ...Object.keys(WITHOUT_FAULTS)]
  expect(
    differences(
      'tests/support/screensWithRequests.ts',
      loading,
      listed,
      'The matrix fails each request of a screen in turn; WITHOUT_FAULTS says why a screen with a loader is left out.',
    ),
  ).toEqual([])
})

const mapOf = (sources: Source[]) => new Map(sources.map((source) => [source.path, source]))

test('a screen lists the words that it uses', () => {
  const files = mapOf(sourcesUnder(['src/routes'], ['.ts', '.tsx']))
  const reason = 'Add the area to `words` in src/routes/<area>/screens.ts: they are fetched with the screen.'
  expect(SCREENS.flatMap((entry) => missingWords(entry, files)).map((line) => `${line}. ${reason}`)).toEqual([])
  const [home] = SCREENS
  const own = { path: 'src/routes/home/Home.tsx', text: "import { A } from './A'\nuseTranslation('home')" }
  const part = { path: 'src/routes/home/A.tsx', text: "useTranslation(['news', 'shell'])" }
  expect(home && missingWords({ ...home, words: ['home'] }, mapOf([own, part]))).toEqual([
    'the screen /home uses news (src/routes/home/A.tsx)',
  ])
})
