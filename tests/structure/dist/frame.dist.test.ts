// @vitest-environment jsdom
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { redirectOf } from '@/app/guard'
import { SCREENS } from '@/app/screens'
import { ADDRESSES } from '@/domain/addresses'
import {
  filesAhead,
  frameAt,
  frameFile,
  frameFileAt,
  withConsent,
  type FramePaths,
  type FrameRules,
} from '@/prerender/choice'
import enHome from '@/i18n/home/en'
import enSession from '@/i18n/auth/en'
import enShell from '@/i18n/shell/en'
import zhHome from '@/i18n/home/zh'
import zhSession from '@/i18n/auth/zh'
import zhShell from '@/i18n/shell/zh'
import { beyond, chunkOf, loadOf, PAGE as PAGE_SOURCE, readBuild, textOf } from './build'

const build = readBuild('dist')
const page = new DOMParser().parseFromString(build.page, 'text/html')
const templates = [...page.querySelectorAll<HTMLTemplateElement>('template[data-frame]')]

/** Kilobytes of gzip with the frames' styles: the page then fits the first packets of a connection. */
const PAGE = 10.5

const WORDS = [
  { lang: 'zh-CN', shell: zhShell, home: zhHome, session: zhSession },
  { lang: 'en', shell: enShell, home: enHome, session: enSession },
]

const frameOf = (name: string, lang: string): HTMLTemplateElement => {
  const found = templates.filter((one) => one.dataset['frame'] === name && one.lang === lang)
  expect(found).toHaveLength(1)
  return found[0] as HTMLTemplateElement
}

const texts = (frame: HTMLTemplateElement, selector: string): (string | null)[] =>
  [...frame.content.querySelectorAll(selector)].map(({ textContent }) => textContent)

test.each(WORDS)('[LANG-01] the page contains the frames in $lang with the texts of the screens', (words) => {
  const { lang, shell, home, session } = words
  const start = frameOf('home', lang)
  expect(start.dataset['title']).toBe(shell.titles.home)
  expect(JSON.parse(start.dataset['greetings'] ?? '')).toEqual(Object.values(home.greeting))
  expect(texts(start, 'h1')).toEqual([shell.product])
  expect(texts(start, 'header p')).toContain(home.welcome)
  expect(texts(start, 'nav a')).toEqual([shell.tabs.home, shell.tabs.checkup, shell.tabs.consult, shell.tabs.my])
  expect(texts(start, 'article a')).toEqual([shell.titles.gail])
  const signIn = frameOf('login', lang)
  expect(signIn.dataset['title']).toBe(shell.titles.login)
  expect(texts(signIn, 'h1')).toEqual([shell.titles.login])
  expect(texts(signIn, 'header p')).toEqual([shell.product, session.welcome])
  expect(texts(signIn, 'p > a')).toEqual([shell.titles.agreement, shell.titles.privacy])
})

test('[RA16] a frame has one heading, one main part and links to screens, and needs no script', () => {
  const paths: string[] = Object.values(ADDRESSES)
  expect(templates).toHaveLength(4)
  for (const { content } of templates) {
    expect(content.querySelectorAll('h1')).toHaveLength(1)
    expect(content.querySelectorAll('main')).toHaveLength(1)
    const usable = 'input:enabled, button:enabled, select:enabled, textarea:enabled'
    expect(content.querySelectorAll(usable)).toHaveLength(0)
    const links = [...content.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    const known = links.filter(
      (href) => paths.includes(href.replace(/\/1$/, '/:serviceId')) || href.startsWith('?lang='),
    )
    expect(known).toEqual(links)
  }
})

test.each(WORDS)('[HOME-01] the frame in $lang reserves a row for the services without showing any', (words) => {
  const places = frameOf('home', words.lang).content.querySelectorAll<HTMLTemplateElement>('template[data-services]')
  expect(places).toHaveLength(1)
  const [place] = places
  expect(place?.previousElementSibling?.getAttribute('role')).toBe('status')
  const marked = [...(place?.content.querySelectorAll('a, [data-text], [data-price]') ?? [])]
  expect(marked.map(({ textContent }) => textContent)).toEqual(['', '', words.shell.free, words.home.allServices])
})

test('the page contains the styles of the frames, and the app’s style sheet loads behind them', () => {
  const styles = page.querySelector<HTMLElement>('template[data-styles]')?.dataset['styles'] ?? ''
  const sheets = [...page.querySelectorAll('link[rel=stylesheet]')]
  expect(sheets.map((sheet) => sheet.getAttribute('href')?.slice(1))).toEqual([
    ...loadOf(build, ['index.html']).styles,
  ])
  const last = page.querySelector('script:not([src])')
  expect(sheets.every((sheet) => last?.compareDocumentPosition(sheet) === Node.DOCUMENT_POSITION_FOLLOWING)).toBe(true)
  const whole = sheets.map((sheet) => textOf(build, sheet.getAttribute('href')?.slice(1) ?? '')).join('')
  const inside = templates.flatMap(({ content }) => [
    content,
    ...[...content.querySelectorAll('template')].map((one) => one.content),
  ])
  expect(inside).toHaveLength(6)
  const classes = inside.flatMap((content) =>
    [...content.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
  )
  expect(classes.length).toBeGreaterThan(100)
  // A frame that was drawn with other names than the sheet's would have no styles at all.
  expect(classes.filter((name) => whole.includes(`.${name}`)).length / classes.length).toBeGreaterThan(0.9)
  // Some classes have no style, such as the router's class of the current link.
  const missing = classes.filter((name) => whole.includes(`.${name}`) && !styles.includes(`.${name}`))
  expect([...new Set(missing)]).toEqual([])
})

// antd-mobile reads a few that it sets only in its own dark theme; the app's styles override those rules.
test('the styles of a frame set every property of the app that they read', () => {
  const fetched = build.files.filter((file) => /frames\/.*\.html$/.test(file))
  expect(fetched.length).toBeGreaterThan(60)
  for (const [name, html] of [
    ['the page', build.page],
    ...fetched.map((file) => [file, textOf(build, file)]),
  ] as const) {
    const kept = new DOMParser().parseFromString(html, 'text/html').querySelector<HTMLElement>('[data-styles]')
    const styles = kept?.dataset['styles'] ?? ''
    const set = new Set([...styles.matchAll(/(--[\w-]+):/g)].map(([, property]) => property))
    const read = [...styles.matchAll(/var\((--(?!adm-)[\w-]+)\)/g)].map(([, property = '']) => property)
    expect(read.length, name).toBeGreaterThan(10)
    expect(
      [...new Set(read)].filter((property) => !set.has(property)),
      name,
    ).toEqual([])
  }
})

test('the page stays small with the frames', () => {
  expect(gzipSync(build.page, { level: 9 }).length / 1000).toBeLessThanOrEqual(PAGE)
})

test('[NAV-57] the frame belongs to the screen that the guard leads to, or there is none', () => {
  const paths = JSON.parse(page.getElementById('boot')?.dataset['paths'] ?? '') as FramePaths
  const ofScreen: Record<string, string> = {
    [ADDRESSES.root]: 'home',
    [ADDRESSES.home]: 'home',
    [ADDRESSES.login]: 'login',
  }
  const leadsTo = (pathname: string, signedIn: boolean) =>
    new URL(redirectOf({ pathname, search: '' }, signedIn) ?? pathname, 'http://a').pathname
  for (const pathname of [...SCREENS.map(({ path }) => path), ADDRESSES.root, '/nowhere'])
    for (const signedIn of [true, false]) {
      // The guard leads signed-in users away from the sign-in.
      const expected = signedIn && pathname === ADDRESSES.login ? undefined : ofScreen[leadsTo(pathname, signedIn)]
      expect(frameAt(pathname, signedIn, paths), `${pathname} ${signedIn}`).toBe(expected)
    }
})

test('[CHAT-01] the request for a consultation’s status loads beside the app, for a signed-in user at a consultation', () => {
  const rules = JSON.parse(page.getElementById('boot')?.dataset['paths'] ?? '') as FrameRules
  const { scripts } = beyond(loadOf(build, ['src/routes/chat/Chat.tsx']), loadOf(build, [PAGE_SOURCE]))
  const screen = chunkOf(build, 'src/routes/chat/Chat.tsx').file
  const asking = [...scripts].filter((file) => file !== screen).map((file) => `/${file}`)
  expect(asking.length).toBeGreaterThan(0)
  for (const address of ['/chat/7', '/chatIndex/7'])
    expect([...filesAhead(address, true, rules)].sort()).toEqual(asking.sort())
  expect(filesAhead('/chat/7', false, rules)).toEqual([])
  expect(filesAhead('/home', true, rules)).toEqual([])
})

test('[RA16] the frame of a linked address is a file in each language, with one heading and no control that needs a script', () => {
  const rules = JSON.parse(page.getElementById('boot')?.dataset['paths'] ?? '') as FrameRules
  const paths = [...rules.framed, ...rules.consentFirst]
  expect(paths.length).toBeGreaterThanOrEqual(32)
  const files = [...paths, ...rules.consentFirst.map(withConsent)].flatMap((path) =>
    WORDS.map(({ lang }) => frameFile(path, lang, rules.frames).slice(1)),
  )
  expect(build.files.filter((file) => /frames\/.*\.html$/.test(file)).sort()).toEqual(files.sort())
  for (const file of files) {
    const frame = new DOMParser().parseFromString(textOf(build, file), 'text/html').querySelector('template')
    expect(frame?.content.querySelectorAll('main'), file).toHaveLength(1)
    expect(frame?.content.querySelectorAll('h1'), file).toHaveLength(1)
    expect(
      frame?.content.querySelectorAll('input:enabled:not([type=checkbox]), button:enabled, select, textarea, [style]'),
      file,
    ).toHaveLength(0)
    expect(frame?.dataset['title'], file).toBe(frame?.content.querySelector('h1')?.textContent)
  }
  const visitor = { signedIn: true, isConsentKept: true, lang: 'en' }
  expect(frameFileAt('/consult/index', visitor, rules)).toBe(frameFile('/consult/index', 'en', rules.frames))
  expect(frameFileAt('/consult/index', { ...visitor, signedIn: false }, rules)).toBeUndefined()
  expect(frameFileAt('/doc/privacy', { ...visitor, signedIn: false, lang: 'zh-CN' }, rules)).toBe(
    frameFile('/doc/privacy', 'zh-CN', rules.frames),
  )
  expect(frameFileAt('/subscribe/detail/1745%20', visitor, rules)).toBe(
    frameFile('/subscribe/detail', 'en', rules.frames),
  )
  const [first = ''] = rules.framed
  const withoutId = ['/chat', '/chat/', '/chat/1/x', '/subscribe/detail/']
  const others = [...rules.home, rules.login, `${first}/x`, withConsent(first), ...withoutId]
  expect(others.map((path) => frameFileAt(path, visitor, rules))).toEqual(others.map(() => undefined))
})

test('[A545] the frame of a form asks for consent where the phone keeps none, and otherwise shows that it loads', () => {
  const rules = JSON.parse(page.getElementById('boot')?.dataset['paths'] ?? '') as FrameRules
  expect(rules.consentFirst).toHaveLength(8)
  for (const path of rules.consentFirst)
    for (const isConsentKept of [true, false]) {
      const file =
        frameFileAt(path.replace(/\/$/, '/1'), { signedIn: true, isConsentKept, lang: 'zh-CN' }, rules) ?? ''
      const frame = new DOMParser()
        .parseFromString(textOf(build, file.slice(1)), 'text/html')
        .querySelector('template')
      expect(frame?.content.querySelectorAll('input[type=checkbox]'), file).toHaveLength(isConsentKept ? 0 : 1)
      expect(frame?.content.textContent?.includes('处理健康信息，需要您同意'), file).toBe(!isConsentKept)
    }
  expect(frameFileAt('/chq/inspectChq', { signedIn: false, isConsentKept: false, lang: 'en' }, rules)).toBeUndefined()
  expect(frameFileAt('/consult/index', { signedIn: true, isConsentKept: false, lang: 'en' }, rules)).toBe(
    frameFile('/consult/index', 'en', rules.frames),
  )
})
