import { expect, test } from 'vitest'
import { beyond, chunkOf, importedBy, kilobytes, loadOf, namedIn, PAGE, readBuild, textOf, type Load } from './build'

/** Kilobytes of gzip, on a first visit. */
const HOME_SCRIPTS = 193.5
/** The entry's share of these: it contains every address with its files, about 0.1 kB each. */
const EARLY_SCRIPT = 58
/** Strings that identify React's DOM, the router and i18next; each is found in the app. */
const OF_THE_APP = ['dangerouslySetInnerHTML', 'No route matches', 'missingKeyHandler']
const HOME_STYLES = 8
const HOME_REQUESTS = 10
/** Every file costs a round trip on a slow network. */
const LATE_FILES = 7
const LATE_SCRIPTS = 11
const OTHER_ROUTE_SCRIPTS = 25
const FORM_SCRIPTS = 65
const FORM_STYLES = 6
const FORMS = [
  'questionnaires/(Gail|ExaminationQuestionnaire|FullQuestionnaire|ShortQuestionnaire)',
  'account/(Profile|ProfileEdit|PatientAdd|PatientEdit|OwnData)',
  'checkIn/CheckIn',
]

const LANGUAGES = ['zh', 'en'] as const
type Language = (typeof LANGUAGES)[number]

const build = readBuild('dist')

const isForm = (screen: string): boolean => FORMS.some((form) => new RegExp(`^src/routes/${form}\\.tsx$`).test(screen))
const areaOf = (screen: string): string => screen.split('/').slice(2, -1).join('/')
const screens = Object.keys(build.manifest).filter((source) =>
  /^src\/routes\/\w+\/(order\/)?[A-Z]\w*\.tsx$/.test(source),
)

const FORM_WORDS = [
  'questionnaires/questionnaireForms',
  'questionnaires',
  'questionForm/questions',
  'auth/consent',
  'questionForm/ethnicities',
]

const loadOfScreen = (screen: string, language: Language): Load => {
  const area = areaOf(screen)
  const own = area === 'consultations/order' ? 'consultations/consultationOrder' : area
  const areas = ['shell', own, ...(isForm(screen) ? FORM_WORDS : [])]
  const words = [...new Set(areas)].map((name) => `src/i18n/${name}/${language}.ts`)
  const loaders = `src/routes/${area}/${isForm(screen) ? 'formLoaders' : 'loaders'}.ts`
  const carried = [screen, loaders].filter((source) => source in build.manifest)
  return loadOf(build, [PAGE, ...carried, ...words])
}

const HOME = 'src/routes/home/Home.tsx'

test('the build lists its chunks', () => {
  expect(screens).not.toContain(HOME)
  expect(screens.length).toBeGreaterThanOrEqual(7)
  for (const language of LANGUAGES) {
    const { scripts } = loadOfScreen(HOME, language)
    expect(scripts.size).toBeGreaterThanOrEqual(3)
    expect(kilobytes(build, scripts)).toBeGreaterThan(100)
  }
})

test('the page preloads exactly the imports of its entry and of the app, so that no chunk waits for another', () => {
  const { scripts, styles } = loadOf(build, [PAGE])
  expect(namedIn(build, 'js').sort()).toEqual([...scripts].sort())
  expect(namedIn(build, 'css').sort()).toEqual([...styles].sort())
  expect([...scripts].map((file) => file.replace(/.*\/|-.*/g, '')).sort()).toEqual(['app', 'index', 'vendor'])
})

test('no preload list names a script that its file has loaded already', () => {
  const listed = (file: string) => /m\.f=\[(.*?)\]/.exec(textOf(build, file))?.[1]?.match(/assets\/[^"]+\.js/g) ?? []
  const scripts = build.files.filter((file) => /^assets\/.*\.js$/.test(file))
  expect(scripts.filter((file) => listed(file).length > 0).length).toBeGreaterThan(10)
  const idle = scripts.flatMap((file) => {
    const loaded = importedBy(build, file)
    return listed(file).filter((each) => loaded.has(each))
  })
  expect(idle).toEqual([])
})

test('only the page’s own script starts the app’s files, so that the early requests go first', () => {
  const named = [...build.page.matchAll(/<template data-app>([\s\S]*?)<\/template>/g)].map(([, inside = '']) => inside)
  const outside = named.reduce((page, inside) => page.replace(inside, ''), build.page)
  expect(namedIn({ ...build, page: outside }, 'js')).toEqual([chunkOf(build, PAGE).file])
  expect(namedIn({ ...build, page: named.join('') }, 'js')).toHaveLength(2)
})

test('the script for early requests is small and loads nothing of the app', () => {
  const { file, imports = [] } = chunkOf(build, PAGE)
  expect(imports).toEqual([])
  expect(kilobytes(build, [file])).toBeLessThanOrEqual(EARLY_SCRIPT)
  const carries = (words: string) => textOf(build, file).includes(words)
  expect(OF_THE_APP.filter(carries)).toEqual([])
  const { scripts } = loadOf(build, [PAGE])
  const app = [...scripts].map((script) => textOf(build, script)).join()
  expect(OF_THE_APP.filter((words) => !app.includes(words))).toEqual([])
})

const loaders = Object.keys(build.manifest).filter((source) => /^src\/routes\/\w+\/\w*oaders\.ts$/.test(source))

test('the code that a loader needs for its request does not wait for the app', () => {
  expect(loaders.length).toBeGreaterThan(3)
  const { file } = chunkOf(build, PAGE)
  const app = namedIn(build, 'js').filter((name) => name !== file)
  expect(app).toHaveLength(2)
  for (const loader of loaders) {
    const { scripts } = loadOf(build, [loader])
    expect([...scripts].filter((script) => app.includes(script))).toEqual([])
  }
})

test.each(LANGUAGES)('home in %s keeps its budget of bytes', (language) => {
  const { scripts, styles } = loadOfScreen(HOME, language)
  expect(kilobytes(build, scripts)).toBeLessThanOrEqual(HOME_SCRIPTS)
  expect(kilobytes(build, styles)).toBeLessThanOrEqual(HOME_STYLES)
})

test('home needs at most ten files, the page included', () => {
  const { scripts, styles } = loadOfScreen(HOME, 'zh')
  expect([PAGE, ...scripts, ...styles].length).toBeLessThanOrEqual(HOME_REQUESTS)
})

test('home loads its lazy parts in few files', () => {
  const lazy = loadOf(build, [PAGE, 'src/routes/home/lazy/lazyParts.ts'])
  const { scripts, styles } = beyond(lazy, loadOf(build, [PAGE]))
  expect(scripts.size).toBeGreaterThan(0)
  expect(scripts.size + styles.size).toBeLessThanOrEqual(LATE_FILES)
  expect(kilobytes(build, scripts)).toBeLessThanOrEqual(LATE_SCRIPTS)
})

test('the note about the operator loads nothing of the sign-in on home: its own file and the drawings', () => {
  const [note = ''] = Object.keys(build.manifest).filter((source) =>
    textOf(build, chunkOf(build, source).file).includes('(`operator`)'),
  )
  const { scripts, styles } = beyond(loadOf(build, [PAGE, note]), loadOf(build, [PAGE]))
  expect([scripts.size, styles.size]).toEqual([2, 0])
})

test.each(screens)('%s keeps its budget over home', (screen) => {
  for (const language of LANGUAGES) {
    const { scripts, styles } = beyond(loadOfScreen(screen, language), loadOfScreen(HOME, language))
    expect(scripts.size).toBeGreaterThan(0)
    expect(kilobytes(build, scripts)).toBeLessThanOrEqual(isForm(screen) ? FORM_SCRIPTS : OTHER_ROUTE_SCRIPTS)
    if (isForm(screen)) expect(kilobytes(build, styles)).toBeLessThanOrEqual(FORM_STYLES)
  }
})

/** An old server sends six at a time; more would delay the messages after the status arrives. */
const CHAT_FILES = 12

test('the consultation chat loads in few files, those of the platform included', () => {
  const chat = loadOf(build, ['src/routes/chat/lazy/lazyChatRoom.ts', 'src/gateways/im/tim.ts'])
  const { scripts, styles } = beyond(chat, loadOfScreen('src/routes/chat/Chat.tsx', 'zh'))
  expect(scripts.size).toBeGreaterThan(1)
  expect(scripts.size + styles.size).toBeLessThanOrEqual(CHAT_FILES)
})

const READER = 545
const EXPORT = 185

test('an opened document and an exported report keep their budgets, and no screen loads either early', () => {
  const reader = 'src/gateways/pdf/pdfjs.ts'
  const thread = build.files.filter((file) => /assets\/pdfWorker-.*\.js$/.test(file))
  expect(thread).toHaveLength(1)
  const maker = 'src/gateways/pdf/export.ts'
  const everything = loadOfScreen('src/routes/pdf/PdfViewer.tsx', 'zh')
  const weightOf = (source: string) => kilobytes(build, beyond(loadOf(build, [source]), everything).scripts)
  expect(weightOf(reader) + kilobytes(build, thread)).toBeLessThanOrEqual(READER)
  expect(weightOf(maker)).toBeLessThanOrEqual(EXPORT)
  const lazy = [reader, maker].map((source) => chunkOf(build, source).file)
  for (const screen of screens) {
    const { scripts } = loadOfScreen(screen, 'zh')
    expect(
      lazy.filter((file) => scripts.has(file)),
      screen,
    ).toEqual([])
  }
})
