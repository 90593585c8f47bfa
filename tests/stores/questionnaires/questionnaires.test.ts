import { describe, expect, test } from 'vitest'
import { answerQuestion, answerQuestions, useForm } from '@/stores/questionForm/form'
import { openQuestionnaire } from '@/stores/questionnaires/questionnaires'
import {
  answersSubmission,
  areAnswersUnconfirmed,
  sendQuestionnaire,
  useSavedParts,
} from '@/stores/questionnaires/send'
import { useSubmissions } from '@/stores/submit'
import { resetStores } from '@/stores/createStore'
import { body, ok, seen, status, reported } from '../../support/client'
import { aroundEach, drafts, HEALTH, keys, opened, OWN, REPORT, SAVE, saves, sent, serve, STORED } from './support'
import { setOnline } from '../../support/setOnline'
import { deferred } from '../../support/deferred'

aroundEach()

describe('opening', () => {
  test('[A175] the questionnaire of an inspection is requested by its inspection, any other without', async () => {
    await openQuestionnaire(OWN)
    await openQuestionnaire({ ...OWN, inspectionId: '' })
    const urls = seen.map(({ url }) => url).filter((url) => url.includes('getQuestionnaireInfo'))
    expect(urls).toEqual([
      '/api/subscribe/getQuestionnaireInfoByInspectionId?customerId=21&orgId=101&inspectionId=91',
      '/api/subscribe/getQuestionnaireInfo?customerId=21&orgId=101',
    ])
  })

  test('[A377] [A378] without a patient it is the customer’s own; without an organisation its id is blank', async () => {
    await openQuestionnaire({ ...HEALTH, customerId: '' })
    expect(opened()).toMatchObject({ userId: '21', customerId: '21' })
    expect(seen.map(({ url }) => url)).toContain('/api/subscribe/getQuestionnaireInfo?customerId=21&orgId=')
  })

  test('[A340] without stored answers the form opens with the patient’s record, and opens even without that', async () => {
    await openQuestionnaire(OWN)
    expect(useForm.getState().answers).toEqual({ name: '周玉珍', age: '71', sex: '0' })
    serve({ relative: () => status(50405, '受检人不存在') })
    await openQuestionnaire({ ...OWN, customerId: '22' })
    expect(opened()).toMatchObject({ customerId: '22' })
    expect(useForm.getState().answers).toEqual({})
  })

  test('[RA11] patient A’s answer that arrives after B was chosen is dropped', async () => {
    const slow = deferred<Response>()
    serve({ record: ({ url }) => (url.includes('customerId=21') ? slow.promise : ok(null)) })
    const first = openQuestionnaire(HEALTH)
    await openQuestionnaire({ ...HEALTH, customerId: '22' })
    slow.resolve(ok({ ...STORED, inspectionId: null }))
    await first
    expect(opened()).toMatchObject({ customerId: '22', recordId: '' })
    expect(useForm.getState().answers).toMatchObject({ name: '林可' })
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: null, customerId: '22' }])
  })

  test('[RA11] patient A’s failure that arrives after B was chosen is dropped', async () => {
    const slow = deferred<Response>()
    serve({ record: ({ url }) => (url.includes('customerId=21') ? slow.promise : ok(null)) })
    const first = openQuestionnaire(HEALTH)
    await openQuestionnaire({ ...HEALTH, customerId: '22' })
    slow.resolve(body('', 502))
    await first
    expect(opened()).toMatchObject({ customerId: '22' })
  })

  test('[RA10] [RA11] nothing of A can be sent while B loads', async () => {
    await openQuestionnaire(HEALTH)
    const slow = deferred<Response>()
    serve({ record: () => slow.promise })
    const second = openQuestionnaire({ ...HEALTH, customerId: '22' })
    expect(opened()).toBe('loading')
    expect(await sendQuestionnaire()).toEqual({ kind: 'ignored' })
    expect(sent(SAVE)).toEqual([])
    slow.resolve(ok(null))
    await second
  })
})

describe('the id that is sent', () => {
  test.each([
    ['of the loaded record', STORED, '60', '61'],
    ['none where the one of the address is not told', null, '60', null],
    ['none for a new one', null, '', null],
  ])('[A175] [A392] [A646] it is the one %s', async (_what, record, recordId, id) => {
    serve({ record: () => ok(record) })
    await openQuestionnaire({ ...OWN, recordId })
    answerQuestion('age', '72')
    expect(await sendQuestionnaire()).toEqual({ kind: 'sent', data: { reportId: undefined } })
    expect(JSON.parse(sent(SAVE)[0]?.body ?? '')).toEqual({
      id,
      orgId: '101',
      serviceId: '1',
      customerId: '21',
      inspectionId: '91',
      questionContent: expect.stringContaining('"age":72') as string,
    })
  })

  test('[A176] the questionnaire of an inspection makes no report; that of the health service makes one of what was saved', async () => {
    await openQuestionnaire(OWN)
    await sendQuestionnaire()
    expect(sent(REPORT)).toEqual([])
    await openQuestionnaire(HEALTH)
    expect(await sendQuestionnaire()).toEqual({ kind: 'sent', data: { reportId: '71' } })
    expect(Object.fromEntries(new URLSearchParams(sent(REPORT)[0]?.body))).toEqual({
      questionContent: saves()[1]?.questionContent,
      riskReportId: '',
    })
    expect(saves()[1]).toMatchObject({ orgId: null, serviceId: '2', inspectionId: null })
  })
})

const unconfirmed: [string, () => Response][] = [
  ['no network', () => Response.error()],
  ['a page instead of an answer', () => body('<html></html>')],
  ['a bad gateway', () => body('', 502)],
]
const definite: [string, () => Response][] = [
  ['a refusal', () => status(50085, '问卷内容无法读取')],
  ['a silent refusal', () => status(50037)],
]

describe('sending again', () => {
  test.each(unconfirmed)(
    '[A391] after %s the same answers are sent under the same key, other answers under another',
    async (_what, failure) => {
      serve({ save: (turn) => (turn < 4 ? failure() : ok('61')) })
      await openQuestionnaire(OWN)
      await sendQuestionnaire()
      await sendQuestionnaire()
      answerQuestion('age', '72')
      await sendQuestionnaire()
      await sendQuestionnaire()
      const [first, second, third, fourth] = keys(SAVE)
      expect(first).toMatch(/^[0-9a-f]{32}$/)
      expect([second, fourth]).toEqual([first, third])
      expect(third).not.toBe(first)
    },
  )

  test.each(definite)('[A391] after %s the same answers are sent under a new key', async (_what, failure) => {
    serve({ save: (turn) => (turn === 1 ? failure() : ok('61')) })
    await openQuestionnaire(OWN)
    await sendQuestionnaire()
    await sendQuestionnaire()
    const [first, second] = keys(SAVE)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toMatch(/^[0-9a-f]{32}$/)
    expect(second).not.toBe(first)
  })

  test('[A391] the key survives a renewed token', async () => {
    serve({ save: (turn) => (turn === 1 ? status(50011, '', { token: 'token-2' }) : ok('61')) })
    await openQuestionnaire(OWN)
    expect(await sendQuestionnaire()).toMatchObject({ kind: 'sent' })
    expect(new Set(keys(SAVE)).size).toBe(1)
    expect(sent(SAVE).map(({ token }) => token)).toEqual(['token-1', 'token-2'])
  })

  test.each([...unconfirmed, ...definite])(
    '[A392] when only the report fails, with %s, only the report is repeated',
    async (_what, failure) => {
      serve({ report: (turn) => (turn === 1 ? failure() : ok('71')) })
      await openQuestionnaire(HEALTH)
      expect((await sendQuestionnaire()).kind).toMatch(/^(unconfirmed|rejected)$/)
      expect(await sendQuestionnaire()).toEqual({ kind: 'sent', data: { reportId: '71' } })
      expect([sent(SAVE).length, sent(REPORT).length]).toEqual([1, 2])
    },
  )

  test('[A392] [A391] answers changed after a failed report are saved and reported again', async () => {
    serve({ report: (turn) => (turn === 1 ? Response.error() : ok('71')) })
    await openQuestionnaire(HEALTH)
    await sendQuestionnaire()
    answerQuestion('age', '72')
    expect(await sendQuestionnaire()).toMatchObject({ kind: 'sent' })
    expect(saves().map(({ questionContent }) => /"age":\d+/.exec(questionContent)?.[0])).toEqual([
      '"age":71',
      '"age":72',
    ])
    expect(new Set(keys(SAVE)).size).toBe(2)
    expect(new Set(keys(REPORT)).size).toBe(2)
  })

  test('[A392] answers sent again after they arrived are sent in full', async () => {
    await openQuestionnaire(HEALTH)
    await sendQuestionnaire()
    await sendQuestionnaire()
    expect([sent(SAVE).length, sent(REPORT).length]).toEqual([2, 2])
    expect(new Set(keys(SAVE)).size).toBe(2)
  })

  test('[RB1] two submissions at once send one', async () => {
    const slow = deferred<Response>()
    serve({ save: () => slow.promise })
    await openQuestionnaire(OWN)
    const first = sendQuestionnaire()
    expect(await sendQuestionnaire()).toEqual({ kind: 'ignored' })
    slow.resolve(ok('61'))
    expect(await first).toMatchObject({ kind: 'sent' })
    expect(sent(SAVE)).toHaveLength(1)
  })
})

test('[A434] [A539] a refusal of changed answers does not settle the earlier ones, whose answer was lost', async () => {
  serve({ save: (turn) => [Response.error(), status(50085, '问卷内容无法读取'), ok('61')][turn - 1] ?? ok('61') })
  await openQuestionnaire(OWN)
  await sendQuestionnaire()
  answerQuestion('age', '72')
  expect(await sendQuestionnaire()).toMatchObject({ kind: 'rejected' })
  expect(areAnswersUnconfirmed()).toBe(true)
  await sendQuestionnaire()
  await openQuestionnaire(OWN)
  expect(areAnswersUnconfirmed()).toBe(false)
})

test('[A434] [A539] a save that arrives does not settle an earlier report whose answer was lost', async () => {
  serve({ report: (turn) => (turn === 1 ? Response.error() : status(50085, '问卷内容无法读取')) })
  await openQuestionnaire(HEALTH)
  expect(await sendQuestionnaire()).toMatchObject({ kind: 'unconfirmed' })
  answerQuestion('age', '72')
  expect(await sendQuestionnaire()).toMatchObject({ kind: 'rejected' })
  expect(saves()).toHaveLength(2)
  expect(areAnswersUnconfirmed()).toBe(true)
})

describe('without a network', () => {
  const other = { ...HEALTH, customerId: '22' }

  test('[A481] a form of which nothing left the phone is not called unconfirmed because another form is', async () => {
    serve({ save: () => Response.error() })
    await openQuestionnaire(HEALTH)
    expect(await sendQuestionnaire()).toMatchObject({ kind: 'unconfirmed' })
    await openQuestionnaire(other)
    setOnline(false)
    expect(await sendQuestionnaire()).toMatchObject({ kind: 'rejected', error: { kind: 'unsent' } })
    expect(areAnswersUnconfirmed()).toBe(false)
    await openQuestionnaire(HEALTH)
    expect(areAnswersUnconfirmed()).toBe(true)
  })

  test('[A481] a form that was sent is not called unconfirmed because another form is sent while it is open', async () => {
    const slow = deferred<Response>()
    serve({ save: () => slow.promise })
    await openQuestionnaire(HEALTH)
    const sending = sendQuestionnaire()
    await openQuestionnaire(other)
    slow.resolve(Response.error())
    expect(await sending).toMatchObject({ kind: 'unconfirmed' })
    setOnline(false)
    expect(await sendQuestionnaire()).toMatchObject({ kind: 'rejected', error: { kind: 'unsent' } })
  })

  test('[A481] a form that did leave the phone stays unconfirmed', async () => {
    serve({ save: () => Response.error() })
    await openQuestionnaire(HEALTH)
    await sendQuestionnaire()
    setOnline(false)
    expect(await sendQuestionnaire()).toMatchObject({ kind: 'unconfirmed', error: { kind: 'unsent' } })
  })
})

test('[A531] while the answers are being sent none of them changes', async () => {
  const slow = deferred<Response>()
  serve({ save: () => slow.promise })
  await openQuestionnaire(OWN)
  const sending = sendQuestionnaire()
  answerQuestions({ age: '72', smoking: 'no' })
  expect(useForm.getState()).toMatchObject({ unsent: false, answers: { age: '71' } })
  expect(drafts()).toEqual([])
  slow.resolve(Response.error())
  expect(await sending).toMatchObject({ kind: 'unconfirmed' })
  answerQuestions({ age: '72', smoking: 'no' })
  expect(useForm.getState()).toMatchObject({ unsent: true, answers: { age: '72', smoking: 'no' } })
})

describe('what stays on the phone', () => {
  test('[A384] the draft stays until the answers have arrived, then it is gone', async () => {
    serve({ save: (turn) => (turn === 1 ? Response.error() : ok('61')) })
    await openQuestionnaire(OWN)
    answerQuestion('age', '72')
    expect(drafts()).toEqual(['of:21:draft:inspection:21:91'])
    await sendQuestionnaire()
    expect(drafts()).toHaveLength(1)
    await sendQuestionnaire()
    expect(drafts()).toEqual([])
  })

  test('[FULLQ-51] after a failure every answer stays, and only the form shows the error', async () => {
    serve({ save: () => status(50085, '问卷内容无法读取') })
    await openQuestionnaire(OWN)
    answerQuestion('age', '72')
    const { answers } = useForm.getState()
    expect(await sendQuestionnaire()).toMatchObject({
      kind: 'rejected',
      error: { kind: 'refused', serverMessage: '问卷内容无法读取' },
    })
    expect(useForm.getState()).toMatchObject({ answers, unsent: true, closed: false })
    expect(answersSubmission(useSubmissions.getState()).state).toBe('rejected')
    expect(reported.notices).toEqual([])
  })

  test('[A384] the answers in another patient’s form stay when the running submission arrives', async () => {
    const slow = deferred<Response>()
    serve({ save: () => slow.promise })
    await openQuestionnaire(HEALTH)
    answerQuestion('age', '72')
    const sending = sendQuestionnaire()
    await openQuestionnaire({ ...HEALTH, customerId: '22' })
    answerQuestion('age', '23')
    slow.resolve(ok('61'))
    expect(await sending).toMatchObject({ kind: 'sent' })
    expect(drafts()).toEqual(['of:21:draft:fullRecord:22:'])
    expect(useForm.getState()).toMatchObject({ unsent: true, closed: false, answers: { age: '23' } })
  })

  test('[RC7] an answer that arrives after the sign-out leaves nothing behind', async () => {
    const slow = deferred<Response>()
    serve({ save: () => slow.promise })
    await openQuestionnaire(OWN)
    answerQuestion('age', '72')
    const sending = sendQuestionnaire()
    resetStores()
    slow.resolve(ok('61'))
    await sending
    expect(drafts()).toEqual([])
    expect(useSavedParts.getState()).toMatchObject({ stored: undefined, report: undefined })
    expect(answersSubmission(useSubmissions.getState())).toEqual({ state: 'idle' })
  })
})
