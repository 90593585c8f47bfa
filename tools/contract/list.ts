import { CODES } from './codes'
import { fieldName, table } from './markdown'
import { isProposed, tokenText } from './marks'
import type { Described } from './openapi'
import { TERMS } from './terms'
import { wholeCall } from './wholeCall'
import { WITHOUT } from './without'

/** Returns the paragraphs of the page that lists all calls. */
export const listText = (calls: readonly Described[]): string[] => [
  '# Calls of the server',
  'These pages list each call with its fields and an example, made from the schemas of `src/contract`. [openapi.json](openapi.json) says the same for tools, as OpenAPI 3.1.',
  '`npm run contract` writes both, and a test fails while they are not current. [docs/server.md](../server.md) says how the app reads an answer.',
  'No document gives the paths marked “proposed”. A server may have another: [docs/server.md](../server.md#another-path) says what to change.',
  '## A request and its answer',
  'The examples show what is sent, and `data` of the answer. On the wire they look like this:',
  ...wholeCall(calls),
  table(
    ['sent as', 'where the fields stand', 'no value'],
    [
      ['query', 'in the address of a GET', 'an empty text'],
      ['form', 'in the body, as `application/x-www-form-urlencoded`', 'an empty text'],
      ['json', 'in the body, as `application/json`', '`null`'],
      ['multipart', 'in the body, as `multipart/form-data` with the file as a part', '—'],
    ],
  ),
  'In a query and a form, yes and no are the texts `true` and `false`.',
  'The examples come from the demo clinic. A list has at most two rows there, and a text 120 characters.',
  '## Calls',
  table(
    ['area', 'call', 'path', 'token', 'name'],
    calls.map(({ area, name, endpoint: { method, path, open } }) => [
      `[${area}](${area}.md)`,
      `\`${method} ${path}\``,
      isProposed(path) ? 'proposed' : 'documented',
      tokenText(name, open),
      `[${name}](${area}.md#${name.toLowerCase()})`,
    ]),
  ),
  '## Fields',
  'A point leads into an object, and `[]` into a list. A list whose fields begin with `[]` is `data` itself, or stands in `data.list`: the app reads both.',
  'Without a field that is needed, the call fails, or in a list its row. One that “may be missing” may also be null or unreadable. The app then shows "—" or nothing, or does [what stands below](#without-a-field).',
  'A field that is needed “where it is given” belongs to a record or a list that may be missing, null or of another form.',
  'One that is needed “where” or “unless” another has a value is needed in these records only. “This or” another means one of both. “No” means that the app does without it.',
  'In JSON a sent field that may also be a list holds a stored value that is sent back unchanged (A436). In a form an unreadable stored value comes back as its text, a list with commas between its entries.',
  table(['value', 'meaning'], Object.entries(TERMS)),
  '## Codes',
  'A code means the same in all calls.',
  table(
    ['field', 'codes'],
    Object.entries(CODES).map(([field, codes]) => [fieldName(field), codes]),
  ),
  '## Without a field',
  'These fields may be missing, and decide something.',
  table(
    ['field', 'without it the app'],
    Object.entries(WITHOUT).map(([field, effect]) => [fieldName(field), effect]),
  ),
]
