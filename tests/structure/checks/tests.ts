import { Visitor } from 'vite'
import { isTest } from '../../../tools/scripts/testTitles.mjs'
import { finding, parse, type Source } from '../source'
import { idsOf } from './ids'

const SWITCHES = ['skip', 'only', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf']
/** A title that goes on with another one. */
const CONTINUING = /^`?(\[[^\]]*\] )*(nor|also|and|but)\b/i
const SWITCHED = /^(x(it|test|describe)|f(it|describe))$/

/** Finds tests that do not run, titles with more than five ids, and titles that need the one before them. */
export const testsAmiss = (source: Source): string[] => {
  const found: string[] = []
  const report = (start: number, reason: string) => found.push(finding(source, start, reason))
  new Visitor({
    MemberExpression: ({ object, property, start }) => {
      if (property.type !== 'Identifier' || !SWITCHES.includes(property.name) || !isTest(object)) return
      report(start, `.${property.name}: every test must run`)
    },
    CallExpression: ({ callee, arguments: [title], start }) => {
      if (callee.type === 'Identifier' && SWITCHED.test(callee.name))
        report(start, `${callee.name}: every test must run`)
      const text =
        title?.type === 'Literal'
          ? String(title.value)
          : title?.type === 'TemplateLiteral'
            ? source.text.slice(title.start, title.end)
            : ''
      if (!isTest(callee)) return
      if (idsOf(text).length > 5) report(start, 'a title cites at most five ids')
      if (CONTINUING.test(text)) report(start, 'a title is read alone, so it begins with no conjunction')
    },
  }).visit(parse(source).program)
  return found
}
