import Cookies from 'js-cookie'
import { afterEach, beforeEach } from 'vitest'
import { setClockOffset } from '@/lib/time/clock'
import { chinaMoment } from '@/lib/time/day'
import { useForm } from '@/stores/questionForm/form'
import { useQuestionnaires, type QuestionnaireTarget } from '@/stores/questionnaires/questionnaires'
import { useMyQuestionnaires } from '@/stores/questionnaires/mine'
import { useSavedParts } from '@/stores/questionnaires/send'
import { useSubmissions } from '@/stores/submit'
import { keepToken } from '@/stores/auth/session'
import { resetStores } from '@/stores/createStore'
import { answerWith, ok, seen, type Seen } from '../../support/client'

export const OWN: QuestionnaireTarget = {
  variantId: 'inspection',
  customerId: '21',
  organisationId: '101',
  serviceId: '1',
  inspectionId: '91',
  recordId: '',
}
export const HEALTH: QuestionnaireTarget = {
  ...OWN,
  variantId: 'fullRecord',
  organisationId: '',
  serviceId: '2',
  inspectionId: '',
}
const NAMES: Record<string, string> = { '21': '周玉珍', '22': '林可' }
export const STORED = {
  id: '61',
  customerId: '21',
  inspectionId: '91',
  orgId: '101',
  serviceId: '1',
  questionContent: '{"basicinfo":{"name":"周玉珍","age":71}}',
  name: null,
  createTime: null,
}

export const SAVE = '/api/subscribe/saveOrUpdateHealthQuestionnaireInfo'
export const REPORT = '/api/report/submitQuesGenerateReport'
export const sent = (path: string) => seen.filter(({ url }) => url === path)
export const saves = () =>
  sent(SAVE).map((one) => JSON.parse(one.body) as { id: string | null; customerId: string; questionContent: string })
export const keys = (path: string) => sent(path).map(({ key }) => key)

type Reply = Response | Promise<Response>
type Replies = {
  record?: (request: Seen) => Reply
  save?: (turn: number) => Reply
  report?: (turn: number) => Reply
  relative?: (id: string) => Reply
  list?: () => Reply
}

/** Serves this patient's record, no stored questionnaire, and the given overrides. */
export const serve = ({
  record = () => ok(null),
  save = () => ok('61'),
  report = () => ok('71'),
  relative = (id) => ok(relativeOf(id)),
  list = () => ok([]),
}: Replies = {}): void =>
  answerWith((request) => {
    if (request.url === '/api/customer/getCustomerInfo')
      return ok({ id: '21', name: '周玉珍', telphone: '13812345678', age: 71, sex: '0' })
    if (request.url.startsWith('/api/relativesManager/getRelativesInfoById'))
      return relative(new URLSearchParams(request.url.split('?')[1]).get('customerId') ?? '')
    if (request.url.startsWith('/api/subscribe/getQuestionnaireInfo')) return record(request)
    if (request.url === '/api/subscribe/getInspectChq') return list()
    if (request.url === SAVE) return save(sent(SAVE).length)
    if (request.url === REPORT) return report(sent(REPORT).length)
    throw new Error(`nobody asks for ${request.url}`)
  })

const relativeOf = (id: string) => ({ id, isPrimary: id === '21' ? '1' : '0', name: NAMES[id], age: 71, sex: '0' })

/** Keys of unsent answers, without the keys of submissions (A434). */
export const drafts = () => kept().filter((key) => !key.includes('draft:sent '))
export const kept = () => Object.keys(window.localStorage).filter((key) => key.includes('draft:'))
/** Simulates a reload: only stored data is left. */
export const reload = () => {
  useQuestionnaires.setState(useQuestionnaires.getInitialState(), true)
  useForm.setState(useForm.getInitialState(), true)
  useSavedParts.setState(useSavedParts.getInitialState(), true)
  useSubmissions.setState(useSubmissions.getInitialState(), true)
  useMyQuestionnaires.setState(useMyQuestionnaires.getInitialState(), true)
}
export const opened = () => {
  const remote = useQuestionnaires.getState().opened
  return remote.state === 'ready' ? remote.data : remote.state
}

export const aroundEach = (): void => {
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
}
