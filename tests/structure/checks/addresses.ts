import { Visitor } from 'vite'
import { ADDRESSES } from '@/domain/addresses'
import { finding, parse, type Source } from '../source'

const AT_HOME = /^src\/(domain\/addresses\.ts$|(contract|mocks)\/)/

const FIRST_PARTS = new Set(
  Object.values(ADDRESSES)
    .map((path) => path.split('/')[1])
    .filter((part) => part !== ''),
)

/** Finds hard-coded paths of our screens, also at the start of a template. */
export const strayPathsIn = (source: Source): string[] => {
  if (AT_HOME.test(source.path)) return []
  const found: string[] = []
  const look = (text: unknown, start: number) => {
    const part = typeof text === 'string' ? /^\/([a-zA-Z]+)(?=$|[/?#])/.exec(text)?.[1] : undefined
    if (part !== undefined && FIRST_PARTS.has(part))
      found.push(finding(source, start, 'use the path of src/domain/addresses.ts'))
  }
  new Visitor({
    Literal: ({ value, start }) => look(value, start),
    TemplateLiteral: ({ quasis, start }) => look(quasis[0]?.value.cooked, start),
  }).visit(parse(source).program)
  return found
}
