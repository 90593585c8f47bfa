import { parseSync, Visitor } from 'vite'

const TESTERS = ['test', 'it', 'describe', 'suite', 'bench']

/** Tells whether a call defines a test or a group of tests: `test(…)`, `test.each(…)(…)`, `test.step(…)`. */
export const isTest = ({ type, name, callee, object }) => {
  if (type === 'Identifier') return TESTERS.includes(name)
  if (type === 'CallExpression') return isTest(callee)
  return type === 'MemberExpression' && isTest(object)
}

// The ids in brackets and the tags are for tools, so they are no words of the sentence.
const IDS = /\[[^\]]*\]|(?<!\S)@[a-z]+/g

/** Returns the titles of a file's tests. A placeholder counts as one word. */
export const titlesOf = ({ path, text }) => {
  const found = []
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (title === undefined || !isTest(callee)) return
      const words = textOf(title)
      if (words !== '') found.push({ prose: words.replace(IDS, ''), start: title.start })
    },
  }).visit(parseSync(path, text).program)
  return found
}

const textOf = ({ type, value, quasis }) => {
  if (type === 'Literal') return typeof value === 'string' ? value : ''
  return type === 'TemplateLiteral' ? quasis.map((part) => part.value.cooked).join('…') : ''
}
