import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as booking from '@/contract/booking/booking'
import { get, type Endpoint } from '@/contract/endpoint'
import { rowsOf, lenientNumber } from '@/contract/fields'
import * as home from '@/contract/home'
import * as account from '@/contract/account'
import { answerPublic } from '@/mocks/answer'
import { requestHandler } from '@/mocks/node'
import { ask, BASE, field, send, signIn, testClinic } from '../support/clinic'

const clinic = testClinic()

test('[A69] a call without a token or with an unknown one is refused with 50012', async () => {
  const refused = { data: null, message: '登录状态已过期', status: 50012 }
  expect(await ask(account.getCustomerInfo, {})).toEqual(refused)
  expect(await ask(account.getCustomerInfo, {}, { token: 'stale' })).toEqual(refused)
})

test('[A389] organisation, limits and remaining places need no token', async () => {
  expect((await ask(booking.getOrganInfo, { orgId: '101' })).status).toBe(200)
  expect((await ask(booking.getOrganConfig, { orgId: '101' })).status).toBe(200)
  expect((await ask(booking.getSubscribeCount, { orgId: '101', subscribeDate: '2026-11-24' })).status).toBe(200)
})

test('[A387] every answer fits the contract, row by row', async () => {
  const token = await signIn(clinic, '13800000001')
  const parsed = async <E extends Endpoint>(endpoint: E, input: Parameters<typeof ask<E>>[1]) => {
    const reply = await ask(endpoint, input, { token })
    expect(reply.status, endpoint.path).toBe(200)
    return v.parse(endpoint.output, reply.data)
  }
  const paging = { pageNum: 1, pageSize: 10 }
  const unreadable = { unreadable: true }
  expect(await parsed(account.getInspectorsInfoList, {})).toEqual([
    { id: '1001', isPrimary: '1', name: '林婉清' },
    { id: '2001', isPrimary: '0', name: '周玉珍' },
    { id: '2002', isPrimary: '0', name: '林可' },
  ])
  const services = (await parsed(home.listHealthService, paging)) as { list: unknown[]; total: number }
  expect(services.total).toBe(23)
  expect(services.list.slice(0, 3)).toMatchObject([{ serviceId: '1' }, { serviceId: '2' }, { serviceId: '3' }])
  expect(services.list).not.toContainEqual(unreadable)
  expect(await parsed(home.getServicePackageDetail, { serviceId: '1' })).toMatchObject({
    serviceName: '乳腺健康检测',
    servicePrice: 12_800,
  })
  expect(await parsed(home.getSpecificationByServiceId, { serviceId: '1' })).not.toContainEqual(unreadable)
  expect(await parsed(booking.listSchedule, { orgId: '101', serviceId: '1' })).not.toContainEqual(unreadable)
  const organisations = await parsed(booking.listOrgan, {
    serviceId: '1',
    longitude: 116.397428,
    latitude: 39.90923,
    ...paging,
  })
  expect((organisations as { list: unknown[] }).list).not.toContainEqual(unreadable)
})

test('[RA7] the list of patients of 13800000006 has a row without an id', async () => {
  const token = await signIn(clinic, '13800000006')
  const list = v.parse(
    account.getInspectorsInfoList.output,
    (await ask(account.getInspectorsInfoList, {}, { token })).data,
  )
  expect(list).toEqual([
    { id: '1006', isPrimary: '1', name: '赵敏华' },
    { id: '2004', isPrimary: '0', name: '孙丽' },
    { unreadable: true },
  ])
})

test('a request that breaks the contract is refused with 50090 and the name of the field', async () => {
  const token = await signIn(clinic, '13800000001')
  const organisations = (query: string) => send(`${BASE}/organ/listOrgan?${query}`, { token }, {})
  expect(await organisations('serviceId=1&longitude=116&latitude=39&pageNum=1')).toEqual({
    data: null,
    message: '参数错误：pageSize',
    status: 50090,
  })
  expect((await organisations('serviceId=1&longitude=x&latitude=39&pageNum=1&pageSize=10')).message).toBe(
    '参数错误：longitude',
  )
  expect((await organisations('serviceId=1&longitude=1&latitude=39&pageNum=1&pageSize=10&sort=1')).message).toBe(
    '参数错误：sort',
  )
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"id":"1"}' }
  expect((await send(`${BASE}/order/continuePay`, { token }, json)).status).toBe(50090)
})

test('[A387] the clinic refuses to send a missing field, a field of a wrong type, an unreadable row or an unknown key', async () => {
  const endpoint = get(
    '/probe',
    v.object({}),
    v.object({ name: v.string(), age: lenientNumber, rows: rowsOf(v.object({ id: v.string() })) }),
  )
  const probe = (data: unknown) => {
    const answer = answerPublic(endpoint, () => data as { name: string; rows: unknown[] })
    return answer.reply({ clinic, delayMs: () => 0 }, new Request(`${BASE}/probe`))
  }
  expect(await (await probe({ name: 'a', age: null, rows: [{ id: '1' }] })).json()).toMatchObject({ status: 200 })
  await expect(probe({ rows: [] })).rejects.toThrow('/probe breaks the contract at name')
  await expect(probe({ name: 'a', age: 'ten', rows: [] })).rejects.toThrow('at age')
  await expect(probe({ name: 'a', rows: [{ id: '1' }, { id: 2 }] })).rejects.toThrow('at rows.1')
  await expect(probe({ name: 'a', rows: [], extra: 1 })).rejects.toThrow('at extra')
})

test('a call for something unknown is refused with its own status', async () => {
  const token = await signIn(clinic, '13800000001')
  expect((await ask(home.getServicePackageDetail, { serviceId: '99' }, { token })).status).toBe(50406)
  expect((await ask(booking.getOrganInfo, { orgId: '9' })).status).toBe(50408)
  expect(field(await ask(booking.getOrganInfo, { orgId: '101' }), 'distance')).toBeNull()
})

test('an unknown call fails with an error, also one with another method than the contract’s', async () => {
  const answers = requestHandler(clinic)
  await expect(answers(new Request(`${BASE}/nobody/knows`))).rejects.toThrow('does not know GET')
  await expect(answers(new Request(`${BASE}/login/sendPhoneCode`))).rejects.toThrow('does not know GET')
  expect(await answers(new Request(BASE.replace('/api', '/elsewhere')))).toBeUndefined()
})
