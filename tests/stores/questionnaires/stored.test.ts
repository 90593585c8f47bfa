import { describe, expect, test, vi } from 'vitest'
import { answerQuestion, answerQuestions, earlierOf, startAgain, useForm } from '@/stores/questionForm/form'
import { openQuestionnaire, type QuestionnaireTarget } from '@/stores/questionnaires/questionnaires'
import { loadMyQuestionnaires } from '@/stores/questionnaires/mine'
import { sendQuestionnaire } from '@/stores/questionnaires/send'
import { resetStores } from '@/stores/createStore'
import { setClockOffset } from '@/lib/time/clock'
import { chinaMoment } from '@/lib/time/day'
import { unfinishedOf } from '@/stores/questionnaires/unfinished'
import { body, ok, seen, status } from '../../support/client'
import { deferred } from '../../support/deferred'
import { aroundEach, drafts, HEALTH, kept, keys, opened, OWN, reload, SAVE, saves, serve, STORED } from './support'

aroundEach()

const general = (id: string, content: object, changed: object = {}) => ({
  ...STORED,
  id,
  inspectionId: null,
  questionContent: JSON.stringify(content),
  createTime: '2026-11-20 10:00:00',
  ...changed,
})
const weighing = (weight: number) => ({ basicinfo: { name: '周玉珍', weight } })

describe('a record that belongs elsewhere', () => {
  test('[A418] an inspection’s record fills a general questionnaire, which is saved as a new one', async () => {
    serve({ record: () => ok(general('61', { ...weighing(51), edition: 3 }, { inspectionId: '91' })) })
    await openQuestionnaire(HEALTH)
    expect(useForm.getState().answers).toMatchObject({ name: '周玉珍', weight: '51' })
    answerQuestion('weight', '52')
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: null, inspectionId: null }])
    expect(saves()[0]?.questionContent).not.toContain('edition')
  })

  test.each([0, '0'])(
    '[A633] a general record with the inspection id %j counts as one without an inspection, and is overwritten',
    async (none) => {
      serve({ record: () => ok(general('61', weighing(51), { inspectionId: none, orgId: none })) })
      await openQuestionnaire(HEALTH)
      await sendQuestionnaire()
      expect(saves()).toMatchObject([{ id: '61', inspectionId: null, orgId: null }])
    },
  )

  test('[A418] another inspection’s record is not overwritten either', async () => {
    serve({ record: () => ok({ ...STORED, inspectionId: '92' }) })
    await openQuestionnaire(OWN)
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: null, inspectionId: '91' }])
  })

  test.each([
    ['of a check', OWN],
    ['in general', HEALTH],
  ])('[A418] another person’s record fills no form that is requested %s', async (_, target) => {
    const inspectionId = target.inspectionId === '' ? null : target.inspectionId
    serve({ record: () => ok({ ...STORED, customerId: '22', inspectionId }) })
    await openQuestionnaire(target)
    expect([opened(), useForm.getState().form]).toEqual(['failed', undefined])
    await sendQuestionnaire()
    expect(saves()).toEqual([])
  })

  test('[A418] [A392] a general record is overwritten and keeps the keys that the app does not know', async () => {
    serve({ record: () => ok(general('61', { ...weighing(51), edition: 3 })) })
    await openQuestionnaire(HEALTH)
    await sendQuestionnaire()
    expect(saves()).toMatchObject([
      { id: '61', inspectionId: null, questionContent: expect.stringContaining('"edition":3') as string },
    ])
  })

  test.each([
    ['', '', { id: '61', orgId: '104', serviceId: '3' }],
    ['101', '2', { id: '61', orgId: '101', serviceId: '2' }],
  ])(
    '[A378] [A436] [A542] opened with the ids %j and %j, its save sends %j',
    async (organisationId, serviceId, ids) => {
      serve({ record: () => ok(general('61', weighing(51), { orgId: '104', serviceId: '3' })) })
      await openQuestionnaire({ ...HEALTH, organisationId, serviceId })
      await sendQuestionnaire()
      expect(saves()).toMatchObject([ids])
    },
  )

  test.each([
    ['in general', HEALTH, null],
    ['of a check', OWN, '91'],
    ['that was tapped', { ...HEALTH, recordId: '61' }, null],
  ])(
    '[A179] [A436] an unreadable record %s opens empty, and is saved as a new one',
    async (_, target, inspectionId) => {
      const record = general('61', {}, { inspectionId, questionContent: '{&quot;basicinfo&quot;:{}}' })
      serve({ record: () => ok(record), list: () => ok([record]), save: () => ok('62') })
      await openQuestionnaire(target)
      expect(useForm.getState().answers).toEqual({ name: '周玉珍', age: '71', sex: '0' })
      await sendQuestionnaire()
      expect(saves()).toMatchObject([{ id: null, inspectionId }])
      expect(opened()).toMatchObject({ recordId: '62' })
    },
  )

  test('[A418] [A436] a record that is not overwritten gives no ids either', async () => {
    serve({ record: () => ok(general('61', weighing(51), { inspectionId: '91', orgId: '104', serviceId: '3' })) })
    await openQuestionnaire({ ...HEALTH, serviceId: '' })
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: null, orgId: null, serviceId: null }])
  })
})

describe('the record that was tapped', () => {
  const listed = [
    general('62', weighing(62)),
    general('63', weighing(63)),
    { ...STORED, id: '64', inspectionId: '94', questionContent: JSON.stringify(weighing(64)) },
  ]
  const newest = () => ok(general('63', weighing(63)))
  const tapped = (recordId: string, inspectionId = ''): QuestionnaireTarget => ({ ...OWN, inspectionId, recordId })
  const weight = () => useForm.getState().answers.weight

  test('[A422] it opens from the list even when a newer one exists, and only that record is overwritten', async () => {
    serve({ record: newest, list: () => ok(listed) })
    await openQuestionnaire(tapped('62'))
    expect(weight()).toBe('62')
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: '62', inspectionId: null }])
  })

  test('[A422] it comes from the loaded list, until something of it was saved', async () => {
    serve({ record: newest, list: () => ok(listed) })
    await loadMyQuestionnaires()
    await openQuestionnaire(tapped('62'))
    const requestCount = () => seen.filter(({ url }) => /getInspectChq|getQuestionnaireInfo/.test(url)).length
    expect([weight(), requestCount()]).toEqual(['62', 1])
    await sendQuestionnaire()
    await openQuestionnaire(tapped('63'))
    expect([weight(), requestCount()]).toEqual(['63', 2])
  })

  test('[A422] it opens even when the server has another record for its inspection', async () => {
    serve({ record: () => ok({ ...STORED, inspectionId: '94' }), list: () => ok(listed) })
    await openQuestionnaire(tapped('64', '94'))
    expect(weight()).toBe('64')
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: '64', inspectionId: '94' }])
  })

  test('[A422] answers typed in one record do not appear in another of the same person', async () => {
    serve({ record: newest, list: () => ok(listed) })
    await openQuestionnaire(tapped('62'))
    answerQuestion('menarcheAge', '14')
    await openQuestionnaire(tapped('63'))
    expect(useForm.getState().answers.menarcheAge).toBeUndefined()
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: '63', questionContent: expect.stringContaining('"weight":63') as string }])
    await openQuestionnaire(tapped('62'))
    expect(useForm.getState().answers).toMatchObject({ weight: '62', menarcheAge: '14' })
  })

  test.each([undefined, null, '', 5, false, [{}], '"?"', '{'])(
    '[A629] with the content %j in the list, its answers come from its own call, and no stored key is lost',
    async (questionContent) => {
      const row = general('62', {}, { questionContent, orgId: '104' })
      serve({ record: () => ok(general('62', { ...weighing(62), edition: 3 })), list: () => ok([row]) })
      await openQuestionnaire(tapped('62'))
      expect(weight()).toBe('62')
      expect(seen.map(({ url }) => url)).toContain('/api/subscribe/getQuestionnaireInfo?customerId=21&orgId=104')
      await sendQuestionnaire()
      expect(saves()).toMatchObject([{ id: '62', questionContent: expect.stringContaining('"edition":3') as string }])
    },
  )

  test('[A629] without its content in the list, the record of a check is asked for by its check', async () => {
    const row = { ...STORED, id: '64', inspectionId: '94', questionContent: undefined }
    serve({ record: () => ok({ ...row, questionContent: JSON.stringify(weighing(64)) }), list: () => ok([row]) })
    await openQuestionnaire(tapped('64'))
    expect(weight()).toBe('64')
    expect(seen.map(({ url }) => url)).toContain(
      '/api/subscribe/getQuestionnaireInfoByInspectionId?customerId=21&orgId=101&inspectionId=94',
    )
  })

  test.each([
    ['tells another record', () => ok(general('63', weighing(63)))],
    ['tells none', () => ok(null)],
    ['does not tell its content', () => ok(general('62', {}, { questionContent: null }))],
  ])('[A629] [A436] where its own call %s, it opens without answers and is not overwritten', async (_, record) => {
    serve({ record, list: () => ok([general('62', {}, { questionContent: undefined })]) })
    await openQuestionnaire(tapped('62'))
    expect(weight()).toBeUndefined()
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: null }])
  })

  test('[A629] [RA10] where its own call fails, no form opens', async () => {
    serve({ record: () => status(500), list: () => ok([general('62', {}, { questionContent: undefined })]) })
    await openQuestionnaire(tapped('62'))
    expect(opened()).toBe('failed')
  })

  const unreadable = () => ok([{ ...general('62', weighing(62)), customerId: null }])

  test.each([
    ['another record of the person fills the form', newest, '', null],
    ['another record of its check fills the form', () => ok({ ...STORED, inspectionId: '95' }), '94', '94'],
    ['the person has no other one', () => ok(null), '', null],
    ['its check has no record', () => ok(null), '94', '94'],
  ])(
    '[A646] [A629] where its row cannot be read and %s, it is not overwritten',
    async (_, record, inspectionId, of) => {
      serve({ record, list: unreadable })
      await openQuestionnaire(tapped('62', inspectionId))
      await sendQuestionnaire()
      expect(saves()).toMatchObject([{ id: null, inspectionId: of }])
    },
  )

  test.each([
    ['the person', '', { inspectionId: null }],
    ['its check', '94', { inspectionId: '94' }],
  ])(
    '[A646] [A422] where %s tells the record that the list lacks, it is overwritten with all its keys',
    async (...args) => {
      const [, inspectionId, changed] = args
      serve({ record: () => ok(general('62', { ...weighing(62), edition: 3 }, changed)), list: unreadable })
      await openQuestionnaire(tapped('62', inspectionId))
      expect(weight()).toBe('62')
      await sendQuestionnaire()
      expect(saves()).toMatchObject([{ id: '62', questionContent: expect.stringContaining('"edition":3') as string }])
    },
  )

  test.each([undefined, null, 5, false, [{}], '7', '"?"', '[1]'])(
    '[A629] [A436] a record of the person whose content is %j is saved as a new one',
    async (questionContent) => {
      serve({ record: () => ok(general('61', {}, { questionContent })) })
      await openQuestionnaire(HEALTH)
      await sendQuestionnaire()
      expect(saves()).toMatchObject([{ id: null }])
    },
  )

  test.each(['', ' ', '{}', '[]', 'null'])(
    '[A179] [A629] a record of the person whose content is %j has no answers, and is overwritten',
    async (questionContent) => {
      serve({ record: () => ok(general('61', {}, { questionContent })) })
      await openQuestionnaire(HEALTH)
      await sendQuestionnaire()
      expect(saves()).toMatchObject([{ id: '61' }])
    },
  )

  test('[A422] the record itself names its person and its inspection', async () => {
    serve({ list: () => ok([{ ...listed[2], customerId: '22' }]) })
    await openQuestionnaire({ ...tapped('64'), customerId: '' })
    expect(opened()).toMatchObject({ customerId: '22', inspectionId: '94', recordId: '64' })
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: '64', customerId: '22', inspectionId: '94' }])
  })
})

describe('old answers', () => {
  const content = {
    basicinfo: { name: '周玉珍', age: 60 },
    menstrufeeding: { m_lastday: '2021-05-01', special: true, m_age: 14 },
    breast: { breasttype: '1' },
  }
  const old = { createTime: '2021-05-08 09:00:00' }
  const answers = () => useForm.getState().answers

  test('[A421] an old record fills the form with the person’s age and without temporary answers, and its date is shown', async () => {
    serve({ record: () => ok(general('61', content, old)) })
    await openQuestionnaire(HEALTH)
    expect(answers()).toEqual({ name: '周玉珍', age: '71', sex: '0', menarcheAge: '14' })
    expect(earlierOf(useForm.getState(), 'menarcheAge')).toMatchObject({ madeOn: '2021-05-08' })
    expect(earlierOf(useForm.getState(), 'age')).toBeUndefined()
    answerQuestion('menarcheAge', '15')
    expect(earlierOf(useForm.getState(), 'menarcheAge')).toBeUndefined()
  })

  test('[A421] the record of the same inspection opens with its own answers, however old', async () => {
    serve({ record: () => ok({ ...STORED, questionContent: JSON.stringify(content), ...old }) })
    await openQuestionnaire(OWN)
    expect(answers()).toMatchObject({ age: '60', lastPeriodDay: '2021-05-01', special: 'yes' })
    expect(earlierOf(useForm.getState(), 'age')).toBeUndefined()
  })

  test('[A421] a record of this week fills everything but the age', async () => {
    serve({ record: () => ok(general('61', content)) })
    await openQuestionnaire(HEALTH)
    expect(answers()).toMatchObject({
      age: '71',
      lastPeriodDay: '2021-05-01',
      special: 'yes',
      breastResults: 'yes',
      breastType: '1',
    })
  })
})

describe('an inspection without stored measurements', () => {
  const stored = (basicinfo: object) =>
    serve({ record: () => ok({ ...STORED, questionContent: JSON.stringify({ basicinfo }) }) })

  test.each([
    [{ name: '周玉珍' }, 'inspectionMeasured'],
    [{ height: 160, weight: null }, 'inspectionMeasured'],
    [{ height: 160, weight: 55.5 }, 'inspection'],
  ])('[A426] stored %j opens %s', async (basicinfo, variantId) => {
    stored(basicinfo)
    await openQuestionnaire(OWN)
    expect([opened(), useForm.getState().form]).toMatchObject([{ variantId }, { variantId }])
  })

  test('[A453] a form opened for height and weight asks for both, whatever is stored', async () => {
    stored({ height: 160, weight: 55.5 })
    await openQuestionnaire({ ...OWN, measured: true })
    expect(opened()).toMatchObject({ variantId: 'inspectionMeasured' })
    expect(useForm.getState().answers).toMatchObject({ height: '160', weight: '55.5' })
  })

  test('[A172] an inspection without a record and a general questionnaire ask for no measurements', async () => {
    await openQuestionnaire(OWN)
    expect(opened()).toMatchObject({ variantId: 'inspection' })
    serve({ record: () => ok(general('61', {})) })
    await openQuestionnaire({ ...OWN, inspectionId: '' })
    expect(opened()).toMatchObject({ variantId: 'inspection' })
  })
})

describe('a person’s record that fails to load', () => {
  test('[A340] the failure is reported; a retry fills only unanswered questions and overwrites nothing', async () => {
    const record = () => ok(general('61', { basicinfo: { name: '周玉珍', age: 60, weight: 51 } }))
    serve({ record, relative: () => body('', 502) })
    await openQuestionnaire(HEALTH)
    expect(opened()).toMatchObject({ notPrefilled: { kind: 'http' }, recordId: '61' })
    expect(useForm.getState().answers).toEqual({ name: '周玉珍', weight: '51' })
    answerQuestion('weight', '')
    answerQuestion('name', '周玉')
    serve({ record })
    await openQuestionnaire(HEALTH)
    expect(opened()).toMatchObject({ notPrefilled: undefined })
    expect(useForm.getState()).toMatchObject({
      answers: { name: '周玉', weight: '', age: '71', sex: '0' },
      unsent: true,
    })
  })

  test('[RA10] no form opens when stored answers fail to load, because blanks would overwrite them', async () => {
    serve({ record: () => body('', 502) })
    await openQuestionnaire(HEALTH)
    expect(opened()).toBe('failed')
    expect(await sendQuestionnaire()).toEqual({ kind: 'ignored' })
  })
})

describe('the id that a save returns', () => {
  const REFUSED = () => status(50090, '报告生成失败')

  test.each(['61', 61, { hqiId: '61' }])(
    '[A419] returned as %j, it is used again after its report failed',
    async (content) => {
      serve({ save: () => ok(content), report: (turn) => (turn === 1 ? REFUSED() : ok('71')) })
      await openQuestionnaire(HEALTH)
      await sendQuestionnaire()
      answerQuestion('age', '72')
      expect(await sendQuestionnaire()).toEqual({ kind: 'sent', data: { reportId: '71' } })
      expect(saves().map(({ id }) => id)).toEqual([null, '61'])
    },
  )

  test('[A419] it survives a reload, whatever the server returns for the person, and is dropped after everything is sent', async () => {
    const record = () => ok(general('60', weighing(51), { inspectionId: '91' }))
    const list = () => ok([general('61', weighing(70))])
    serve({ record, list, report: (turn) => (turn === 1 ? REFUSED() : ok('71')) })
    await openQuestionnaire(HEALTH)
    answerQuestion('weight', '70')
    await sendQuestionnaire()
    reload()
    await openQuestionnaire(HEALTH)
    expect(useForm.getState().answers.weight).toBe('70')
    answerQuestion('weight', '71')
    expect(await sendQuestionnaire()).toEqual({ kind: 'sent', data: { reportId: '71' } })
    expect(saves().map(({ id }) => id)).toEqual([null, '61'])
    expect(kept()).toEqual([])
    await openQuestionnaire(HEALTH)
    expect(opened()).toMatchObject({ recordId: '' })
  })

  test('[A419] it belongs to this form alone', async () => {
    serve({ report: REFUSED })
    await openQuestionnaire(HEALTH)
    await sendQuestionnaire()
    await openQuestionnaire({ ...HEALTH, customerId: '22' })
    await sendQuestionnaire()
    expect(saves().map(({ id, customerId }) => [id, customerId])).toEqual([
      [null, '21'],
      [null, '22'],
    ])
  })

  test('[A419] the saved record of one person neither fills nor becomes that of another', async () => {
    serve({ report: REFUSED, list: () => ok([general('61', weighing(51))]) })
    await openQuestionnaire(HEALTH)
    await sendQuestionnaire()
    await openQuestionnaire({ ...HEALTH, customerId: '22' })
    expect(useForm.getState().answers).toMatchObject({ name: '林可' })
    expect(useForm.getState().answers.weight).toBeUndefined()
    await sendQuestionnaire()
    expect(saves().map(({ id, customerId }) => [id, customerId])).toEqual([
      [null, '21'],
      [null, '22'],
    ])
  })

  test('[A419] [A646] where its record cannot be read, no other one is overwritten', async () => {
    const unread = general('61', {}, { questionContent: '{&quot;' })
    serve({ list: () => ok([unread]), report: (turn) => (turn === 1 ? REFUSED() : ok('71')) })
    await openQuestionnaire(HEALTH)
    answerQuestion('weight', '70')
    await sendQuestionnaire()
    reload()
    await openQuestionnaire(HEALTH)
    serve({ list: () => ok([unread]), record: () => ok(general('60', weighing(51))) })
    await sendQuestionnaire()
    expect(saves().map(({ id }) => id)).toEqual([null, null])
  })

  test('[A422] a record of another person is filled with the data of that person', async () => {
    serve({ list: () => ok([general('62', { basicinfo: { weight: 51 } }, { customerId: '22' })]) })
    await openQuestionnaire({ ...HEALTH, recordId: '62' })
    expect(useForm.getState().answers).toMatchObject({ name: '林可', weight: '51' })
    await sendQuestionnaire()
    expect(saves().map(({ id, customerId }) => [id, customerId])).toEqual([['62', '22']])
  })

  test('[A434] an unanswered save is sent under the same key after a reload', async () => {
    serve({ save: (turn) => (turn === 1 ? Response.error() : ok('61')) })
    await openQuestionnaire(OWN)
    answerQuestion('age', '72')
    await sendQuestionnaire()
    reload()
    await openQuestionnaire(OWN)
    expect(await sendQuestionnaire()).toMatchObject({ kind: 'sent' })
    expect(new Set(keys(SAVE)).size).toBe(1)
    expect(kept()).toEqual([])
  })
})

describe('a record that was made after the form was opened', () => {
  const made =
    (content: object = weighing(70), changed: object = {}) =>
    () =>
      ok(general('61', content, changed))

  test.each([
    ['the general questionnaire', HEALTH, {}],
    ['the questionnaire of a check', OWN, { inspectionId: '91' }],
  ])('[A578] %s that another tab has saved is overwritten, and no second one is made', async (_, target, changed) => {
    await openQuestionnaire(target)
    answerQuestion('menarcheAge', '14')
    serve({ record: made({ ...weighing(70), edition: 3 }, changed) })
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: '61', questionContent: expect.stringContaining('"edition":3') as string }])
    expect(opened()).toMatchObject({ recordId: '61' })
  })

  test('[A578] [A391] a save whose answer was lost is repeated unchanged, and corrected on the record that it made', async () => {
    serve({ save: () => Response.error() })
    await openQuestionnaire(HEALTH)
    await sendQuestionnaire()
    serve({ record: made(), save: (turn) => (turn === 2 ? Response.error() : ok('61')) })
    await sendQuestionnaire()
    answerQuestion('weight', '71')
    await sendQuestionnaire()
    expect(saves().map(({ id }) => id)).toEqual([null, null, '61'])
    const [first, second] = keys(SAVE)
    expect(second).toBe(first)
  })

  test.each([
    ['of a check', made(weighing(70), { inspectionId: '91' })],
    ['that cannot be read', made({}, { questionContent: '{&quot;' })],
    ['of another person', made(weighing(70), { customerId: '22' })],
    ['that does not load', () => body('', 502)],
  ])('[A578] [A418] a record %s is not overwritten', async (_, record) => {
    await openQuestionnaire(HEALTH)
    serve({ record })
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: null }])
  })

  test('[A578] [A422] an unreadable record that was tapped leads to no other one', async () => {
    const unread = general('62', {}, { questionContent: '{&quot;' })
    serve({ record: made(), list: () => ok([unread]) })
    await openQuestionnaire({ ...HEALTH, recordId: '62' })
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: null }])
  })

  test('[A578] a save waits three seconds at most for the record that may have been made', async () => {
    await openQuestionnaire(HEALTH)
    serve({ record: () => new Promise(() => undefined) })
    vi.useFakeTimers()
    const sending = sendQuestionnaire()
    await vi.advanceTimersByTimeAsync(2900)
    expect(saves()).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    expect(await sending).toMatchObject({ kind: 'sent' })
    expect(saves()).toMatchObject([{ id: null }])
  })

  test('[A578] [RC7] a sign-out while it is looked for sends nothing', async () => {
    await openQuestionnaire(HEALTH)
    let answer: ((found: Response) => void) | undefined
    serve({ record: () => new Promise((resolve) => (answer = resolve)) })
    const sending = sendQuestionnaire()
    await vi.waitFor(() => expect(answer).toBeDefined())
    resetStores()
    answer?.(made()())
    expect(await sending).toEqual({ kind: 'ignored' })
    expect(saves()).toEqual([])
  })

  test('[A578] [A428] a consent that another tab withdraws while it is looked for sends nothing', async () => {
    await openQuestionnaire(HEALTH)
    answerQuestion('menarcheAge', '14')
    const slow = deferred<Response>()
    const asked = vi.fn(() => slow.promise)
    serve({ record: asked })
    const sending = sendQuestionnaire()
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    window.dispatchEvent(new StorageEvent('storage', { key: 'of:7:consent', oldValue: '{}', newValue: null }))
    slow.resolve(made()())
    expect(await sending).toEqual({ kind: 'ignored' })
    expect(saves()).toEqual([])
  })
})

describe('a draft of the questionnaire of a check', () => {
  const measures = { height: 160, weight: 55.5 }
  const storedWith = (basicinfo: object) => () => ok({ ...STORED, questionContent: JSON.stringify({ basicinfo }) })

  test('[A579] [A384] it is offered although the form now asks for height and weight too, and sending that form removes it', async () => {
    await openQuestionnaire(OWN)
    answerQuestion('menarcheAge', '14')
    reload()
    serve({ record: storedWith({}) })
    await openQuestionnaire(OWN)
    expect(opened()).toMatchObject({ variantId: 'inspectionMeasured' })
    expect(useForm.getState()).toMatchObject({ answers: { menarcheAge: '14' }, unsent: true })
    expect(useForm.getState().restoredFrom).toBeDefined()
    expect(unfinishedOf('21')).toMatchObject({ form: 'inspection', inspectionId: '91' })
    await sendQuestionnaire()
    expect(drafts()).toEqual([])
    expect(unfinishedOf('21')).toBeUndefined()
  })

  test('[A579] it is offered where height and weight are no longer asked, without these', async () => {
    serve({ record: storedWith({}) })
    await openQuestionnaire(OWN)
    answerQuestions({ height: '161', menarcheAge: '14' })
    reload()
    serve({ record: storedWith(measures) })
    await openQuestionnaire(OWN)
    expect(useForm.getState().answers).toMatchObject({ menarcheAge: '14' })
    answerQuestion('smoking', 'no')
    expect(drafts()).toHaveLength(1)
    answerQuestions({ smoking: '', menarcheAge: '' })
    await sendQuestionnaire()
    expect(drafts()).toEqual([])
  })

  test('[A579] the newer one is offered, and what another tab typed into the other one is kept with it', async () => {
    await openQuestionnaire(OWN)
    answerQuestions({ menarcheAge: '14', childbirth: '1' })
    reload()
    setClockOffset(chinaMoment('2026-11-21 10:05:00') - Date.now())
    serve({ record: storedWith({}) })
    await openQuestionnaire(OWN)
    answerQuestions({ menarcheAge: '15', weight: '56' })
    reload()
    await openQuestionnaire(OWN)
    expect(useForm.getState().answers).toMatchObject({ menarcheAge: '15', childbirth: '1', weight: '56' })
    startAgain()
    expect(drafts()).toEqual([])
    expect(useForm.getState().answers['menarcheAge']).toBeUndefined()
  })
})
