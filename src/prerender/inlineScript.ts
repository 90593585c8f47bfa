import { TOKEN_COOKIE } from '@/domain/cookies'
import { timeOfDay, TIMES_OF_DAY } from '@/lib/time/timeOfDay'
import { chosenLanguage, LANGUAGE_PARAMETER, markPage } from '@/i18n/chosen'
import { now } from '@/lib/time/clock'
import { readCookie } from '@/lib/cookies'
import { isConsentKept } from '@/lib/keptConsent'
import { allLanguages, LANGUAGES } from '@/lib/language'
import { applyTextSize } from '@/lib/textSize'
import { shouldRedirectToProvider } from '@/lib/authRedirect'
import { filesAhead, frameAt, frameFileAt, type FrameRules } from './choice'

// Runs inside the page before its first paint, with the app's rules and the user's language and text size.
const boot = document.getElementById('boot')
const address = new URL(window.location.href)
const language = chosenLanguage(address)
const rules = JSON.parse(boot?.dataset['paths'] ?? '') as FrameRules
const signedIn = readCookie(TOKEN_COOKIE) !== undefined
const wanted = frameAt(address.pathname, signedIn, rules)
// A sign-in that redirects to the provider is not shown.
const name = wanted === 'login' && rules.hasProvider && shouldRedirectToProvider(address) ? undefined : wanted
const lang = LANGUAGES[language].htmlTag
const template = document.querySelector<HTMLTemplateElement>(`template[data-frame="${name}"][lang="${lang}"]`)
const file = frameFileAt(address.pathname, { signedIn, isConsentKept: isConsentKept(), lang }, rules)

/** iOS before 17 ignores `modulepreload`. */
const ahead = document.createElement('link').relList.supports('modulepreload')
  ? { rel: 'modulepreload' }
  : { rel: 'preload', as: 'script' }

for (const href of filesAhead(address.pathname, signedIn, rules))
  document.head.append(Object.assign(document.createElement('link'), { ...ahead, crossOrigin: '', href }))

// Load the app's files after the style sheet. They are three times as large and would delay the chunk that sends the
// first request, which loads with the sheet.
document.addEventListener(
  'load',
  ({ target }) => {
    const app = document.querySelector<HTMLTemplateElement>('template[data-app]')
    if (app === null || !(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    for (const link of app.content.children) Object.assign(link, ahead)
    document.head.append(app.content)
  },
  true,
)

applyTextSize()
markPage(language)
// The description has all languages, for readers without scripts. Keep only the language of the page.
const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')
const ownDescription = description?.content.split(' · ')[allLanguages().indexOf(language)]
if (description !== null && ownDescription !== undefined) description.content = ownDescription
const show = (shown: HTMLTemplateElement, styles: string | undefined): void => {
  const frame = shown.content
  // The content policy allows no inline styles in markup.
  for (const drawn of frame.querySelectorAll<HTMLElement>('[data-style]'))
    drawn.style.cssText = drawn.dataset['style'] ?? ''
  for (const part of frame.querySelectorAll<HTMLElement>('[data-unless]'))
    if (part.dataset['unless']?.split(' ').some((name) => address.searchParams.get(name))) part.remove()
  // The link to another language keeps the other parts of the address.
  for (const link of frame.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const same = new URL(address)
    same.searchParams.set(LANGUAGE_PARAMETER, link.hreflang)
    link.href = same.href
  }
  const greetings = JSON.parse(shown.dataset['greetings'] ?? '[]') as string[]
  const greeting = frame.querySelector('[data-greeting]')
  if (greeting !== null) greeting.textContent = greetings[TIMES_OF_DAY.indexOf(timeOfDay(now()))] ?? ''
  // The content policy lets a script add rules to a known sheet. Within one @media rule an old engine skips what it
  // cannot read.
  document.querySelector('style')?.sheet?.insertRule(`@media all{${styles}}`)
  document.title = shown.dataset['title'] ?? ''
  boot?.querySelector('.boot-drawing')?.replaceWith(frame)
  boot?.setAttribute('data-frame', '')
}

if (template !== null) show(template, document.querySelector<HTMLElement>('template[data-styles]')?.dataset['styles'])
else if (file !== undefined)
  void fetch(file)
    .then((answer) => (answer.ok ? answer.text() : ''))
    .then((text) => {
      const fetched = Object.assign(document.createElement('template'), { innerHTML: text })
      const only = fetched.content.querySelector('template')
      // The app may have replaced the frame already.
      if (only !== null && boot?.isConnected) show(only, only.dataset['styles'])
    })
    // Ignore: the first skeleton stays.
    .catch(() => null)
