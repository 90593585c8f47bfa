import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setClockOffset } from '../../src/lib/clock'
import { chinaMoment } from '../../src/lib/days'
import { answerQuestion, earlierOf, useForm } from '../../src/stores/form'
import { openQuestionnaire, useQuestionnaires, type Filling } from '../../src/stores/questionnaires'
import { loadMine, useMine } from '../../src/stores/questionnairesMine'
import { sendQuestionnaire, useSending } from '../../src/stores/questionnairesSend'
import { keepToken } from '../../src/stores/session'
import { resetStores } from '../../src/stores/store'
import { answerWith, body, ok, seen, status, told, type Seen } from '../api/clientSupport'

const OWN: Filling = { variantId: 'inspection', customerId: '21', organisationId: '101', serviceId: '1', inspectionId: '91', recordId: '' }
const HEALTH: Filling = { ...OWN, variantId: 'fullRecord', organisationId: '', serviceId: '2', inspectionId: '' }
const NAMES: Record<string, string> = { '21': '周玉珍', '22': '林可' }
const STORED = { id: '61', customerId: '21', inspectionId: '91', orgId: '101', serviceId: '1', questionContent: '{"basicinfo":{"name":"周玉珍","age":71}}', name: null, createTime: null }

const SAVE = '/api/subscribe/saveOrUpdateHealthQuestionnaireInfo'
const REPORT = '/api/report/submitQuesGenerateReport'
const sent = (path: string) => seen.filter(({ url }) => url === path)
const saves = () => sent(SAVE).map((one) => JSON.parse(one.body) as { id: string | null; customerId: string; questionContent: string })
const keys = (path: string) => sent(path).map(({ key }) => key)

type Reply = Response | Promise<Response>
type Replies = { record?: (asked: Seen) => Reply; save?: (turn: number) => Reply; report?: (turn: number) => Reply; relative?: (id: string) => Reply; list?: () => Reply }

/** A server with this patient's record, no questionnaire stored, and what a test says otherwise. */
const serve = ({ record = () => ok(null), save = () => ok('61'), report = () => ok('71'), relative = (id) => ok(relativeOf(id)), list = () => ok([]) }: Replies = {}): void =>
  answerWith((asked) => {
    if (asked.url === '/api/customer/getCustomerInfo') return ok({ id: '21', name: '周玉珍', telphone: '13812345678', age: 71, sex: '0' })
    if (asked.url.startsWith('/api/relativesManager/getRelativesInfoById')) return relative(new URLSearchParams(asked.url.split('?')[1]).get('customerId') ?? '')
    if (asked.url.startsWith('/api/subscribe/getQuestionnaireInfo')) return record(asked)
    if (asked.url === '/api/subscribe/getInspectChq') return list()
    if (asked.url === SAVE) return save(sent(SAVE).length)
    if (asked.url === REPORT) return report(sent(REPORT).length)
    throw new Error(`nobody asks for ${asked.url}`)
  })

const relativeOf = (id: string) => ({ id, isPrimary: id === '21' ? '1' : '0', name: NAMES[id], age: 71, sex: '0' })

/** An answer that comes when the test lets it. */
const later = () => {
  let answer: (response: Response) => void = () => undefined
  const promise = new Promise<Response>((resolve) => {
    answer = resolve
  })
  return { promise, answer }
}

/** What was typed and not sent; the key of a sending is kept apart (A434). */
const drafts = () => kept().filter((key) => !key.includes('draft:sent '))
const kept = () => Object.keys(window.localStorage).filter((key) => key.includes('draft:'))
/** The page is loaded anew: what the phone keeps stays. */
const reload = () => {
  useQuestionnaires.setState(useQuestionnaires.getInitialState(), true)
  useForm.setState(useForm.getInitialState(), true)
  useSending.setState(useSending.getInitialState(), true)
  useMine.setState(useMine.getInitialState(), true)
}
const opened = () => {
  const remote = useQuestionnaires.getState().opened
  return remote.state === 'ready' ? remote.data : remote.state
}

beforeEach(() => {
  setClockOffset(chinaMoment('2026-11-21 10:00:00') - Date.now())
  keepToken('token-1')
  serve()
})
afterEach(() => {
  resetStores()
  Cookies.remove('token', { path: '/' })
  window.localStorage.clear()
  setClockOffset(0)
})

describe('opening', () => {
  test('[A175] the questionnaire of a check is asked for by its inspection, any other without', async () => {
    await openQuestionnaire(OWN)
    await openQuestionnaire({ ...OWN, inspectionId: '' })
    const asked = seen.map(({ url }) => url).filter((url) => url.includes('getQuestionnaireInfo'))
    expect(asked).toEqual([
      '/api/subscribe/getQuestionnaireInfoByInspectionId?customerId=21&orgId=101&inspectionId=91',
      '/api/subscribe/getQuestionnaireInfo?customerId=21&orgId=101',
    ])
  })

  test('[A377] [A378] without a patient it is the customer’s own, without a clinic its id is blank', async () => {
    await openQuestionnaire({ ...HEALTH, customerId: '' })
    expect(opened()).toMatchObject({ userId: '21', customerId: '21' })
    expect(seen.map(({ url }) => url)).toContain('/api/subscribe/getQuestionnaireInfo?customerId=21&orgId=')
  })

  test('[A340] where nothing is stored the form opens with what the patient’s record says; without the record it opens all the same', async () => {
    await openQuestionnaire(OWN)
    expect(useForm.getState().answers).toEqual({ name: '周玉珍', age: '71', sex: '0' })
    serve({ relative: () => status(50405, '受检人不存在') })
    await openQuestionnaire({ ...OWN, customerId: '22' })
    expect(opened()).toMatchObject({ customerId: '22' })
    expect(useForm.getState().answers).toEqual({})
  })

  test('[RA11] patient A’s answer that comes after B was chosen is dropped', async () => {
    const slow = later()
    serve({ record: ({ url }) => (url.includes('customerId=21') ? slow.promise : ok(null)) })
    const first = openQuestionnaire(HEALTH)
    await openQuestionnaire({ ...HEALTH, customerId: '22' })
    slow.answer(ok({ ...STORED, inspectionId: null }))
    await first
    expect(opened()).toMatchObject({ customerId: '22', recordId: '' })
    expect(useForm.getState().answers).toMatchObject({ name: '林可' })
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: null, customerId: '22' }])
  })

  test('[RA11] patient A’s failure that comes after B was chosen is dropped', async () => {
    const slow = later()
    serve({ record: ({ url }) => (url.includes('customerId=21') ? slow.promise : ok(null)) })
    const first = openQuestionnaire(HEALTH)
    await openQuestionnaire({ ...HEALTH, customerId: '22' })
    slow.answer(body('', 502))
    await first
    expect(opened()).toMatchObject({ customerId: '22' })
  })

  test('[RA10] [RA11] while B is on the way nothing of A can be sent', async () => {
    await openQuestionnaire(HEALTH)
    const slow = later()
    serve({ record: () => slow.promise })
    const second = openQuestionnaire({ ...HEALTH, customerId: '22' })
    expect(opened()).toBe('loading')
    expect(await sendQuestionnaire()).toEqual({ kind: 'nothing' })
    expect(sent(SAVE)).toEqual([])
    slow.answer(ok(null))
    await second
  })
})

describe('the id that is sent', () => {
  test.each([
    ['of the loaded record', STORED, '60', '61'],
    ['that the address names', null, '60', '60'],
    ['none for a new one', null, '', null],
  ])('[A175] [A392] is the one %s', async (_what, record, recordId, id) => {
    serve({ record: () => ok(record) })
    await openQuestionnaire({ ...OWN, recordId })
    answerQuestion('age', '72')
    expect(await sendQuestionnaire()).toEqual({ kind: 'sent', reportId: undefined })
    expect(JSON.parse(sent(SAVE)[0]?.body ?? '')).toEqual({
      id, orgId: '101', serviceId: '1', customerId: '21', inspectionId: '91', questionContent: expect.stringContaining('"age":72') as string,
    })
  })

  test('[A176] a questionnaire of a check makes no report, that of the health service does, of what was saved', async () => {
    await openQuestionnaire(OWN)
    await sendQuestionnaire()
    expect(sent(REPORT)).toEqual([])
    await openQuestionnaire(HEALTH)
    expect(await sendQuestionnaire()).toEqual({ kind: 'sent', reportId: '71' })
    expect(Object.fromEntries(new URLSearchParams(sent(REPORT)[0]?.body))).toEqual({ questionContent: saves()[1]?.questionContent, riskReportId: '' })
    expect(saves()[1]).toMatchObject({ orgId: null, serviceId: '2', inspectionId: null })
  })
})

/** A general questionnaire of 周玉珍, and what differs. */
const general = (id: string, content: object, changed: object = {}) => ({ ...STORED, id, inspectionId: null, questionContent: JSON.stringify(content), createTime: '2026-11-20 10:00:00', ...changed })
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

  test('[A418] neither is another inspection’s record taken over', async () => {
    serve({ record: () => ok({ ...STORED, inspectionId: '92' }) })
    await openQuestionnaire(OWN)
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: null, inspectionId: '91' }])
  })

  test('[A418] [A392] a general record is saved over, and keeps what nobody here knows', async () => {
    serve({ record: () => ok(general('61', { ...weighing(51), edition: 3 })) })
    await openQuestionnaire(HEALTH)
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: '61', inspectionId: null, questionContent: expect.stringContaining('"edition":3') as string }])
  })
})

describe('the record that was tapped', () => {
  const listed = [general('62', weighing(62)), general('63', weighing(63)), { ...STORED, id: '64', inspectionId: '94', questionContent: JSON.stringify(weighing(64)) }]
  const newest = () => ok(general('63', weighing(63)))
  const tapped = (recordId: string, inspectionId = ''): Filling => ({ ...OWN, inspectionId, recordId })
  const weight = () => useForm.getState().answers.weight

  test('[A422] opens whatever is newer, asked for in the list, and is saved over alone', async () => {
    serve({ record: newest, list: () => ok(listed) })
    await openQuestionnaire(tapped('62'))
    expect(weight()).toBe('62')
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: '62', inspectionId: null }])
  })

  test('[A422] comes out of the list where that is known, until something of it was saved', async () => {
    serve({ record: newest, list: () => ok(listed) })
    await loadMine()
    await openQuestionnaire(tapped('62'))
    const asked = () => seen.filter(({ url }) => /getInspectChq|getQuestionnaireInfo/.test(url)).length
    expect([weight(), asked()]).toEqual(['62', 1])
    await sendQuestionnaire()
    await openQuestionnaire(tapped('63'))
    expect([weight(), asked()]).toEqual(['63', 2])
  })

  test('[A422] also of an inspection for which the server has another one by now', async () => {
    serve({ record: () => ok({ ...STORED, inspectionId: '94' }), list: () => ok(listed) })
    await openQuestionnaire(tapped('64', '94'))
    expect(weight()).toBe('64')
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: '64', inspectionId: '94' }])
  })

  test('[A422] what was typed in one is not typed in the other of the same person', async () => {
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

  test('[A422] it says itself whose it is and of which inspection', async () => {
    serve({ list: () => ok([{ ...listed[2], customerId: '22' }]) })
    await openQuestionnaire({ ...tapped('64'), customerId: '' })
    expect(opened()).toMatchObject({ customerId: '22', inspectionId: '94', recordId: '64' })
    await sendQuestionnaire()
    expect(saves()).toMatchObject([{ id: '64', customerId: '22', inspectionId: '94' }])
  })
})

describe('old answers', () => {
  const content = { basicinfo: { name: '周玉珍', age: 60 }, menstrufeeding: { m_lastday: '2021-05-01', special: true, m_age: 14 }, breast: { breasttype: '1' } }
  const old = { createTime: '2021-05-08 09:00:00' }
  const answers = () => useForm.getState().answers

  test('[A421] an old record fills the form, with the person’s age and without what held for a time; where it comes from is told', async () => {
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

  test('[A421] a record of the week fills everything but the age', async () => {
    serve({ record: () => ok(general('61', content)) })
    await openQuestionnaire(HEALTH)
    expect(answers()).toMatchObject({ age: '71', lastPeriodDay: '2021-05-01', special: 'yes', breastResults: 'yes', breastType: '1' })
  })
})

describe('a check without stored measures', () => {
  const stored = (basicinfo: object) => serve({ record: () => ok({ ...STORED, questionContent: JSON.stringify({ basicinfo }) }) })

  test.each([
    [{ name: '周玉珍' }, 'inspectionMeasured'], [{ height: 160, weight: null }, 'inspectionMeasured'], [{ height: 160, weight: 55.5 }, 'inspection'],
  ])('[A426] stored %j opens %s', async (basicinfo, variantId) => {
    stored(basicinfo)
    await openQuestionnaire(OWN)
    expect([opened(), useForm.getState().form]).toMatchObject([{ variantId }, { variantId }])
  })

  test('[A172] a check of which nothing is stored, and a general questionnaire, ask for none', async () => {
    await openQuestionnaire(OWN)
    expect(opened()).toMatchObject({ variantId: 'inspection' })
    serve({ record: () => ok(general('61', {})) })
    await openQuestionnaire({ ...OWN, inspectionId: '' })
    expect(opened()).toMatchObject({ variantId: 'inspection' })
  })
})

describe('a person’s record that cannot be fetched', () => {
  test('[A340] it is said; asked again it fills what nobody has answered, and takes nothing away', async () => {
    const record = () => ok(general('61', { basicinfo: { name: '周玉珍', age: 60, weight: 51 } }))
    serve({ record, relative: () => body('', 502) })
    await openQuestionnaire(HEALTH)
    expect(opened()).toMatchObject({ prefilled: false, recordId: '61' })
    expect(useForm.getState().answers).toEqual({ name: '周玉珍', weight: '51' })
    answerQuestion('weight', '')
    answerQuestion('name', '周玉')
    serve({ record })
    await openQuestionnaire(HEALTH)
    expect(opened()).toMatchObject({ prefilled: true })
    expect(useForm.getState()).toMatchObject({ answers: { name: '周玉', weight: '', age: '71', sex: '0' }, unsent: true })
  })

  test('[RA10] stored answers that cannot be fetched open no form, for blanks would be saved over them', async () => {
    serve({ record: () => body('', 502) })
    await openQuestionnaire(HEALTH)
    expect(opened()).toBe('failed')
    expect(await sendQuestionnaire()).toEqual({ kind: 'nothing' })
  })
})

describe('the id that a save answers', () => {
  const REFUSED = () => status(50090, '报告生成失败')

  test('[A419] the report failed, the answers are mended: the same record again', async () => {
    serve({ report: (turn) => (turn === 1 ? REFUSED() : ok('71')) })
    await openQuestionnaire(HEALTH)
    await sendQuestionnaire()
    answerQuestion('age', '72')
    expect(await sendQuestionnaire()).toEqual({ kind: 'sent', reportId: '71' })
    expect(saves().map(({ id }) => id)).toEqual([null, '61'])
  })

  test('[A419] also after a reload, whatever the server tells of the person; after the whole is sent no longer', async () => {
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
    expect(await sendQuestionnaire()).toEqual({ kind: 'sent', reportId: '71' })
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
    expect(saves().map(({ id, customerId }) => [id, customerId])).toEqual([[null, '21'], [null, '22']])
  })

  test('[A434] an unanswered save goes under the same key after a reload', async () => {
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

const undecided: [string, () => Response][] = [
  ['no network', () => Response.error()],
  ['a page instead of an answer', () => body('<html></html>')],
  ['a bad gateway', () => body('', 502)],
]
const definite: [string, () => Response][] = [
  ['a refusal', () => status(50085, '问卷内容无法读取')],
  ['a silent refusal', () => status(50037)],
]

describe('sending it again', () => {
  test.each(undecided)('[A391] after %s the same answers go under the same key, other answers under another', async (_what, failure) => {
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
  })

  test.each(definite)('[A391] after %s the same answers go under a new key', async (_what, failure) => {
    serve({ save: (turn) => (turn === 1 ? failure() : ok('61')) })
    await openQuestionnaire(OWN)
    await sendQuestionnaire()
    await sendQuestionnaire()
    const [first, second] = keys(SAVE)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toMatch(/^[0-9a-f]{32}$/)
    expect(second).not.toBe(first)
  })

  test('[A391] the key outlives a renewed token', async () => {
    serve({ save: (turn) => (turn === 1 ? status(50011, '', { token: 'token-2' }) : ok('61')) })
    await openQuestionnaire(OWN)
    expect(await sendQuestionnaire()).toMatchObject({ kind: 'sent' })
    expect(new Set(keys(SAVE)).size).toBe(1)
    expect(sent(SAVE).map(({ token }) => token)).toEqual(['token-1', 'token-2'])
  })

  test.each([...undecided, ...definite])('[A392] when only the report failed, with %s, only the report is repeated', async (_what, failure) => {
    serve({ report: (turn) => (turn === 1 ? failure() : ok('71')) })
    await openQuestionnaire(HEALTH)
    expect(await sendQuestionnaire()).toMatchObject({ kind: 'failed' })
    expect(await sendQuestionnaire()).toEqual({ kind: 'sent', reportId: '71' })
    expect([sent(SAVE).length, sent(REPORT).length]).toEqual([1, 2])
  })

  test('[A392] [A391] what was changed after the report had failed is saved and reported anew', async () => {
    serve({ report: (turn) => (turn === 1 ? Response.error() : ok('71')) })
    await openQuestionnaire(HEALTH)
    await sendQuestionnaire()
    answerQuestion('age', '72')
    expect(await sendQuestionnaire()).toMatchObject({ kind: 'sent' })
    expect(saves().map(({ questionContent }) => /"age":\d+/.exec(questionContent)?.[0])).toEqual(['"age":71', '"age":72'])
    expect(new Set(keys(SAVE)).size).toBe(2)
    expect(new Set(keys(REPORT)).size).toBe(2)
  })

  test('[A392] nothing is left out when the same answers are sent once more after they had arrived', async () => {
    await openQuestionnaire(HEALTH)
    await sendQuestionnaire()
    await sendQuestionnaire()
    expect([sent(SAVE).length, sent(REPORT).length]).toEqual([2, 2])
    expect(new Set(keys(SAVE)).size).toBe(2)
  })

  test('[RB1] two submits at once send one', async () => {
    const slow = later()
    serve({ save: () => slow.promise })
    await openQuestionnaire(OWN)
    const first = sendQuestionnaire()
    expect(await sendQuestionnaire()).toEqual({ kind: 'nothing' })
    slow.answer(ok('61'))
    expect(await first).toMatchObject({ kind: 'sent' })
    expect(sent(SAVE)).toHaveLength(1)
  })
})

describe('what stays on the phone', () => {
  test('[A384] the draft is there until the answers have arrived, then gone', async () => {
    serve({ save: (turn) => (turn === 1 ? Response.error() : ok('61')) })
    await openQuestionnaire(OWN)
    answerQuestion('age', '72')
    expect(drafts()).toEqual(['of:21:draft:inspection:21:91'])
    await sendQuestionnaire()
    expect(drafts()).toHaveLength(1)
    await sendQuestionnaire()
    expect(drafts()).toEqual([])
  })

  test('[FULLQ-51] on failure everything stays as it was typed, and is told in its place alone', async () => {
    serve({ save: () => status(50085, '问卷内容无法读取') })
    await openQuestionnaire(OWN)
    answerQuestion('age', '72')
    const { answers } = useForm.getState()
    expect(await sendQuestionnaire()).toMatchObject({ kind: 'failed', error: { kind: 'refused', serverMessage: '问卷内容无法读取' } })
    expect(useForm.getState()).toMatchObject({ answers, unsent: true, closed: false })
    expect(useSending.getState().sending).toBe(false)
    expect(told.notices).toEqual([])
  })

  test('[A384] what another patient’s form holds stays when the one that was on its way arrives', async () => {
    const slow = later()
    serve({ save: () => slow.promise })
    await openQuestionnaire(HEALTH)
    answerQuestion('age', '72')
    const sending = sendQuestionnaire()
    await openQuestionnaire({ ...HEALTH, customerId: '22' })
    answerQuestion('age', '23')
    slow.answer(ok('61'))
    expect(await sending).toMatchObject({ kind: 'sent' })
    expect(drafts()).toEqual(['of:21:draft:fullRecord:22:'])
    expect(useForm.getState()).toMatchObject({ unsent: true, closed: false, answers: { age: '23' } })
  })

  test('[RC7] an answer that comes after sign-out leaves nothing behind', async () => {
    const slow = later()
    serve({ save: () => slow.promise })
    await openQuestionnaire(OWN)
    answerQuestion('age', '72')
    const sending = sendQuestionnaire()
    resetStores()
    slow.answer(ok('61'))
    await sending
    expect(drafts()).toEqual([])
    expect(useSending.getState()).toMatchObject({ sending: false, stored: undefined, report: undefined })
  })
})
