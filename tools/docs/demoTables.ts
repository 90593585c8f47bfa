import en from '@/i18n/demo/en'
import { allRows, openClinic, transact } from '@/mocks/clinic'
import { CHAT_FAULTS, CHAT_ONCE, FAULTS, type Fault } from '@/mocks/scenario/record'
import { ONCE } from '@/mocks/scenario/faults'
import { traits } from '@/mocks/seeds/people'
import { seed } from '@/mocks/seeds/seed'
import { DOCTOR_PHONES, DOORS } from '@/mocks/seeds/stories'
import { memoryStore } from '@/mocks/store'

/** Returns `docs/demo.md`: the seeded accounts and the faults of the demo clinic, as Markdown tables. */
export const demoTables = (): string => `# The demo's people and faults

\`npm run demo:tables\` writes this page from the seeds. [testing.md](testing.md) says how an address opens them.

## People

The name in an address is the account: \`/my?demo=as:openid-1003\`. All people and numbers are invented.

${table(['account', 'phone', 'name', 'what is special'], accounts())}

## Printed codes and sent links

No page leads to these addresses. The panel opens them.

${table(
  ['address', 'in the panel', 'what it is'],
  DOORS.map(({ name, to }) => [
    code(to),
    en.doors[name],
    en.doorNotes[name].replace('{{phones}}', DOCTOR_PHONES.join(' / ')),
  ]),
)}

## Faults

Several are joined by a dot: \`/my?demo=as:openid-1001,faults:slow.offline\`.

${table(
  ['fault', 'in the panel', 'what happens', 'how long'],
  FAULTS.map((fault) => [code(fault), en.faults[fault], en.faultNotes[fault], durationOf(fault)]),
)}
`

const accounts = (): string[][] => {
  const clinic = openClinic({ seed, store: memoryStore() })
  return transact(clinic, () => allRows(clinic, 'people')).flatMap(({ id, openId, phone, name }) => {
    const trait = traits[id]
    if (openId === null) return []
    return [[code(openId), phone ?? '', name ?? en.provider.noName, trait === undefined ? '' : en.traits[trait]]]
  })
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const code = (text: string): string => `\`${text}\``

const durationOf = (fault: Fault): string => {
  if (among(ONCE, fault)) return 'the next call after the sign-in'
  if (among(CHAT_ONCE, fault)) return 'once, in a chat'
  return among(CHAT_FAULTS, fault) ? 'in a chat, until it is off' : 'until it is off'
}

const among = (faults: readonly Fault[], fault: Fault): boolean => faults.includes(fault)
