import { Virtual } from '@guidepup/virtual-screen-reader'
import { vi } from 'vitest'

/** Roles that a screen reader on a phone skips when they have no name. */
const SKIPPED_ROLES = new Set([
  ...'alert article caption cell definition document emphasis figure form group list listitem log note'.split(' '),
  ...'paragraph region row rowgroup status strong term time timer'.split(' '),
])
/** Elements that a reader announces as a whole, because their content is their name. */
const SAID_AS_ONE =
  'a[href], button, summary, h1, h2, h3, h4, h5, h6, option, [role=button], [role=tab], [role=option]'
/** Details that the package announces, but no reader on a phone. */
const UNSAID = /, (\d+ controls?|orientated (horizontally|vertically))/g
const HAN = /\p{Script=Han}/u

/** Reports no generated content for any element: the package asks for it, and jsdom does not implement it. */
export const withoutGeneratedContent = (): void => {
  const getComputedStyle = window.getComputedStyle.bind(window)
  const none = { content: 'none', getPropertyValue: () => '' } as unknown as CSSStyleDeclaration
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) =>
    pseudo == null ? getComputedStyle(element) : none,
  )
}

const start = async (container: Element): Promise<Virtual> => {
  const reader = new Virtual()
  await reader.start({ container })
  return reader
}

/** Returns what a reader announces for a single element, such as `button, Sign in`. */
export const phraseOf = async (element: Element): Promise<string> => {
  const reader = await start(element)
  const phrase = await reader.lastSpokenPhrase()
  await reader.stop()
  return asSaid(phrase, element)
}

/** Returns what a reader says from the top of this part to its end, one phrase after the other. */
export const phrasesIn = async (part: Element): Promise<string[]> => {
  const reader = await start(part)
  const phrases: string[] = []
  const first = reader.activeNode
  do {
    if (reader.activeNode !== null) add(phrases, await reader.lastSpokenPhrase(), reader.activeNode)
    await reader.next()
  } while (reader.activeNode !== first)
  await reader.stop()
  return phrases
}

/** Returns what a reader says from the top of the page, or of its open dialog, to the end. */
export const readPage = (): Promise<string[]> =>
  phrasesIn(document.querySelector('[aria-modal=true]') ?? document.body)

const add = (phrases: string[], phrase: string, node: Node): void => {
  const element = node instanceof Element ? node : node.parentElement
  const [role = ''] = phrase.split(', ')
  if (
    element === null ||
    /^end( of|$)/.test(role) ||
    SKIPPED_ROLES.has(phrase) ||
    phrase.startsWith('listitem, level')
  )
    return
  if (element.matches('legend, option') ? element === node : isOfBox(element)) return
  const around = (element === node ? element.parentElement : element)?.closest(SAID_AS_ONE)
  if (around == null) phrases.push(asSaid(phrase, node))
  // A link in a heading is said once, with both roles.
  else if (element === node && element.matches('a, button')) phrases.push(`${phrases.pop()}, ${role}`)
}

/**
 * Whether the element is in the label of a check box or radio button, which readers announce only with the control.
 */
const isOfBox = (element: Element): boolean => {
  const control = element.closest('label')?.control
  return isBox(control) && control !== element && !control.hasAttribute('aria-label')
}

const isBox = (element: Node | null | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)

/** Corrects the package, which reports the initial state of a check box and leaves out the text of a text area. */
const asSaid = (phrase: string, node: Node): string => {
  const state = isBox(node) ? phrase.replace(/(not )?checked/, node.checked ? 'checked' : 'not checked') : phrase
  const typed = node instanceof HTMLTextAreaElement && node.value !== '' ? `${state}, ${node.value}` : state
  return inItsLanguage(typed.replace(UNSAID, '').replace(/\s+/g, ' '), node)
}

/**
 * Adds the language to a phrase that is not in the page's language, and `en!` if Chinese text is marked as English.
 */
const inItsLanguage = (phrase: string, node: Node): string => {
  const languages = HAN.test(phrase) ? hanTextsOf(node).map(languageOf) : []
  if (languages.includes('en')) return `(en!) ${phrase}`
  const [language = languageOf(node)] = languages
  return language === languageOf(document.documentElement) ? phrase : `(${language}) ${phrase}`
}

const languageOf = (node: Node): string => {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? 'zh'
}

/** Returns the Chinese text nodes that name an element. An `aria-label` has the language of its element. */
const hanTextsOf = (node: Node): Node[] => {
  const ids = node instanceof Element ? node.getAttribute('aria-labelledby')?.split(' ') : undefined
  const labels = node instanceof HTMLInputElement ? [...(node.labels ?? [])] : [node]
  const texts: Node[] = []
  for (const from of ids?.map((id) => document.getElementById(id)) ?? labels) {
    if (from === null || (from instanceof Element && from.hasAttribute('aria-label'))) continue
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT)
    do if (HAN.test(walker.currentNode.nodeValue ?? '')) texts.push(walker.currentNode)
    while (walker.nextNode())
  }
  return texts
}
