import { expect, test } from 'vitest'
import { beyond, kilobytes, loadOf, readBuild, type Load } from './build'

/** Kilobytes of gzip, on a first visit. */
const HOME_SCRIPTS = 178
const HOME_STYLES = 8
const HOME_REQUESTS = 10
const OTHER_ROUTE_SCRIPTS = 25
/** A health form and the check-in, which ends in one. */
const FORM_SCRIPTS = 65
const FORM_STYLES = 6
const FORMS = [
  'questionnaires/(Gail|InspectChq|HealthServiceChq|HealthServiceChqSimple)',
  'people/(Profile|ProfileEdit|PatientAdd|PatientEdit)',
  'onsite/CheckIn',
]

const LANGUAGES = ['zh', 'en'] as const
type Language = (typeof LANGUAGES)[number]

const build = readBuild('dist')

const isForm = (screen: string): boolean => FORMS.some((form) => new RegExp(`^src/routes/${form}\\.tsx$`).test(screen))
const areaOf = (screen: string): string => screen.split('/')[2] ?? ''
const screens = Object.keys(build.manifest).filter((source) => /^src\/routes\/\w+\/[A-Z]\w*\.tsx$/.test(source))

/** The words of every health form. */
const FORM_WORDS = ['chq', 'questionnaires', 'questions', 'consent', 'ethnicities']

/** All that a screen needs on a first visit: the entry, its loader, itself and its words. */
const loadOfScreen = (screen: string, language: Language): Load => {
  const area = areaOf(screen)
  const areas = ['shell', area, ...(isForm(screen) ? FORM_WORDS : [])]
  const words = [...new Set(areas)].map((name) => `src/i18n/${language}/${name}.ts`)
  const loaders = `src/routes/${area}/${isForm(screen) ? 'formLoaders' : 'loaders'}.ts`
  // What travels with the entry is no chunk of its own: the home screen, and loaders so small that it carries them.
  const carried = [screen, loaders].filter((source) => source in build.manifest)
  return loadOf(build, ['index.html', ...carried, ...words])
}

const HOME = 'src/routes/home/Home.tsx'

test('the build tells its chunks', () => {
  expect(screens).not.toContain(HOME)
  expect(screens.length).toBeGreaterThanOrEqual(7)
  for (const language of LANGUAGES) {
    const { scripts } = loadOfScreen(HOME, language)
    expect(scripts.size).toBeGreaterThanOrEqual(3)
    expect(kilobytes(build, scripts)).toBeGreaterThan(100)
  }
})

test('the page fetches at once what its entry imports, and nothing else', () => {
  const named = [...build.page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file)
  const { scripts, styles } = loadOf(build, ['index.html'])
  expect(named.sort()).toEqual([...scripts, ...styles].sort())
})

test.each(LANGUAGES)('home in %s keeps its budget of bytes', (language) => {
  const { scripts, styles } = loadOfScreen(HOME, language)
  expect(kilobytes(build, scripts)).toBeLessThanOrEqual(HOME_SCRIPTS)
  expect(kilobytes(build, styles)).toBeLessThanOrEqual(HOME_STYLES)
})

test('home asks for at most ten files, the page included', () => {
  const { scripts, styles } = loadOfScreen(HOME, 'zh')
  expect(['index.html', ...scripts, ...styles].length).toBeLessThanOrEqual(HOME_REQUESTS)
})

test.each(screens)('%s keeps its budget over home', (screen) => {
  for (const language of LANGUAGES) {
    const { scripts, styles } = beyond(loadOfScreen(screen, language), loadOfScreen(HOME, language))
    expect(scripts.size).toBeGreaterThan(0)
    expect(kilobytes(build, scripts)).toBeLessThanOrEqual(isForm(screen) ? FORM_SCRIPTS : OTHER_ROUTE_SCRIPTS)
    if (isForm(screen)) expect(kilobytes(build, styles)).toBeLessThanOrEqual(FORM_STYLES)
  }
})
