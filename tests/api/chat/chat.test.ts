import { describe, expect, test } from 'vitest'
import { countFollowUp, endConsultation, fetchArchive, fetchImInfo, fetchSignature } from '@/api/chat'
import { ARCHIVED_MESSAGE } from '../../support/fixtures/archivedMessage'
import { CHAT_INFO } from '../../support/fixtures/chatInfo'
import { answerWith, ok, seen, status } from '../../support/client'

const INFO = { ...CHAT_INFO, doctorHeadPic: 'https://files.example/1.jpg' }
const ACCOUNT = { sdkAppId: 1_400_000_001, userId: 'patient-1', signature: 'signed' }
const readInfo = (changed: object) => {
  answerWith(() => ok({ ...INFO, ...changed }))
  return fetchImInfo('7', 'imageText')
}

describe('the state of a consultation', () => {
  test('[API-45] [CHAT-10] [A265] [A397] every field is read', async () => {
    expect(await readInfo({})).toEqual({
      status: 'inConsultation',
      followUps: 0,
      isArchived: false,
      group: 'group-7',
      account: { sdkAppId: 1_400_000_001, userId: 'patient-1', signature: 'signed' },
      customerName: '林婉清',
      doctorName: '沈医生',
      doctorPictureUrl: 'https://files.example/1.jpg',
      doctorUserId: 'doctor-7',
    })
    expect(seen.at(-1)?.url).toBe(
      '/api/consultation/getConsultationIMInfo?consultationId=7&accountType=1&consultationType=1',
    )
    await fetchImInfo('7', 'quick')
    expect(seen.at(-1)?.url).toContain('consultationType=2')
  })

  test.each([
    [
      { serviceStatus: '5', residueTime: '2' },
      { status: 'endedByUser', followUps: 2 },
    ],
    [{ serviceStatus: 77 }, { status: undefined }],
    [{ serviceStatus: 'constructor' }, { status: undefined }],
    [
      { serviceStatus: {}, residueTime: 'two' },
      { status: undefined, followUps: undefined },
    ],
    [{ residueTime: -1 }, { followUps: -1 }],
    [
      { serviceStatus: 4, residueTime: 2, archiveStatus: 1 },
      { isArchived: true, followUps: 0 },
    ],
    [{ archiveStatus: null }, { isArchived: false }],
    [{ groupId: '' }, { group: undefined }],
    [{ groupId: null }, { group: undefined }],
    [{ userID: '', tlsId: 'patient-2' }, { account: { ...ACCOUNT, userId: 'patient-2' } }],
    [{ userID: null }, { account: { ...ACCOUNT, userId: undefined } }],
    [{ userSig: '' }, { account: { ...ACCOUNT, signature: undefined } }],
    [{ sdkAppID: '1400000001' }, { account: { ...ACCOUNT, sdkAppId: 1_400_000_001 } }],
    [{ sdkAppID: 'x' }, { account: { ...ACCOUNT, sdkAppId: undefined } }],
    [{ doctorTlsId: '' }, { doctorUserId: undefined }],
    [
      { doctorName: null, doctorHeadPic: 5 },
      { doctorName: undefined, doctorPictureUrl: '5' },
    ],
  ])('[API-45] [CHAT-34] [A266] [A387] [A408] %j is read', async (changed, expected) => {
    expect(await readInfo(changed)).toMatchObject(expected)
  })

  test('[API-45] [A387] an answer without any field is readable', async () => {
    answerWith(() => ok({}))
    expect(await fetchImInfo('7', 'imageText')).toMatchObject({ status: undefined, followUps: undefined })
    answerWith(() => ok(null))
    await expect(fetchImInfo('7', 'imageText')).rejects.toMatchObject({ kind: 'badResponse' })
  })
})

test('[API-44] [A267] [A404] a new signature is read; a call without one fails', async () => {
  answerWith(() => ok({ userID: 'patient-1', userSig: 'anew', sdkAppID: '1400000000' }))
  expect(await fetchSignature()).toEqual({ sdkAppId: 1_400_000_000, userId: 'patient-1', signature: 'anew' })
  expect(seen.at(-1)?.url).toBe('/api/consultation/getUserSig?accountType=1')
  for (const userSig of ['', null, {}]) {
    answerWith(() => ok({ userID: 'patient-1', userSig }))
    await expect(fetchSignature()).rejects.toMatchObject({ kind: 'badResponse' })
  }
})

test('[API-42] ending is sent to the server, and a refusal rejects', async () => {
  answerWith(() => ok(null))
  await endConsultation('7')
  expect(seen.at(-1)).toMatchObject({ url: '/api/consultation/customerActiveEnding', body: 'consultationId=7' })
  answerWith(() => status(50435, '咨询已结束'))
  await expect(endConsultation('7')).rejects.toMatchObject({ kind: 'refused', serverMessage: '咨询已结束' })
})

test('[API-43] [A391] a follow-up is counted under its idempotency key', async () => {
  answerWith(() => ok('whatever'))
  await countFollowUp('7', 'key')
  expect(seen.at(-1)).toMatchObject({
    url: '/api/consultation/customerExtraAsk',
    body: 'consultationId=7',
    key: 'key',
  })
})

const readArchive = async (...list: unknown[]) => {
  answerWith(() => ok({ list, total: list.length }))
  return (await fetchArchive('7', 1)).messages
}

describe('the archive', () => {
  test('[API-47] [CHAT-13] [A268] [A394] messages are requested by fifteen, newest first, and returned oldest first', async () => {
    const messages = await readArchive(
      { ...ARCHIVED_MESSAGE, ID: 'm2', time: ARCHIVED_MESSAGE.time + 5, flow: 'out' },
      ARCHIVED_MESSAGE,
    )
    expect(messages).toEqual([
      {
        id: 'm1',
        localId: undefined,
        sequence: undefined,
        time: ARCHIVED_MESSAGE.time,
        from: 'doctor-3',
        flow: 'in',
        state: 'sent',
        isRevoked: false,
        isPeerRead: false,
        edition: 0,
        body: { kind: 'text', text: '您好' },
      },
      expect.objectContaining({ id: 'm2', flow: 'out', time: ARCHIVED_MESSAGE.time + 5 }),
    ])
    expect(seen.at(-1)).toMatchObject({
      url: '/api/consultation/queryConsultationImMsgById',
      body: 'accountType=1&consultationId=7&pageNum=1&pagesSize=15',
    })
    await fetchArchive('7', 3)
    expect(seen.at(-1)?.body).toContain('pageNum=3')
  })

  test.each([
    [
      { time: String(ARCHIVED_MESSAGE.time), isRevoked: '1' },
      { time: ARCHIVED_MESSAGE.time, isRevoked: true },
    ],
    [{ type: 'TIMFaceElem' }, { body: { kind: 'other' } }],
    [{ payload: 'text' }, { body: { kind: 'other' } }],
    [{ payload: '{"text":"您好"}' }, { body: { kind: 'text', text: '您好' } }],
    [{ payload: null, type: null }, { body: { kind: 'other' } }],
    [
      { flow: 'sideways', from: null, isRevoked: 'perhaps' },
      { flow: 'in', from: '', isRevoked: false },
    ],
    [{ ID: null }, { id: '1/0', body: { kind: 'text', text: '您好' } }],
    [{ ID: 44 }, { id: '44' }],
  ])('[API-47] [A387] %j is read', async (changed, expected) => {
    expect(await readArchive({ ...ARCHIVED_MESSAGE, ...changed })).toMatchObject([expected])
  })

  test('[API-47] an unreadable message keeps its place', async () => {
    const messages = await readArchive(
      7,
      { ...ARCHIVED_MESSAGE, time: ARCHIVED_MESSAGE.time + 9, ID: 'm2' },
      { ...ARCHIVED_MESSAGE, time: null },
      ARCHIVED_MESSAGE,
    )
    expect(messages.map(({ id, time, body }) => [id, time - ARCHIVED_MESSAGE.time, body.kind])).toEqual([
      ['m1', 0, 'text'],
      ['1/2', 9, 'other'],
      ['m2', 9, 'text'],
      ['1/0', 9, 'other'],
    ])
    expect(await readArchive({})).toMatchObject([{ id: '1/0', time: 0, body: { kind: 'other' } }])
  })

  test('[A394] [A407] an unreadable newest message gets its neighbour’s time in seconds', async () => {
    const messages = await readArchive(7, { ...ARCHIVED_MESSAGE, time: ARCHIVED_MESSAGE.time * 1000 })
    expect(messages.map(({ time }) => time)).toEqual([ARCHIVED_MESSAGE.time, ARCHIVED_MESSAGE.time])
  })

  test('[A568] a message without a direction is the user’s own where the sender is the user', async () => {
    const { flow: _gone, ...message } = ARCHIVED_MESSAGE
    const list = [message, { ...message, ID: 'm0', from: 'patient-1' }, { ...message, ID: 'n', from: null }]
    answerWith(() => ok({ list, total: 3 }))
    const flows = async (own?: string) => (await fetchArchive('7', 1, own)).messages.map(({ flow }) => flow)
    expect(await flows('patient-1')).toEqual(['in', 'out', 'in'])
    expect(await flows()).toEqual(['in', 'in', 'in'])
    answerWith(() => ok({ list: [{ ...message, from: 'patient-1', flow: 'in' }], total: 1 }))
    expect(await flows('patient-1')).toEqual(['in'])
  })

  test('[API-47] [A566] a call without a list fails, but for one that counts no messages', async () => {
    answerWith(() => ok({ list: null, total: '0' }))
    expect(await fetchArchive('7', 1)).toEqual({ messages: [], total: 0 })
    for (const data of [null, {}, { list: null, total: 3 }, { list: [] }]) {
      answerWith(() => ok(data))
      await expect(fetchArchive('7', 1)).rejects.toMatchObject({ kind: 'badResponse' })
    }
  })
})
