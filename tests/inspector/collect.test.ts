import * as v from 'valibot'
import { expect, test } from 'vitest'
import { id, lenientText, listOf } from '@/contract/fields'
import { createCollector, reportText } from '@/inspector/collect'
import { judge } from '@/inspector/judge'

const LIST = { output: listOf(v.object({ id, name: lenientText, place: lenientText })) }
const ONE = { output: v.object({ id, name: lenientText }) }

const answer = (data: unknown) => ({
  status: 200,
  date: 'Tue, 24 Nov 2026 10:00:00 GMT',
  body: JSON.stringify({ data, message: '', status: 200 }),
})

test('absent fields are counted by rows, those that are always absent come first, and unknown fields stand beside', () => {
  const collector = createCollector()
  collector.add(
    'GET /list',
    judge(
      LIST,
      answer([
        { id: '1', name: '' },
        { id: '2', name: 'a', title: 'x' },
      ]),
    ),
  )
  collector.add(
    'GET /list',
    judge(
      LIST,
      answer({
        list: [
          { id: '3', place: 'b' },
          { id: '4', name: 'a' },
        ],
      }),
    ),
  )
  collector.add('GET /one', judge(ONE, answer({ id: '1' })))
  collector.add('GET /one', judge(ONE, answer({ id: '1', name: 'a' })))
  collector.add('GET /sole', judge(ONE, answer({ id: '1', title: 'x' })))
  expect(reportText(collector.report()).split('\n\n')[1]).toBe(
    [
      'Absent or empty (may be missing)',
      '- GET /list: [].place (in 2 of 2 rows); unknown beside it: title',
      '- GET /sole: name (in 1 of 1 answer); unknown beside it: title',
      '- GET /list: [].name (in 1 of 2 rows); unknown beside it: title',
      '- GET /list: list[].name (in 1 of 2 rows)',
      '- GET /list: list[].place (in 1 of 2 rows)',
      '- GET /one: name (in 1 of 2 answers)',
      '',
    ].join('\n'),
  )
})
