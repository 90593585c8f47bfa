import { expect, test } from 'vitest'
import { noPage } from '@/contract/fields'
import { endpoints } from '@/inspector/endpoints'
import { wordsOf, type Part } from '@/inspector/words'
import { read } from '../structure/source'

/** Fields that are described in the answer of a call, each with its values. */
const documentedIn = (area: string, name: string): [field: string, value: string][] => {
  const [, text = ''] = read(`docs/api/${area}.md`).text.split(`\n## ${name}\n`)
  const [, answer = ''] = text.split('\n## ')[0]?.split('of the answer') ?? []
  return [...answer.matchAll(/^\| `(.*?)` \| (.*) \| [^|]*\|$/gm)].map(([, field = '', value = '']) => [field, value])
}

const insideOf = (part: Part): Part[] => {
  const root = (part.pipe as readonly Part[] | undefined)?.[0]
  const parts = [...(part.options ?? []), part.wrapped, root].filter(
    (one) => typeof one === 'object' && one !== noPage,
  )
  return [part, ...(parts as Part[]).flatMap(insideOf)]
}

const fieldsOf = (part: Part, field = ''): [field: string, words: string][] => [
  [field || 'data', wordsOf(part)],
  ...insideOf(part).flatMap(({ entries = {}, item }) => [
    ...Object.entries(entries).flatMap(([key, one]) => fieldsOf(one, field === '' ? key : `${field}.${key}`)),
    ...(item === undefined ? [] : fieldsOf(item, `${field}[]`)),
  ]),
]

/** What docs/api lists in rows of its own, or leaves to the other kinds of a record, or says as a pattern. */
const ELSEWHERE = /^(anything|a list|an object|""|null|a text like .*)$/
const valuesIn = (texts: readonly string[]): string[] => {
  const values = texts
    .flatMap((text) => text.split(', or '))
    .map((value) => value.replace(/(?<=a number) from 0|, ""$/, ''))
  return [...new Set(values)].filter((value) => !ELSEWHERE.test(value)).sort()
}

test('each field of an answer is described by the words of docs/api', () => {
  let compared = 0
  const different = endpoints.flatMap(({ area, name, endpoint }) => {
    const told = fieldsOf(endpoint.output)
    return documentedIn(area, name).flatMap(([field, value]) => {
      compared += 1
      const [documented, words] = [
        valuesIn([value]),
        valuesIn(told.flatMap(([one, text]) => (one === field ? [text] : []))),
      ]
      return documented.join() === words.join() ? [] : [`${name} ${field}: ${documented.join()} / ${words.join()}`]
    })
  })
  expect(different).toEqual([])
  expect(compared).toBeGreaterThan(300)
})
