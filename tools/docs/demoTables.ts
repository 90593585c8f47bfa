import { ADDRESSES, addressOf } from '@/domain/addresses'
import en from '@/i18n/demo/en'
import shell from '@/i18n/shell/en'
import { inLanguage } from '@/mocks/bilingual'
import { allRows, openClinic, transact } from '@/mocks/clinic'
import { CHAT_FAULTS, CHAT_ONCE, FAULTS, type Fault } from '@/mocks/scenario/record'
import { ONCE } from '@/mocks/scenario/faults'
import { couponCopies, couponKinds } from '@/mocks/seeds/coupons'
import { traits } from '@/mocks/seeds/people'
import { seed } from '@/mocks/seeds/seed'
import { DOCTOR_PHONES, DOORS } from '@/mocks/seeds/stories'
import { PROVIDER_OUTCOMES } from '@/mocks/auth/provider'
import { memoryStore } from '@/mocks/store'

/** Returns `docs/demo.md`: the accounts, coupons and faults of the demo clinic, as Markdown tables. */
export const demoTables = (): string => `# The demo's people and faults

\`npm run demo:tables\` writes this page from the demo clinic and its words. [testing.md](testing.md) says how an address opens them.

## People

The name in an address is the account, not the phone: \`/my?demo=as:openid-1003\`. All people and numbers are invented.

${table(['account', 'phone', 'name', 'what is special', 'relatives'], accounts())}

## What else the provider answers

The page of the provider folds these below the accounts. A journey takes \`chooseProviderOutcome\` of \`e2e/support/signIn.ts\`.

${table(
  ['outcome', 'on the page'],
  PROVIDER_OUTCOMES.map((outcome) => [code(outcome), en.provider[outcome]]),
)}

## Printed codes and sent links

No page leads to these addresses. The panel opens them. A doctor's screen asks the provider first, also with \`as:\`. \`${ADDRESSES.doctorBind}?retry=1\` opens its form at once.

${table(
  ['address', 'in the panel', 'what it is'],
  DOORS.map(({ name, to }) => [
    code(to),
    en.doors[name],
    en.doorNotes[name].replace('{{phones}}', DOCTOR_PHONES.join(' / ')),
  ]),
)}

## Coupons

A code or a link gives one of these. The account 13800000001 holds all others. It loses ${fleetingTitles()}, as soon as a price was calculated with it.

${table(['how', 'what it gives'], couponsToGet())}

## Faults

Several are joined by a dot: \`/my?demo=as:openid-1001,faults:slow.offline\`. \`serverDown\`, \`offline\`, \`slotFull\` and the faults of the next call refuse before the clinic does anything. For a call that is done and whose answer is lost, see [testing.md](testing.md).

${table(
  ['fault', 'in the panel', 'what happens', 'how long'],
  FAULTS.map((fault) => [code(fault), en.faults[fault], en.faultNotes[fault], durationOf(fault)]),
)}
`

const accounts = (): string[][] => {
  const clinic = openClinic({ seed, store: memoryStore() })
  const people = transact(clinic, () => allRows(clinic, 'people'))
  return people.flatMap(({ id, openId, phone, name }) => {
    const trait = traits[id]
    if (openId === null) return []
    const relatives = people.filter(({ ownerId }) => ownerId === id).map((relative) => relative.name)
    const special = trait === undefined ? '' : en.traits[trait]
    return [[code(openId), phone ?? '', name ?? en.provider.noName, special, relatives.join(', ') || 'none']]
  })
}

const couponsToGet = (): string[][] =>
  couponKinds.flatMap(({ couponId, title, code: redeemed }) => {
    const name = String(inLanguage('en', title))
    if (redeemed !== undefined) return [[`the code ${code(redeemed)} under “${shell.titles.myCoupon}”`, name]]
    if (couponCopies.some((copy) => copy.couponId === couponId)) return []
    return [[`the address ${code(addressOf(ADDRESSES.getCoupon, { couponId }))}`, name]]
  })

const fleetingTitles = (): string =>
  couponKinds
    .filter(({ isFleeting }) => isFleeting === true)
    .map(({ title }) => `“${title}”, in English “${String(inLanguage('en', title))}”`)
    .join(', ')

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const code = (text: string): string => `\`${text}\``

const durationOf = (fault: Fault): string => {
  if (among(ONCE, fault)) return 'the next call after the sign-in'
  if (among(CHAT_ONCE, fault)) return 'once, in a chat'
  return among(CHAT_FAULTS, fault) ? 'in a chat, until it is off' : 'until it is off'
}

const among = (faults: readonly Fault[], fault: Fault): boolean => faults.includes(fault)
