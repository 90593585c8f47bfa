import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { readBuild, textOf } from './build'

/** Finds syntax that Chrome 100 and iOS 15.0 cannot parse, which would lose the whole file. */
const tooNewIn = (name: string, text: string): string[] => {
  const { program, errors } = parseSync(name, text)
  const found = errors.map(({ message }) => message)
  new Visitor({
    StaticBlock: () => void found.push('a static block'),
    AccessorProperty: () => void found.push('an accessor'),
    Decorator: () => void found.push('a decorator'),
    ImportAttribute: () => void found.push('an import attribute'),
    VariableDeclaration: ({ kind }) => {
      if (kind === 'using' || kind === 'await using') found.push(kind)
    },
    Literal: (node) => {
      if (!('regex' in node)) return
      if (/\(\?<[=!]/.test(node.regex.pattern)) found.push('look-behind')
      if (/\(\?[a-z]*-?[a-z]+:/.test(node.regex.pattern)) found.push('flags within a pattern')
      if (node.regex.flags.includes('v')) found.push('the flag v')
    },
  }).visit(program)
  return found
}

test.each(['dist', 'dist-demo'])(
  'the oldest phones can parse every script of %s, the PDF reader and its worker included',
  (folder) => {
    const build = readBuild(folder)
    const scripts = build.files.filter((file) => /^assets\/.*\.m?js$/.test(file))
    expect(scripts.filter((file) => /pdfjs-|pdfWorker-|export-/.test(file)).length).toBeGreaterThanOrEqual(3)
    expect(scripts.flatMap((file) => tooNewIn(file, textOf(build, file)).map((what) => `${file}: ${what}`))).toEqual(
      [],
    )
  },
)

test('the check finds syntax that the oldest phones cannot parse', () => {
  const violations = [
    'class A { static { a() } }',
    'const a = /(?<=b)c/',
    'const a = /[a--b]/v',
    'import a from "b" with { type: "json" }',
    'const a = /(?i:b)/',
    '{ using a = b }',
  ]
  for (const violation of violations) expect(tooNewIn('violation.js', violation), violation).toHaveLength(1)
  expect(
    tooNewIn(
      'violation.js',
      'class A { #b = 1; static c = 2; d() { return #b in this } }\nconst e = a?.b ?? c, f = /(?<g>h)/dg',
    ),
  ).toEqual([])
})
