import type { Described } from './openapi'

const NAME = 'createOrder'
const RANDOM = '0123456789abcdef0123456789abcdef'

/** Returns one call as it is on the wire: what the app sends, and what the server answers. */
export const wholeCall = (calls: readonly Described[]): string[] => {
  const { endpoint, example } = calls.find(({ name }) => name === NAME) ?? {}
  if (endpoint === undefined || example === undefined) throw new Error(`There is no call ${NAME}.`)
  const fields = Object.entries(example.input).map(([name, value]): [string, string] => [name, String(value)])
  const sent = [
    `${endpoint.method} /api${endpoint.path} HTTP/1.1`,
    'Host: clinic.example',
    'Cache-Control: no-cache, no-store',
    'Content-Type: application/x-www-form-urlencoded;charset=utf-8',
    `Idempotency-Key: ${RANDOM}`,
    `token: ${RANDOM}`,
    '',
    String(new URLSearchParams(fields)),
  ]
  const answered = [
    'HTTP/1.1 200 OK',
    'Cache-Control: no-store',
    'Content-Type: application/json',
    'Date: Wed, 25 Nov 2026 02:00:00 GMT',
    '',
    JSON.stringify({ data: example.data, message: 'Done', status: 200 }, null, 2),
  ]
  return [sent, answered].map((lines) => `\`\`\`http\n${lines.join('\n')}\n\`\`\``)
}
