import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messageOf, withLocalId } from '@/domain/chat/fromPlatform'

const item = (more: object = {}) => ({
  ID: 'a',
  type: 'TIMTextElem',
  payload: { text: 'hello' },
  from: 'd',
  flow: 'in',
  time: 9,
  ...more,
})
const bodyOf = (type: string, payload: unknown) => messageOf(item({ type, payload }))?.body
const OTHER = { kind: 'other' }
const KINDS = ['text', 'image', 'sound', 'video', 'custom', 'groupTip', 'call', 'other']

describe('a message from the platform', () => {
  test('[CHAT-07] [CHAT-08] it has a direction and a read state', () => {
    expect(messageOf(item())).toEqual({
      id: 'a',
      localId: undefined,
      sequence: undefined,
      time: 9,
      from: 'd',
      flow: 'in',
      state: 'sent',
      isRevoked: false,
      isPeerRead: false,
      edition: 0,
      body: { kind: 'text', text: 'hello' },
    })
    expect(messageOf(item({ flow: 'out', isPeerRead: true }))).toMatchObject({ flow: 'out', isPeerRead: true })
    expect(messageOf(item({ flow: 'sideways', isPeerRead: 'yes' }))).toMatchObject({ flow: 'in', isPeerRead: false })
    expect([true, false, 'yes', undefined].map((isRevoked) => messageOf(item({ isRevoked }))?.isRevoked)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test.each([
    [1_795_000_000, 1_795_000_000],
    ['1795000000', 1_795_000_000],
    [1_795_000_000_999, 1_795_000_000],
    [-1, 0],
    [1e300, 0],
    [undefined, 0],
  ])('[A394] the time %j is %i seconds', (time, seconds) => {
    expect(messageOf(item({ time }))?.time).toBe(seconds)
  })

  test('[RE4] a client id is kept for our own messages only', () => {
    const cloudCustomData = withLocalId('local-1')
    expect(messageOf(item({ flow: 'out', cloudCustomData }))?.localId).toBe('local-1')
    expect(messageOf(item({ flow: 'in', cloudCustomData }))?.localId).toBeUndefined()
    for (const broken of ['{"localId":', '[]', 'null', '{"localId":7}', '{"localId":""}', 7, undefined])
      expect(messageOf(item({ flow: 'out', cloudCustomData: broken }))?.localId).toBeUndefined()
  })

  test('[RE4] the edition counts how often the message was changed', () => {
    const items = [{}, { isModified: true }, { version: 0, isModified: true }, { version: 3 }, { version: -1 }]
    expect(items.map((more) => messageOf(item(more))?.edition)).toEqual([0, 1, 1, 3, 0])
  })

  test('[RE7] a text without text is dropped', () => {
    for (const text of ['', ' \n', 7]) expect(bodyOf('TIMTextElem', { text })).toEqual(OTHER)
    expect(bodyOf('TIMTextElem', { text: ' . ' })).toEqual({ kind: 'text', text: ' . ' })
  })

  test('[RE5] a message that the platform has not accepted has no sequence number', () => {
    expect(messageOf(item({ sequence: 7 }))?.sequence).toBe(7)
    for (const sequence of [0, -1, 1.5, 'seven', null, 2 ** 60])
      expect(messageOf(item({ sequence }))?.sequence).toBeUndefined()
    const states = ['unSend', 'fail', 'success', undefined].map(
      (status) => messageOf(item({ flow: 'out', status }))?.state,
    )
    expect(states).toEqual(['sending', 'failed', 'sent', 'sent'])
    expect(messageOf(item({ status: 'fail' }))?.state).toBe('sent')
  })

  test('an invalid, unidentifiable or deleted message is dropped', () => {
    for (const junk of [
      undefined,
      null,
      7,
      'text',
      [],
      {},
      item({ ID: '' }),
      item({ ID: {} }),
      item({ isDeleted: true }),
    ])
      expect(messageOf(junk)).toBeUndefined()
  })

  test('[RE4] a message without an id is known by its sequence number or by our own id', () => {
    expect(messageOf(item({ ID: undefined, sequence: 7 }))).toMatchObject({ id: undefined, sequence: 7 })
    const own = item({ ID: '', flow: 'out', cloudCustomData: withLocalId('local-1') })
    expect(messageOf(own)).toMatchObject({ id: undefined, localId: 'local-1' })
    expect(messageOf({ ...own, flow: 'in' })).toBeUndefined()
  })

  test('an invalid time becomes 0', () => {
    const times = [9.5, '1795000000', -1, 1e15, NaN, 'soon', undefined].map((time) => messageOf(item({ time }))?.time)
    expect(times).toEqual([9.5, 1_795_000_000, 0, 0, 0, 0, 0])
  })
})

describe('the body of a message', () => {
  test.each([
    ['[CHAT-01] a text', 'TIMTextElem', { text: '好' }, { kind: 'text', text: '好' }],
    ['a text without one', 'TIMTextElem', { text: 7 }, OTHER],
    [
      '[CHAT-02] a picture in three sizes',
      'TIMImageElem',
      {
        imageInfoArray: [
          { type: 1, imageUrl: 'https://a.test/small', width: 198, height: 99 },
          { type: 0, imageUrl: 'https://a.test/whole', url: 'blob:x', width: 1600, height: 800 },
          { type: 2, url: 'https://a.test/middle', width: 720, height: 360 },
        ],
      },
      {
        kind: 'image',
        url: 'https://a.test/whole',
        previewUrl: 'https://a.test/middle',
        size: { width: 1600, height: 800 },
      },
    ],
    [
      'a picture in two sizes, whose whole one tells no size',
      'TIMImageElem',
      {
        imageInfoArray: [
          { type: 0, url: 'https://a.test/whole', width: 0, height: 800 },
          { type: 1, url: 'HTTPS://a.test/small', width: 198, height: 99 },
        ],
      },
      {
        kind: 'image',
        url: 'https://a.test/whole',
        previewUrl: 'HTTPS://a.test/small',
        size: { width: 198, height: 99 },
      },
    ],
    [
      'a picture in one size, which is not told',
      'TIMImageElem',
      { imageInfoArray: [null, { url: 'http://a.test/1', width: 0, height: 'x' }] },
      { kind: 'image', url: 'http://a.test/1', previewUrl: 'http://a.test/1', size: undefined },
    ],
    ['a picture without an address', 'TIMImageElem', { imageInfoArray: [{ type: 0, url: '' }] }, OTHER],
    [
      'a picture at no address of the web',
      'TIMImageElem',
      { imageInfoArray: [{ url: 'javascript:alert(1)' }] },
      OTHER,
    ],
    ['a picture inline', 'TIMImageElem', { imageInfoArray: [{ url: 'data:image/svg+xml,x' }] }, OTHER],
    ['pictures that are none', 'TIMImageElem', { imageInfoArray: { length: 1 } }, OTHER],
    [
      '[CHAT-03] a voice',
      'TIMSoundElem',
      { remoteAudioUrl: 'https://a.test/v.m4a', url: 'blob:x', second: 3.4 },
      { kind: 'sound', url: 'https://a.test/v.m4a', seconds: 3 },
    ],
    [
      'a voice of nearly four seconds',
      'TIMSoundElem',
      { url: 'https://a.test/v', second: 3.6 },
      { kind: 'sound', url: 'https://a.test/v', seconds: 4 },
    ],
    [
      'a voice by its other name',
      'TIMSoundElem',
      { url: 'https://a.test/v' },
      { kind: 'sound', url: 'https://a.test/v', seconds: 0 },
    ],
    [
      'a voice of less than nothing',
      'TIMSoundElem',
      { url: 'https://a.test/v', second: -3 },
      { kind: 'sound', url: 'https://a.test/v', seconds: 0 },
    ],
    [
      'a picture at a path of our own',
      'TIMImageElem',
      { imageInfoArray: [{ url: '/files/1.jpg' }] },
      { kind: 'image', url: '/files/1.jpg', previewUrl: '/files/1.jpg', size: undefined },
    ],
    ['a picture at another host', 'TIMImageElem', { imageInfoArray: [{ url: '/\\a.test/1' }] }, OTHER],
    ['a voice at no address of the web', 'TIMSoundElem', { url: '//a.test/v' }, OTHER],
    ['[CHAT-45] a film', 'TIMVideoFileElem', { videoUrl: 'https://a.test/v' }, { kind: 'video' }],
    [
      '[CHAT-04] what is our own kind',
      'TIMCustomElem',
      { data: 'doctor_end', description: 'ended', extension: 7 },
      { kind: 'custom', data: 'doctor_end', description: 'ended', extension: '' },
    ],
    [
      '[CHAT-04] [A273] what only begins like that',
      'TIMCustomElem',
      { data: 'note', description: '[提醒] 按时换药', extension: '5' },
      { kind: 'custom', data: 'note', description: '[提醒] 按时换药', extension: '5' },
    ],
    [
      '[RE7] our own kind, broken',
      'TIMCustomElem',
      { data: '{"type":"doctor_end"' },
      { kind: 'custom', data: '{"type":"doctor_end"', description: '', extension: '' },
    ],
    [
      '[CHAT-05] somebody joined',
      'TIMGroupTipElem',
      { operationType: 1, memberList: [{ nick: '王医生' }, { userID: 'x', nick: '' }, 7] },
      { kind: 'groupTip', tip: 'joined', names: ['王医生'] },
    ],
    ['somebody left', 'TIMGroupTipElem', { operationType: 2 }, { kind: 'groupTip', tip: 'left', names: [] }],
    [
      'somebody was sent away',
      'TIMGroupTipElem',
      { operationType: 3 },
      { kind: 'groupTip', tip: 'kicked', names: [] },
    ],
    ['a new picture', 'TIMGroupTipElem', { operationType: 6 }, { kind: 'groupTip', tip: 'profileChanged', names: [] }],
    ['a new name', 'TIMGroupTipElem', { operationType: 7 }, { kind: 'groupTip', tip: 'profileChanged', names: [] }],
    ['something else', 'TIMGroupTipElem', { operationType: 4 }, { kind: 'groupTip', tip: 'other', names: [] }],
    ['a place', 'TIMLocationElem', { latitude: 1 }, OTHER],
    ['a kind of tomorrow', 'constructor', { text: 'hello' }, OTHER],
    ['nothing', 'TIMTextElem', null, OTHER],
  ])('it is parsed from %s', (_name, type, payload, body) => {
    expect(bodyOf(type, payload)).toEqual(body)
  })

  test.each(['{"score":5}', ' {"score":', '[{"score":5}]', '[]'])(
    '[CHAT-04] [A273] [RE7] custom data for programs is not shown: %s',
    (made) => {
      const body = { kind: 'custom', data: 'survey', description: '', extension: '' }
      expect(bodyOf('TIMCustomElem', { data: 'survey', description: made, extension: made })).toEqual(body)
    },
  )

  test('[CHAT-06] the steps of a call are read from both of the platform’s clients', () => {
    const call = (data: unknown) =>
      bodyOf('TIMCustomElem', { data: typeof data === 'string' ? data : JSON.stringify(data) })
    const signal = (actionType: unknown, more: object = {}) =>
      call({ businessID: 1, actionType, data: JSON.stringify({ call_type: 1, ...more }) })
    const said = (action: string, seconds?: number) => ({ kind: 'call', action, seconds })
    expect([1, 2, 3, 4, 5, 9, 'x'].map((type) => signal(type))).toEqual(
      ['started', 'cancelled', 'started', 'refused', 'noAnswer', 'other', 'other'].map((action) => said(action)),
    )
    expect(signal(1, { call_end: 35 })).toEqual(said('ended', 35))
    expect([signal(1, { call_end: 35.4 }), signal(1, { call_end: 35.6 })]).toEqual([
      said('ended', 35),
      said('ended', 36),
    ])
    expect([signal(2, { call_end: 0 }), signal(1, { call_end: 1 })]).toEqual([said('cancelled'), said('ended', 1)])
    expect(call({ businessID: 'av_call', actionType: 2 })).toEqual(said('cancelled'))
    expect(call({ actionType: 2, data: '{"businessID":"av_call"}' })).toEqual(said('cancelled'))
    expect([0, 1, 2, 3, 4, 6].map((action) => call({ call_type: 2, action }))).toEqual(
      ['started', 'cancelled', 'refused', 'noAnswer', 'started', 'other'].map((action) => said(action)),
    )
    expect(call({ call_type: 2, action: 5, duration: 61 })).toEqual(said('ended', 61))
    expect(call({ call_type: 2, action: 5, duration: 0 })).toEqual(said('ended', 0))
    expect(call({ call_type: 2, action: 5, duration: -1 })).toEqual(said('ended'))
    expect(call({ call_type: 2, action: 1, duration: 61 })).toEqual(said('cancelled'))
    for (const no of [
      '{"actionType":1',
      '{"actionType":1}',
      '{"call_type":1}',
      '{"action":1}',
      '[1]',
      { actionType: 1, data: '{}' },
    ])
      expect(call(no)).toMatchObject({ kind: 'custom' })
  })

  test('[RE7] any other input is refused or shown as unsupported, and never throws', () => {
    const keys = [
      'ID',
      'type',
      'payload',
      'from',
      'flow',
      'time',
      'status',
      'sequence',
      'cloudCustomData',
      'isRevoked',
    ]
    const types = ['TIMTextElem', 'TIMImageElem', 'TIMSoundElem', 'TIMCustomElem', 'TIMGroupTipElem', 'TIMFaceElem']
    const junk = fc.dictionary(fc.constantFrom(...keys, 'toString'), fc.anything({ withNullPrototype: true }))
    const half = fc.record({
      ID: fc.string({ minLength: 1 }),
      type: fc.constantFrom(...types),
      payload: fc.dictionary(
        fc.constantFrom('text', 'imageInfoArray', 'url', 'data', 'memberList', 'second', 'operationType'),
        fc.oneof(fc.anything(), fc.json(), fc.webUrl(), fc.array(fc.anything())),
      ),
    })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), junk, half), (item) => {
        const read = messageOf(item)
        if (read === undefined) return
        expect(KINDS).toContain(read.body.kind)
        expect(typeof read.from).toBe('string')
        expect(Number.isFinite(read.time)).toBe(true)
        if (read.body.kind === 'image' || read.body.kind === 'sound')
          expect(read.body.url).toMatch(/^(https?:\/)?\/[^/\\]/i)
      }),
      { numRuns: 3000 },
    )
  })
})
