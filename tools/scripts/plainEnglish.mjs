import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { root } from './runTool.mjs'
import { titlesOf } from './testTitles.mjs'

const FOLDERS = ['src', 'tests', 'e2e', 'tools']
const VIOLATIONS = join('tests', 'structure', 'violations')
const SCRIPTS = ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js']
/** Documents that newcomers read. The first two of the specification keep their wording, so they are not checked. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs']
const WORD_FOR_WORD = ['document1-product.md', 'document2-rules.md'].map((name) => join('docs', 'specification', name))
const MOST_WORDS = 25
const LINES_PER_COMMENT = 20

/** Words that hide the meaning, as regular expressions, each with what to write instead. */
export const RIDDLES = {
  anew: 'again',
  'at hand': 'available',
  'be had': 'be loaded, or be available',
  'befalls?|befell|befallen': 'happens to',
  'by now': 'already',
  'goes? along|going along': 'is sent with it',
  'in vain': 'without success',
  'is said of': 'describes',
  'keepers?': 'store',
  somebody: 'the user, or a person',
  'the word of': 'the answer of',
  'under way': 'running',
  'who is meant': 'the user, or the examinee',
  whoever: 'the user who',
}

const riddles = Object.entries(RIDDLES).map(([word, instead]) => [new RegExp(`\\b(?:${word})\\b`, 'i'), instead])

const DIRECTIVE = /^(eslint-|oxlint-|prettier-|@ts-|@vite|v8 |[#@]__|\/ <)/
// A blank line, a list item, a row of a table and a tag end a sentence too; `e.g.` does not.
const SENTENCE_END =
  /(?<=(?<!\b(?:e\.g|i\.e|vs))[.!?][)"'’”`]*)\s+(?=[^a-z\s])|\n\s*\n|\n(?=\s*(?:[-*•|]|\d+\.)\s|\s*@\w)/
// In a document each cell of a table is a sentence, and so is a heading.
const DOCUMENT_SENTENCE_END = new RegExp(String.raw`${SENTENCE_END.source}|\s\|\s|\n(?=#)`)
const FENCED = /^```.*\n(?:(?!```).*\n)*```/gm

/**
 * Returns what breaks the rules in a document, or in the comments and test titles of a file: `path:line`, the reason,
 * the sentence.
 */
export const riddlesIn = ({ path, text }) =>
  (extname(path) === '.md' ? [documentOf(text)] : [...commentsOf({ path, text }), ...titlesOf({ path, text })])
    .sort((one, other) => one.start - other.start)
    .flatMap((part) =>
      sentencesOf(part).flatMap(({ sentence, offset }) => {
        const line = text.slice(0, part.start).split('\n').length + offset
        return reasonsOf(sentence).map((reason) => `${path}:${line} ${reason}: “${sentence}”`)
      }),
    )

/** Returns how many lines of code there are for each comment. */
export const linesPerComment = (sources) => {
  let lines = 0
  let comments = 0
  for (const source of sources) {
    const found = commentsOf(source)
    const code = found.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), source.text)
    lines += code.split('\n').filter((line) => line.trim() !== '').length
    comments += found.length
  }
  return comments === 0 ? Infinity : lines / comments
}

/** Returns the comments of a file; `//` comments on consecutive lines are one. Notes to tools are left out. */
const commentsOf = ({ path, text }) => {
  const { comments, errors } = parseSync(path, text)
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`)
  const found = []
  for (const { type, value, start, end } of comments) {
    const prose = type === 'Line' ? value : value.replace(/^\*/, '').replace(/^[ \t]*\*/gm, '')
    if (DIRECTIVE.test(prose.trim())) continue
    const isOwnLine = type === 'Line' && /(^|\n)[ \t]*$/.test(text.slice(0, start))
    const last = found.at(-1)
    if (isOwnLine && last?.isOwnLine && /^\r?\n[ \t]*$/.test(text.slice(last.end, start))) {
      last.prose += `\n${prose}`
      last.end = end
    } else found.push({ prose, start, end, isOwnLine })
  }
  return found
}

/** Returns a document as one comment. Fenced code is left out, and its lines still count. */
const documentOf = (text) => ({
  prose: text.replace(FENCED, (code) => code.replace(/.+/g, '')),
  start: 0,
  sentenceEnd: DOCUMENT_SENTENCE_END,
})

const sentencesOf = ({ prose, sentenceEnd = SENTENCE_END }) => {
  let from = 0
  return prose.split(sentenceEnd).flatMap((part) => {
    const start = prose.indexOf(part, from)
    from = start + part.length
    const sentence = part.trim().replace(/\s+/g, ' ')
    const offset = prose.slice(0, start + part.length - part.trimStart().length).split('\n').length - 1
    return sentence === '' ? [] : [{ sentence, offset }]
  })
}

// A list of decisions counts as no words.
const DECISION = /^A\d+$/

const reasonsOf = (sentence) => {
  const words = sentence.split(' ').filter((word) => !DECISION.test(word)).length
  const plain = sentence.replace(/`[^`]*`/g, '')
  return [
    ...(words > MOST_WORDS ? [`has ${words} words, at most ${MOST_WORDS}; make two sentences of it`] : []),
    ...riddles.flatMap(([riddle, instead]) => {
      const [word] = riddle.exec(plain) ?? []
      return word === undefined ? [] : [`says “${word}”; write “${instead}”`]
    }),
  ]
}

/** Returns what breaks the rules in all documents but the two that are word for word. */
export const unplainDocuments = () =>
  DOCUMENTS.flatMap((each) =>
    extname(each) === '.md'
      ? [each]
      : readdirSync(join(root, each), { recursive: true }).map((path) => join(each, path)),
  )
    .filter((path) => extname(path) === '.md' && !WORD_FOR_WORD.includes(path))
    .sort()
    .flatMap((path) => riddlesIn({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Returns what breaks the rules in all comments and test titles of the project. */
export const unplainScripts = () => {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => join(folder, path))
      .filter((path) => SCRIPTS.includes(extname(path)) && !path.startsWith(VIOLATIONS))
      .sort()
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  )
  const average = linesPerComment(sources.filter(({ path }) => path.startsWith('src')))
  const tooMany = `src has a comment in ${average.toFixed(1)} lines, at most one in ${LINES_PER_COMMENT}; remove those that a name says`
  return [...sources.flatMap(riddlesIn), ...(average < LINES_PER_COMMENT ? [tooMany] : [])]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = [...unplainScripts(), ...unplainDocuments()]
  for (const each of found) console.log(each)
  if (found.length > 0) console.log(`Plain English: ${found.length} to mend, see CONTRIBUTING.md.`)
  process.exitCode = found.length === 0 ? 0 : 1
}
