import { TOKEN_COOKIE } from '@/domain/checkIn/cookies'
import { timeOfDay, PARTS_OF_DAY } from '@/lib/timeOfDay'
import { chosenLanguage, LANGUAGE_PARAMETER, markPage } from '@/i18n/chosen'
import { chinaHour } from '@/lib/chinaHour'
import { now } from '@/lib/clock'
import { readCookie } from '@/lib/cookies'
import { LANGUAGES } from '@/lib/language'
import { applyTextSize } from '@/lib/textSize'
import { shouldRedirectToProvider } from '@/lib/authRedirect'
import { filesAhead, frameAt, type FrameRules } from './choice'

// Runs inside the page, before its first paint: by the app's own rules, in the reader's language and size.
const boot = document.getElementById('boot')
const address = new URL(window.location.href)
const language = chosenLanguage(address)
const rules = JSON.parse(boot?.dataset['paths'] ?? '') as FrameRules
const signedIn = readCookie(TOKEN_COOKIE) !== undefined
const wanted = frameAt(address.pathname, signedIn, rules)
// Nobody is shown a sign-in that is left for the provider's before it can be used.
const name = wanted === 'login' && rules.hasProvider && shouldRedirectToProvider(address) ? undefined : wanted
const template = document.querySelector<HTMLTemplateElement>(
  `template[data-frame="${name}"][lang="${LANGUAGES[language].htmlTag}"]`,
)

for (const href of filesAhead(address.pathname, signedIn, rules))
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))

// Beside the app's files, three times as large, the one that asks would come as late as they do: they are asked for
// at the style sheet's end, and so begin to come when that file, asked for with the sheet, is almost there.
document.addEventListener(
  'load',
  ({ target }) => {
    const app = document.querySelector<HTMLTemplateElement>('template[data-app]')
    if (app !== null && target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      document.head.append(app.content)
  },
  true,
)

applyTextSize()
markPage(language)
if (boot !== null && template !== null) {
  const frame = template.content
  // The policy of the page lets no markup bring a style of its own.
  for (const drawn of frame.querySelectorAll<HTMLElement>('[data-style]'))
    drawn.style.cssText = drawn.dataset['style'] ?? ''
  // Another language keeps the rest of the address.
  for (const link of frame.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const same = new URL(address)
    same.searchParams.set(LANGUAGE_PARAMETER, link.hreflang)
    link.href = same.href
  }
  const greetings = JSON.parse(template.dataset['greetings'] ?? '[]') as string[]
  const greeting = frame.querySelector('[data-greeting]')
  if (greeting !== null) greeting.textContent = greetings[PARTS_OF_DAY.indexOf(timeOfDay(chinaHour(now())))] ?? ''
  // The policy lets a script add to a sheet that it knows. As one rule: what an old engine does not read is left out.
  const { styles = '' } = document.querySelector<HTMLElement>('template[data-styles]')?.dataset ?? {}
  document.querySelector('style')?.sheet?.insertRule(`@media all{${styles}}`)
  document.title = template.dataset['title'] ?? ''
  boot.querySelector('.boot-drawing')?.replaceWith(frame)
  boot.dataset['frame'] = ''
}
