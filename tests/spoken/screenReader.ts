import { Virtual } from '@guidepup/virtual-screen-reader'
import { vi } from 'vitest'

/** Roles that a reader on a phone passes over when they have no name. */
const PASSED = new Set(
  `alert article cell definition document emphasis figure form group list listitem log paragraph region row rowgroup
  status strong term time`.split(/\s+/),
)
/** Elements that a reader says as one: their name is their content. */
const SAID_AS_ONE = 'a[href], button, summary, h1, h2, h3, h4, h5, h6, option, [role=tab], [role=option]'
/** What the package tells and no reader on a phone says. */
const UNSAID = /, (\d+ controls?|orientated (horizontally|vertically))/g
const HAN = /\p{Script=Han}/u

/** Answers that nothing has generated content, which jsdom does not know and the package asks of every element. */
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

/** Returns what a reader says of an element alone, such as `button, Sign in`. */
export const phraseOf = async (element: Element): Promise<string> => {
  const reader = await start(element)
  const phrase = await reader.lastSpokenPhrase()
  await reader.stop()
  return inItsLanguage(phrase.replace(UNSAID, ''), element)
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
  if (element === null || role.startsWith('end of') || PASSED.has(phrase) || phrase.startsWith('listitem, level'))
    return
  const around = (element === node ? element.parentElement : element)?.closest(SAID_AS_ONE)
  if (around == null) phrases.push(inItsLanguage(phrase.replace(UNSAID, ''), node))
  // A link in a heading is said once, with both roles.
  else if (element === node && element.matches('a, button')) phrases.push(`${phrases.pop()}, ${role}`)
}

/** Puts the language before a phrase that is not in the page's; `en!` where Chinese would be read as English. */
const inItsLanguage = (phrase: string, node: Node): string => {
  const languages = new Set(sourcesOf(phrase, node).map(languageOf))
  const [language = 'zh'] = languages
  if (languages.has('en') && HAN.test(phrase)) return `(en!) ${phrase}`
  return language === languageOf(document.documentElement) ? phrase : `(${language}) ${phrase}`
}

const languageOf = (node: Node): string => {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? 'zh'
}

/** The texts in an element that a Chinese phrase of it is made of, or the element itself. */
const sourcesOf = (phrase: string, node: Node): Node[] => {
  if (!HAN.test(phrase) || !(node instanceof Element)) return [node]
  const named = node
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)) ?? [node]
  const texts: Node[] = []
  for (const from of named) {
    const walker = document.createTreeWalker(from ?? node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (HAN.test(walker.currentNode.textContent ?? '')) texts.push(walker.currentNode)
  }
  return texts.length === 0 ? [node] : texts
}
