import { fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, test } from 'vitest'
import { setFault } from '@/mocks/scenario/scenario'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { answerClinic, field, fillIn, submit, TAKEN, tick, typeInto, URL_102 } from './support'
import { clinic, heading, PHONE, reloadApp, renderApp, server } from '../../support/app'
import { deferred } from '../../support/deferred'

/** A clinic that takes check-ins, without half-days. */
const URL_105 = '/subscribe/nowFree?orgId=105'
const kept = (name: string) => JSON.parse(Cookies.get(name) ?? 'null') as unknown

/** Records the requests of this path; the clinic answers them. */
const requestsTo = (path: string): Request[] => {
  const requests: Request[] = []
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === `/api${path}`) requests.push(request.clone())
  })
  return requests
}
const fillAsCustomer = async () => {
  await renderApp(URL_105, { signedInAs: PHONE })
  await heading('现场登记')
  tick('没有')
  tick(/^我同意/)
}
const answerQuestionnaire = async () => {
  fireEvent.click(await screen.findByLabelText('12 岁及以前'))
  fireEvent.click(screen.getByText('提交问卷'))
}
const sameButForTheToken = async ([first, second]: Request[]) => {
  expect(first?.headers.has('token')).toBe(true)
  expect(second?.headers.has('token')).toBe(false)
  expect(await second?.text()).toBe(await first?.text())
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
}

beforeEach(() => {
  server.events.removeAllListeners()
  itIs('2026-11-25 10:00:00')
})

describe('a token that expires during a check-in', () => {
  test('[A423] [A389] at submit: the check-in is resent without the token, and leads on to the questionnaire', async () => {
    await fillAsCustomer()
    const sent = requestsTo('/subscribe/submitNowFree')
    setFault(clinic, 'expire', true)
    submit()
    await heading('登记已提交，还差检查问卷')
    expect(sent).toHaveLength(2)
    await sameButForTheToken(sent)
    expect(Cookies.get('token')).toBeUndefined()
    await answerQuestionnaire()
    expect(await screen.findByText('继续')).toBeVisible()
  })

  test('[A423] at the questionnaire: the answers arrive all the same', async () => {
    answer('/subscribe/submitNowFree', () => ({ ...TAKEN, customerId: '1001', hasChq: false }))
    await fillAsCustomer()
    submit()
    await heading('登记已提交，还差检查问卷')
    const sent = answer('/subscribe/saveOrUpdateHealthQuestionnaireInfo', (request) =>
      request.headers.has('token') ? Response.json({ data: null, message: '登录状态已过期', status: 50012 }) : '55',
    )
    await answerQuestionnaire()
    fireEvent.click(await screen.findByText('继续'))
    await heading('登记成功')
    expect(sent).toHaveLength(2)
    await sameButForTheToken(sent)
  })
})

test('[A674] a session that the server ends leaves the half-filled form, and the visitor checks in', async () => {
  answerClinic()
  await renderApp(URL_102, { signedInAs: PHONE })
  await heading('现场登记')
  typeInto('name', '沈若兰')
  answer('/organ/getSubscribeCount', (request) =>
    request.headers.has('token')
      ? Response.json({ data: null, message: '账号已停用', status: 50035 })
      : { morningCount: 3, afternoonCount: 3 },
  )
  const sent = answer('/subscribe/submitNowFree', () => TAKEN)
  fireEvent.click(screen.getByText('日期').closest('div')?.querySelector('button') as HTMLElement)
  fireEvent.click(await screen.findByLabelText('11月26日 周四'))
  expect(await screen.findByText('账号已停用')).toBeVisible()
  expect(Cookies.get('token')).toBeUndefined()
  expect(field('name')).toHaveValue('沈若兰')
  fillIn()
  fireEvent.click(await screen.findByLabelText(/上午/))
  submit()
  await heading('登记成功')
  expect(await sent[0]?.json()).toMatchObject({ name: '沈若兰', customerId: null })
})

describe('a questionnaire that has arrived', () => {
  test('[A423] it is not asked for again, even if the page closes before the visitor reads so', async () => {
    const slow = deferred()
    answer('/subscribe/saveOrUpdateHealthQuestionnaireInfo', () => slow.promise)
    answer('/subscribe/submitNowFree', () => ({ ...TAKEN, customerId: '1001', hasChq: false }))
    await fillAsCustomer()
    submit()
    await heading('登记已提交，还差检查问卷')
    await answerQuestionnaire()
    expect(kept('newFree')).toMatchObject({ chqDone: false })
    slow.resolve('55')
    await waitFor(() => expect(kept('newFree')).toMatchObject({ chqDone: true }))
    expect(kept('chqCache')).toMatchObject({ customerId: '1001', orgId: '105' })
    expect(await screen.findByText('继续')).toBeVisible()
    await reloadApp()
    await heading('您今天已经登记过了')
  })
})
