import { act, cleanup, render } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answers } from '@/domain/questionForm/question'
import { loadWords, startLanguage } from '@/i18n/setup'
import { phoneNow, setClockByServer, setClockOffset, unsetClock } from '@/lib/time/clock'
import { chinaMoment, chinaTime } from '@/lib/time/day'
import { QuestionField } from '@/routes/questionForm/QuestionField'
import {
  answerQuestion,
  checkForm,
  closeForm,
  isPrefilled,
  leaveQuestion,
  openForm,
  openCounts,
  shownProblem,
  startAgain,
  useForm,
  type OpenForm,
} from '@/stores/questionForm/form'
import { resetStores } from '@/stores/createStore'
import { woman } from '../../support/questionnaireAnswers'

const OWN: OpenForm = {
  variantId: 'inspection',
  key: '21',
  draftOwner: { userId: '7', patientId: '21' },
  sources: [{ name: '王芳', age: '45' }],
}
const DRAFT = 'of:7:draft:inspection:21'

const itIs = (time: string) => setClockOffset(chinaMoment(time) - Date.now())
const state = () => useForm.getState()
const minute = (at = 0) => chinaTime(at).slice(0, 16)
const problem = (id: Parameters<typeof shownProblem>[1]) => shownProblem(state(), id)
/** Simulates a reload: only stored data is left. */
const reload = (form: OpenForm = OWN) => {
  useForm.setState(useForm.getInitialState(), true)
  openForm(form)
}
const stored = (value: unknown) =>
  window.localStorage.setItem(DRAFT, typeof value === 'string' ? value : JSON.stringify(value))
const draft = (answers: unknown) => ({
  at: chinaMoment('2026-11-21 10:00:00'),
  draft: { form: 'inspection', answers },
})

beforeEach(() => itIs('2026-11-21 10:42:00'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  resetStores()
  setClockOffset(0)
  unsetClock()
  window.localStorage.clear()
})

describe('the open form', () => {
  test('[A340] it opens with the known answers, and a later source overrides an earlier one', () => {
    openForm({ ...OWN, sources: [{ name: '王芳', age: '45.5' }, { name: '王小芳' }] })
    expect(state()).toMatchObject({
      answers: { name: '王小芳', age: '45' },
      unsent: false,
      kept: undefined,
      restoredFrom: undefined,
    })
    expect(isPrefilled(state(), 'age')).toBe(true)
    expect(isPrefilled(state(), 'sex')).toBe(false)
    answerQuestion('age', '46')
    expect(isPrefilled(state(), 'age')).toBe(false)
  })

  test('opened again, it keeps the typed answers; another form starts empty', () => {
    openForm(OWN)
    answerQuestion('name', '王')
    openForm({ ...OWN, sources: [{ name: '林婉清' }] })
    expect(state().answers).toEqual({ name: '王', age: '45' })
    openForm({ ...OWN, key: '22', draftOwner: { userId: '7', patientId: '22' }, sources: [{ name: '林婉清' }] })
    expect(state()).toMatchObject({ answers: { name: '林婉清' }, unsent: false })
  })

  test('[A174] a problem is shown after the question is left or the form is submitted, and not during correction', () => {
    openForm(OWN)
    answerQuestion('age', '0')
    expect(problem('age')).toBeUndefined()
    leaveQuestion('age')
    expect(problem('age')).toBe('ageWrong')
    answerQuestion('age', '14')
    answerQuestion('age', '0')
    expect(problem('age')).toBeUndefined()
    expect(checkForm()[0]).toEqual({ question: 'age', problem: 'ageWrong' })
    expect([problem('age'), problem('sex'), problem('menarcheAge')]).toEqual([
      'ageWrong',
      'choose',
      'menarcheAgeMissing',
    ])
  })

  test('[FULLQ-28] the age at the first pregnancy is checked again whenever the births change', () => {
    openForm({ ...OWN, sources: [woman] })
    answerQuestion('firstPregnancyAge', '1')
    leaveQuestion('firstPregnancyAge')
    expect(problem('firstPregnancyAge')).toBe('ageWrong')
    answerQuestion('childbirth', '0')
    expect(problem('firstPregnancyAge')).toBeUndefined()
    expect(checkForm()).toEqual([])
    answerQuestion('childbirth', '3')
    expect(problem('firstPregnancyAge')).toBe('ageWrong')
    expect(checkForm()).toEqual([{ question: 'firstPregnancyAge', problem: 'ageWrong' }])
  })

  test('open questions are counted by section, without questions that are not asked', () => {
    openForm(OWN)
    expect(openCounts(state())).toEqual([1, 3, 0, 2])
    answerQuestion('sex', '1')
    expect(openCounts(state())).toEqual([0, 0, 0, 2])
    answerQuestion('firstDegree', 'yes')
    expect(openCounts(state())).toEqual([0, 0, 1, 2])
  })
})

describe('the draft', () => {
  test('[RB4] [A384] typed answers come back after a reload, with the time they were stored', () => {
    openForm(OWN)
    answerQuestion('name', '王小芳')
    answerQuestion('firstDegree', 'yes')
    answerQuestion('firstDegreeWho', ['0', '2'])
    expect(minute(state().kept?.at)).toBe('2026-11-21 10:42')
    expect(state().kept?.onPhone).toBe(true)
    itIs('2026-11-21 22:41:00')
    reload()
    expect(state()).toMatchObject({
      answers: { name: '王小芳', age: '45', firstDegree: 'yes', firstDegreeWho: ['0', '2'] },
      unsent: true,
    })
    expect(minute(state().restoredFrom)).toBe('2026-11-21 10:42')
  })

  test('[A384] an answer that the user deleted is not filled in again from the known answers', () => {
    openForm({ ...OWN, sources: [woman] })
    answerQuestion('lastPeriodDay', '')
    answerQuestion('firstDegreeWho', [])
    reload({ ...OWN, sources: [woman] })
    expect(state().answers).toMatchObject({ lastPeriodDay: '', firstDegreeWho: [], name: '王芳' })
  })

  test('[A384] ID card, phone number and code are not stored at all', () => {
    openForm({ variantId: 'supplementaryOwn', key: '21', draftOwner: { userId: '7', patientId: '21' }, sources: [] })
    answerQuestion('identityCard', '11010119800101123X')
    answerQuestion('phone', '13812345678')
    answerQuestion('phoneCode', '123456')
    answerQuestion('name', '王芳')
    const all = Object.values(window.localStorage).join()
    expect(all).toContain('王芳')
    expect(all).not.toMatch(/11010119800101123X|13812345678|123456/)
  })

  test.each([
    ['after half a day', '2026-11-21 22:43:00'],
    ['by a clock that was set back', '2026-11-20 22:41:00'],
  ])('[RB4] the draft is gone %s', (_when, time) => {
    openForm(OWN)
    answerQuestion('name', '王小芳')
    itIs(time)
    for (let answer = 0; answer < 2; answer++) setClockByServer(new Date(phoneNow()).toUTCString())
    reload()
    expect(state()).toMatchObject({ answers: { name: '王芳', age: '45' }, unsent: false, restoredFrom: undefined })
    expect(window.localStorage.getItem(DRAFT)).toBeNull()
  })

  test.each([
    ['another user', { userId: '8', patientId: '21' }, 'inspection'],
    ['another patient', { userId: '7', patientId: '22' }, 'inspection'],
    ['another form', { userId: '7', patientId: '21' }, 'fullRecord'],
  ] as const)('[RB4] [A384] %s does not get the draft', (_who, draftOwner, variantId) => {
    openForm(OWN)
    answerQuestion('name', '王小芳')
    reload({ ...OWN, variantId, draftOwner, sources: [] })
    expect(state()).toMatchObject({ answers: {}, unsent: false })
    reload()
    expect(state().answers.name).toBe('王小芳')
  })

  test('[RB4] the draft is gone after the answers are sent, after a restart, and after a sign-out', () => {
    for (const end of [closeForm, startAgain, resetStores]) {
      openForm(OWN)
      answerQuestion('name', '王小芳')
      end()
      expect(window.localStorage).toHaveLength(0)
      expect(state().unsent).toBe(false)
      reload()
      expect(state().answers).toEqual({ name: '王芳', age: '45' })
      useForm.setState(useForm.getInitialState(), true)
    }
  })

  test.each<[string, unknown]>([
    ['cut off', '{"at":17'],
    ['no object', '7'],
    ['without a time', { draft: draft({ name: '王' }).draft }],
    ['with answers that are none', draft('王')],
    ['two megabytes long', draft({ name: '王'.repeat(2_000_000) })],
    ['two megabytes of what it does not know', draft({ name: '王', other: 'x'.repeat(2_000_000) })],
  ])('[RB5] a draft %s is ignored and removed', (_how, value) => {
    stored(value)
    openForm(OWN)
    expect(state()).toMatchObject({ answers: { name: '王芳', age: '45' }, unsent: false, restoredFrom: undefined })
    expect(window.localStorage.getItem(DRAFT)).toBeNull()
  })

  test('[RB5] unknown fields are dropped', () => {
    stored(draft({ name: '王', height: '162', sex: '7', more: true }))
    openForm(OWN)
    expect(state().answers).toEqual({ name: '王', age: '45' })
  })

  test.each(['blocked', 'full'])(
    'on a phone whose storage is %s the answers live as long as the page, and the form says so',
    (how) => {
      openForm(OWN)
      const refuse = () => {
        throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError')
      }
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
      if (how === 'blocked') vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
      answerQuestion('name', '王小芳')
      expect(state().kept?.onPhone).toBe(false)
      openForm({ ...OWN, key: 'other', draftOwner: undefined })
      openForm(OWN)
      expect(state().answers.name).toBe('王小芳')
      expect(state().kept?.onPhone).toBe(false)
      vi.restoreAllMocks()
      answerQuestion('name', '王芳芳')
      openForm({ ...OWN, key: 'other', draftOwner: undefined })
      openForm(OWN)
      expect(state().kept?.onPhone).toBe(true)
    },
  )

  test('a form without an owner stores nothing', () => {
    openForm({ ...OWN, draftOwner: undefined })
    answerQuestion('name', '王小芳')
    expect(state()).toMatchObject({ unsent: true, kept: undefined })
    expect(window.localStorage).toHaveLength(0)
  })
})

describe('re-rendering', () => {
  test('one answer re-renders its own field and only those other fields that depend on it', async () => {
    startLanguage()
    await loadWords(['shell', 'questionnaires', 'questions', 'ethnicities'])
    const woken: string[] = []
    const known: Answers = { ...woman, childbirth: '', menopauseAge: '50' }
    openForm({ ...OWN, draftOwner: undefined, sources: [known] })
    const ids = Object.keys(known) as (keyof typeof woman)[]
    render(
      ids.map((id) => (
        <Profiler key={id} id={id} onRender={() => woken.push(id)}>
          <QuestionField id={id} />
        </Profiler>
      )),
    )
    woken.length = 0
    act(() => answerQuestion('name', '王小芳'))
    expect(woken).toEqual(['name'])
    woken.length = 0
    act(() => answerQuestion('childbirth', '2'))
    expect(woken.sort()).toEqual(['childbirth', 'firstPregnancyAge'])
    woken.length = 0
    act(() => answerQuestion('age', '55'))
    expect(woken.sort()).toEqual(['age', 'menopauseAge'])
  })
})
