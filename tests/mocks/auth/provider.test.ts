import { expect, test } from 'vitest'
import { getCustomerInfo } from '@/contract/account'
import { bindPhone, getOpenIdByCode, getTokenByOpenId } from '@/contract/auth/session'
import { answerTo, boundAccounts, readRequest, type Choice } from '@/mocks/auth/provider'
import { people } from '@/mocks/seeds/people'
import { ask, codeFor, field, testClinic } from '../../support/clinic'

const clinic = testClinic()
const REQUEST = { redirectUri: 'http://app.test/login?redirect=%2Fservice%2Flist%3Fa%3Db', state: 'state1' }

/** Parameters in the app's address after the return. */
const choose = (choice: Choice) => new URL(answerTo(clinic, REQUEST, choice)).searchParams
const openIdOf = (arrival: URLSearchParams) =>
  ask(getOpenIdByCode, { code: arrival.get('code') ?? '-', state: arrival.get('state') ?? '' })
const tokenOf = async (arrival: URLSearchParams) =>
  field(await ask(getTokenByOpenId, { openId: String(field(await openIdOf(arrival), 'openId')) }), 'token')

const addressWith = (change: Record<string, string> = {}, fragment = '#wechat_redirect') => {
  const values = {
    appid: 'wxdemo',
    redirect_uri: REQUEST.redirectUri,
    response_type: 'code',
    scope: 'snsapi_base',
    state: 'state1',
    ...change,
  }
  return readRequest(new URL(`http://app.test/demo/authorize?${new URLSearchParams(values)}${fragment}`))
}

test('[A56] [A301] an authorise address of the app is accepted, with either scope', () => {
  expect(addressWith()).toEqual(REQUEST)
  expect(addressWith({ scope: 'snsapi_userinfo' })).toEqual(REQUEST)
})

test.each([
  ['appid', { appid: '' }],
  ['redirect_uri', { redirect_uri: '/login' }],
  ['redirect_uri', { redirect_uri: 'javascript:alert(1)' }],
  ['response_type', { response_type: 'token' }],
  ['scope', { scope: 'snsapi_login' }],
  ['state', { state: '' }],
])('[A301] a request with a wrong %s is reported by name: %o', (parameter, change) => {
  expect(addressWith(change)).toEqual({ wrong: 'malformed', parameter })
})

test('[A301] the fragment that the real provider requires is required', () => {
  expect(addressWith({}, '')).toEqual({ wrong: 'malformed', parameter: '#wechat_redirect' })
})

test.each([
  'https://app.test/login',
  'http://app.test:8080/login',
  'http://evil.test/login',
  'http://app.test@evil.test/login',
  'http://:/',
])('[RA17] no code is sent to another site: %s', (redirect_uri) => {
  expect(addressWith({ redirect_uri })).toEqual({ wrong: 'foreign' })
})

test('[A56] [A294] [A295] the visitor returns to the page they came from, and the code signs the account in', async () => {
  const address = new URL(answerTo(clinic, REQUEST, { kind: 'account', openId: 'openid-1001' }))
  expect(address.origin + address.pathname).toBe('http://app.test/login')
  expect(address.searchParams.get('redirect')).toBe('/service/list?a=b')
  expect(address.searchParams.get('state')).toBe('state1')
  const token = String(await tokenOf(address.searchParams))
  expect(field(await ask(getCustomerInfo, {}, { token }), 'id')).toBe('1001')
})

test('[A294] [RA17] a code works once; a used one and an unknown one are refused', async () => {
  const arrival = choose({ kind: 'account', openId: 'openid-1001' })
  expect((await openIdOf(arrival)).data).toEqual({ openId: 'openid-1001' })
  expect(await openIdOf(arrival)).toEqual({ data: null, message: '授权码已使用', status: 50064 })
  expect(await openIdOf(choose({ kind: 'usedCode' }))).toEqual({ data: null, message: '授权码已使用', status: 50064 })
  expect(await openIdOf(choose({ kind: 'unknownCode' }))).toEqual({ data: null, message: '授权码无效', status: 50065 })
})

test('[A294] every code is different', () => {
  const codes = [1, 2, 3].map(() => choose({ kind: 'account', openId: 'openid-1001' }).get('code'))
  expect(new Set(codes).size).toBe(3)
})

test('[A410] a wrong state comes with a code that would sign another account in', async () => {
  const arrival = choose({ kind: 'wrongState' })
  expect(arrival.get('state')).toMatch(/^[a-z0-9]+$/)
  expect(arrival.get('state')).not.toBe('state1')
  expect(await tokenOf(arrival)).not.toBe('')
})

test('[RA17] a visitor who refuses comes back without a code', () => {
  const arrival = choose({ kind: 'refuse' })
  expect(arrival.has('code')).toBe(false)
  expect(arrival.get('redirect')).toBe('/service/list?a=b')
})

test('[A295] [A297] an account without a phone number gets no token; once it is bound, the next round trip signs it in', async () => {
  const { data } = await openIdOf(choose({ kind: 'unbound' }))
  const { openId } = data as { openId: string }
  expect((await ask(getTokenByOpenId, { openId })).data).toEqual({ token: '' })
  const telphone = '13911112222'
  await ask(bindPhone, { openId, telphone, phoneCode: await codeFor(clinic, telphone) })
  const bound = boundAccounts(clinic).find((account) => account.openId === openId)
  expect(bound).toEqual({ openId, name: null, phone: '1391***2222', trait: undefined })
  const token = String(await tokenOf(choose({ kind: 'account', openId })))
  expect(field(await ask(getCustomerInfo, {}, { token }), 'telphone')).toBe(telphone)
  expect(
    (await ask(getTokenByOpenId, { openId: String(field(await openIdOf(choose({ kind: 'unbound' })), 'openId')) }))
      .data,
  ).toEqual({ token: '' })
})

test('all accounts of the clinic are listed, each with a different purpose', () => {
  const accounts = boundAccounts(clinic).map(({ name, phone, trait }) => [name, phone, trait])
  expect(accounts.slice(0, 6)).toEqual([
    ['林婉清', '1380***0001', 'brokenAppointment'],
    [null, '1380***0002', 'new'],
    ['陈国栋', '1380***0003', 'man'],
    ['阿依古丽·买买提依明·艾合买提江', '1380***0004', 'longName'],
    ['吴晓霞', '1380***0005', 'sexMissing'],
    ['赵敏华', '1380***0006', 'brokenList'],
  ])
  const first = accounts.findIndex(([name]) => name === '沈若兰')
  expect(accounts.slice(first, first + 10)).toEqual([
    ['沈若兰', '1380***0101', 'complete'],
    [null, '1380***0102', 'new'],
    ['韩若兰', '1380***0103', 'relativesAbroad'],
    ['Anastasia Wilhelmina Featherstonehaugh-Konstantinopoulou', '1380***0104', 'longName'],
    ['彭若兰', '1380***0105', 'noIdentityCard'],
    ['蒋建平', '1380***0106', 'man'],
    ['蔡若兰', '1380***0107', 'old'],
    ['贾若兰', '1380***0108', 'young'],
    ['魏若兰', '1380***0109', 'manyRelatives'],
    ['薛若兰', '1380***0110', 'ageMissing'],
  ])
  const known = people.filter(({ openId }) => openId !== null).length
  expect(accounts).toHaveLength(known)
  expect(new Set(accounts.map(([, phone]) => phone)).size).toBe(known)
})
