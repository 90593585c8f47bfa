import { describe, expect, test } from 'vitest'
import { fetchCheckInDesk, submitCheckIn } from '@/api/checkIn'
import type { CheckIn } from '@/domain/checkIn/checkIn'
import { answerWith, body, ok, seen, status, reported } from '../../support/client'

const CHECK_IN: CheckIn = {
  organisationId: '101',
  serviceId: '1',
  specificationId: '2',
  day: '2026-11-25',
  half: 'afternoon',
  name: '林婉清',
  phone: '13800000001',
  sex: 'female',
  birthday: '1980-04-12',
  age: 46,
  implants: false,
  identityCard: '990101198004120024',
  customerId: '1001',
}
const TAKEN = { id: '71', customerId: '1001', inspectionId: '91', hqiId: null, hasChq: false }

describe('sending a check-in', () => {
  test('[ONSITE-02] [A322] [A403] it is sent as JSON with exactly these names and types, and its own key', async () => {
    answerWith(() => ok(TAKEN))
    await submitCheckIn(CHECK_IN, 'key-1')
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ url: '/api/subscribe/submitNowFree', key: 'key-1' })
    expect(seen[0]?.type).toMatch(/^application\/json/)
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      name: '林婉清',
      age: 46,
      birthday: '1980-04-12',
      sex: '0',
      breastAugmentation: 0,
      timeSlot: 2,
      telphone: '13800000001',
      subscribeTime: '2026-11-25',
      identityCard: '990101198004120024',
      serviceId: '1',
      specificationId: '2',
      orgId: '101',
      customerId: '1001',
    })
  })

  test('[A401] [A403] missing values are null: ID card, half-day, account; a man in the morning is 1 and 1', async () => {
    answerWith(() => ok(TAKEN))
    await submitCheckIn({ ...CHECK_IN, half: undefined, identityCard: undefined, customerId: undefined }, 'key')
    await submitCheckIn({ ...CHECK_IN, half: 'morning', sex: 'male' }, 'key')
    expect(seen.map(({ body: sent }) => JSON.parse(sent) as object)).toMatchObject([
      { timeSlot: null, identityCard: null, customerId: null },
      { timeSlot: 1, sex: '1' },
    ])
  })

  test('[RA9] [A323] the answer has the ids with every digit, and whether a questionnaire exists', async () => {
    answerWith(() =>
      body(
        '{"status":200,"message":"","data":{"id":1745039284758347777,"customerId":1745039284758347778,"inspectionId":"91","hqiId":"55","hasChq":true}}',
      ),
    )
    await expect(submitCheckIn(CHECK_IN, 'key')).resolves.toEqual({
      id: '1745039284758347777',
      customerId: '1745039284758347778',
      inspectionId: '91',
      questionnaireId: '55',
      hasQuestionnaire: true,
    })
  })

  test.each([
    [1, true],
    [0, false],
    ['true', true],
    ['0', false],
  ])('[A131] [A403] whether a questionnaire exists is read from %j', async (hasChq, hasQuestionnaire) => {
    answerWith(() => ok({ ...TAKEN, hasChq }))
    await expect(submitCheckIn(CHECK_IN, 'key')).resolves.toMatchObject({ hasQuestionnaire })
  })

  test.each(['id', 'customerId', 'inspectionId', 'hasChq'])(
    '[RA7] [A387] an answer without %s is rejected',
    async (field) => {
      answerWith(() => ok({ ...TAKEN, [field]: null }))
      await expect(submitCheckIn(CHECK_IN, 'key')).rejects.toMatchObject({ kind: 'badResponse' })
    },
  )

  test('[A389] without a sign-in a refusal passes on the server’s sentence, ends no session and shows no notice', async () => {
    reported.token = undefined
    answerWith(() => status(50012, '登录状态已过期'))
    await expect(submitCheckIn(CHECK_IN, 'key')).rejects.toMatchObject({
      kind: 'refused',
      serverMessage: '登录状态已过期',
    })
    expect([reported.signedOut, reported.notices]).toEqual([[], []])
  })
})

describe('the clinic of a QR code', () => {
  const clinicOf = async (config: object) => {
    answerWith(({ url }) =>
      ok(url.includes('getOrganInfo') ? { orgId: '101', orgName: '晴和' } : { orgId: '101', ...config }),
    )
    return fetchCheckInDesk('101')
  }

  test('[ONSITE-03] its name and the remaining places of each half-day are read', async () => {
    await expect(clinicOf({ morningLimit: 20, afternoonLimit: null, nowFreeSubscribe: 1 })).resolves.toMatchObject({
      organisation: { id: '101', name: '晴和' },
      limits: { morning: 20, afternoon: undefined },
      specificationId: '1',
    })
    expect(seen.map(({ url }) => url).sort()).toEqual([
      '/api/organ/getOrganConfig?orgId=101',
      '/api/organ/getOrganInfo?orgId=101',
    ])
  })

  test.each([
    [1, '1'],
    [2, '2'],
    ['2', '2'],
    [0, undefined],
    [3, undefined],
    [12, undefined],
    [null, undefined],
    ['yes', undefined],
  ])(
    '[ONSITE-04] [A124] with nowFreeSubscribe %j the specification is %s',
    async (nowFreeSubscribe, specificationId) => {
      expect((await clinicOf({ nowFreeSubscribe })).specificationId).toBe(specificationId)
    },
  )
})
