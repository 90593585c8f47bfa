import { describe, expect, test } from 'vitest'
import { reportText } from '@/inspector/collect'
import { onSms } from '@/mocks/clinic'
import { checkServer } from '../../tools/contract/check'
import { countsText, reasonsToFail } from '../../tools/contract/reasons'
import { clinicToAsk, except, refusing, serverOf, type Ask } from '../support/contractServer'

const { ask, token, clinic } = clinicToAsk()

const check = async (answer: Ask, as: { token?: string } = { token }) => {
  const server = await serverOf(answer)
  const checked = await checkServer({ server: server.url, ...as })
  await server.close()
  return checked
}

describe('a refusal', () => {
  test('of a call that asks for no record fails the check, and so does a status that the contract does not have', async () => {
    const statuses = {
      '/getCustomerInfo': 1,
      '/getInspectorsInfoList': 0,
      '/getSubscribeDetail': 404,
      '/listColumn': 429,
      '/getInspectChq': 50037,
    }
    const checked = await check(
      Object.entries(statuses).reduce((before, [ends, status]) => except(before, ends, refusing(status)), ask),
    )
    expect(reasonsToFail(checked)).toEqual([
      'A call fails or rows are hidden: GET /subscribe/listSubscribe.',
      'Only the status 429 came: GET /news/listColumn.',
      'The contract does not have the status: GET /customer/getCustomerInfo, GET /subscribe/getInspectorsInfoList, GET /subscribe/getSubscribeDetail.',
      'A call that asks for no record was refused: GET /customer/getCustomerInfo, GET /subscribe/getInspectChq, GET /subscribe/getInspectorsInfoList.',
    ])
    expect(reportText(checked)).toContain(
      '- GET /subscribe/getSubscribeDetail: status: expected 200, or 50000 to 50999 or 429 in a refusal, came 404; read as a refusal (3 times)',
    )
  })

  test('of one record by a status of the contract fails no check, because a record may be gone', async () => {
    const checked = await check(except(ask, '/getOrganInfo', refusing(50072)), {})
    expect(reasonsToFail(checked)).toEqual([])
  })
})

/** The token of an account that the clinic does not know yet. */
const newToken = async (): Promise<string> => {
  const telphone = '13800000077'
  let phoneCode = ''
  const stop = onSms(clinic, ({ code }) => (phoneCode = code))
  const post = (path: string, fields: Record<string, string>) =>
    ask(new Request(`http://clinic.test/api/login/${path}`, { method: 'POST', body: new URLSearchParams(fields) }))
  await post('sendPhoneCode', { telphone })
  stop()
  const answer = await post('bindPhone', { openId: '', telphone, phoneCode })
  const { data } = JSON.parse((await answer?.text()) ?? '') as { data: { token: string } }
  return data.token
}

test('the check of an account without records passes, and counts what it has compared', async () => {
  const checked = await check(ask, { token: await newToken() })
  expect(reasonsToFail(checked)).toEqual([])
  expect(countsText(checked)).toMatch(/^Calls: \d\d compared, \d only refused, \d+ not compared\.$/)
})

test('calls that were answered, only refused and not asked are counted apart', () => {
  const call = { answered: 0, refused: 0, failed: 0 }
  expect(
    countsText({
      calls: [
        { ...call, call: 'GET /a', answered: 1, refused: 3 },
        { ...call, call: 'GET /b', failed: 1 },
        { ...call, call: 'GET /c', refused: 2 },
      ],
      refusals: [],
      rows: [],
      notAsked: ['GET /d: needs --token', 'GET /e: needs --token', 'GET /e: no answer'],
      unanswered: [],
      notes: [],
    }),
  ).toBe('Calls: 2 compared, 1 only refused, 2 not compared.')
})
