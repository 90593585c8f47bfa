import { describe, expect, test } from 'vitest'
import {
  calculateConsultationPrice,
  createConsultationOrder,
  fetchConsultations,
  fetchDoctor,
  fetchDoctors,
  fetchQuickPrice,
  type ConsultationToPlace,
} from '@/api/consultations/consultations'
import { uploadPicture } from '@/api/consultations/pictures'
import { fetchConsultationCoupons } from '@/api/coupons'
import { continueConsultationPay, fetchSecondsToPay } from '@/api/payment'
import { isUnreadable } from '@/lib/unreadableRow'
import { answerWith, ok, seen } from '../../support/client'

const DOCTOR = {
  id: 3001,
  name: '宋清和',
  headPic: 'https://files.example/1.jpg',
  title: 1,
  section: '2',
  major: '术后心理康复',
  experience: '从事临床工作20年',
  doctorBusinessList: [
    { serviceType: 1, price: 9900, openFlag: 1 },
    { serviceType: '1', price: 19_900, openFlag: '0' },
    { serviceType: '2', price: 2900, openFlag: '1' },
  ],
}
const readDoctor = async (changed: object) => {
  answerWith(() => ok({ ...DOCTOR, ...changed }))
  return fetchDoctor('3001')
}

describe('a doctor', () => {
  test('[API-38] [CONSULT-05] [A245] every field is read, with open services only', async () => {
    expect(await readDoctor({})).toEqual({
      id: '3001',
      name: '宋清和',
      pictureUrl: 'https://files.example/1.jpg',
      title: { known: 'chief' },
      section: { known: 'breastPsychology' },
      major: '术后心理康复',
      experience: '从事临床工作20年',
      pricesFen: [9900],
      isQuick: true,
    })
    expect(seen.at(-1)?.url).toBe('/api/consultation/getDoctorInfoById?doctorId=3001')
  })

  test.each([
    [{ title: '副主任医师' }, { title: { text: '副主任医师' } }],
    [{ title: 'constructor' }, { title: { text: 'constructor' } }],
    [{ major: ' ' }, { major: undefined }],
    [
      { section: null, title: '' },
      { section: undefined, title: undefined },
    ],
    [{ doctorBusinessList: null }, { pricesFen: [], isQuick: false }],
    [{ doctorBusinessList: undefined }, { pricesFen: [], isQuick: false }],
    [{ doctorBusinessList: [{ serviceType: '1', price: null, openFlag: '0' }] }, { pricesFen: [] }],
    [{ doctorBusinessList: [{ serviceType: '1', openFlag: null }] }, { pricesFen: [] }],
    [{ doctorBusinessList: [{ serviceType: '1', openFlag: '1' }] }, { pricesFen: undefined }],
    [{ doctorBusinessList: [{ serviceType: '2', openFlag: '1' }] }, { pricesFen: undefined, isQuick: false }],
    [{ doctorBusinessList: [{ serviceType: '1', price: -1, openFlag: '1' }, 5] }, { pricesFen: undefined }],
    [{ doctorBusinessList: [null, { serviceType: 1, price: 9900, openFlag: 1 }] }, { pricesFen: [9900] }],
    [{ doctorBusinessList: [{ serviceType: 1, price: 9900, openFlag: 0 }] }, { pricesFen: [] }],
    [{ doctorBusinessList: [{ serviceType: 1, price: 9900, openFlag: true }] }, { pricesFen: [9900] }],
    [{ doctorBusinessList: [{ serviceType: 1, price: 9900, openFlag: false }] }, { pricesFen: [] }],
    [
      {
        doctorBusinessList: [
          { serviceType: '1', price: 9900, openFlag: '1' },
          { serviceType: 1, price: '9900', openFlag: 1 },
        ],
      },
      { pricesFen: [9900] },
    ],
    [{ doctorBusinessList: 'none' }, { name: '宋清和', pricesFen: undefined, isQuick: false }],
    [{ doctorBusinessList: { serviceType: '1' } }, { pricesFen: undefined, isQuick: false }],
  ])('[A393] [A404] %j is read', async (changed, expected) => {
    expect(await readDoctor(changed)).toMatchObject(expected)
  })

  test('[API-37] [CONSULT-03] [A241] [A345] doctors load ten at a time, by section', async () => {
    answerWith(() => ok({ list: [DOCTOR, { ...DOCTOR, id: null }], total: 12 }))
    const { rows, total } = await fetchDoctors('1', 2)
    expect([rows.map(isUnreadable), total]).toEqual([[false, true], 12])
    expect(seen.at(-1)).toMatchObject({
      url: '/api/consultation/getDoctorsBySection',
      body: 'section=1&pageNum=2&pagesSize=10',
    })
  })
})

const CONSULTATION = {
  id: '7',
  consultationStatus: 2,
  consultationType: 1,
  doctorId: '3001',
  customerId: '1001',
  customerName: '林婉清',
  consultationContent: '需要复查吗？',
  consultationPic: 'https://files.example/1.jpg,https://files.example/2.jpg',
  reportId: null,
  practicalPrice: 9900,
  createTime: '2026-11-20 10:00:00',
  doctorName: '宋清和',
  doctorTitle: '2',
  doctorSection: '1',
  doctorHeadPic: null,
  archiveStatus: 0,
  residueTime: '2',
  unreadCount: 3,
}
const readConsultation = async (changed: object) => {
  answerWith(() => ok({ list: [{ ...CONSULTATION, ...changed }], total: 1 }))
  return (await fetchConsultations(true, 1)).rows[0]
}

describe('a consultation', () => {
  test('[API-41] [CONSULT-06] [CONSULT-07] every field is read', async () => {
    expect(await readConsultation({})).toEqual({
      id: '7',
      type: 'imageText',
      status: 'inConsultation',
      customerId: '1001',
      patientName: '林婉清',
      question: '需要复查吗？',
      pictureUrls: ['https://files.example/1.jpg', 'https://files.example/2.jpg'],
      reportId: undefined,
      askedAt: '2026-11-20 10:00:00',
      priceFen: 9900,
      doctor: {
        id: '3001',
        name: '宋清和',
        pictureUrl: undefined,
        title: { known: 'associateChief' },
        section: { known: 'breastSurgery' },
      },
      followUps: 2,
      unread: 3,
    })
    expect(seen.at(-1)).toMatchObject({
      url: '/api/consultation/queryConsultationsByUserId',
      body: 'status=1&pageNum=1&pagesSize=10',
    })
    await fetchConsultations(false, 3)
    expect(seen.at(-1)?.body).toBe('status=0&pageNum=3&pagesSize=10')
  })

  test.each([
    [{ consultationStatus: 10 }, { status: 'notAccepted' }],
    [{ consultationStatus: '0' }, { status: 'toPay' }],
    [{ consultationStatus: 77 }, { status: undefined }],
    [{ consultationPic: '' }, { pictureUrls: [] }],
    [{ consultationPic: 5 }, { pictureUrls: [] }],
    [{ consultationPic: ['https://files.example/1.jpg', null, ''] }, { pictureUrls: ['https://files.example/1.jpg'] }],
    [
      { consultationType: '2', doctorId: null, doctorName: null },
      { type: 'quick', doctor: { id: undefined } },
    ],
  ])('[CONSULT-44] [A390] [A416] %j is read', async (changed, expected) => {
    expect(await readConsultation(changed)).toMatchObject(expected)
  })

  test.each([4, 5, 6])('[CHAT-34] [A269] an archived one of status %i has no follow-ups left', async (status) => {
    const ended = { consultationStatus: status, residueTime: 2 }
    expect(await readConsultation({ ...ended, archiveStatus: '0' })).toMatchObject({ followUps: 2 })
    expect(await readConsultation({ ...ended, archiveStatus: '1' })).toMatchObject({ followUps: 0 })
  })

  test.each([{ id: null }, { consultationStatus: null }, { consultationType: '3' }])(
    '[A387] a row with %j is unreadable',
    async (changed) => {
      expect(isUnreadable((await readConsultation(changed)) ?? {})).toBe(true)
    },
  )
})

const ORDER: ConsultationToPlace = {
  target: { doctorId: '3001' },
  customerId: '1001',
  coupon: { couponId: '310', copyId: '70009' },
  priceFen: 7900,
  question: '需要复查吗？',
  pictureUrls: ['https://files.example/1.jpg', 'https://files.example/2.jpg'],
  reportId: '',
}

describe('an order', () => {
  test('[API-39] [A11] [A404] the price with a doctor sends the coupon’s copy as discountsId', async () => {
    answerWith(() => ok(7900))
    expect(await calculateConsultationPrice(ORDER.target, ORDER.coupon)).toBe(7900)
    expect(seen.at(-1)).toMatchObject({
      url: '/api/consultation/calculateConsultationPrice',
      body: 'doctorId=3001&couponId=310&discountsId=70009',
    })
  })

  test('[API-51] [API-52] [A73] [A403] the price of a quick consultation sends null without a coupon', async () => {
    answerWith(() => ok(2900))
    expect(await fetchQuickPrice()).toBe(2900)
    expect(seen.at(-1)?.url).toBe('/api/quick_consultation/queryQuickConsultationPrice')
    expect(await calculateConsultationPrice({ quickPriceFen: 2900 }, undefined)).toBe(2900)
    expect(seen.at(-1)).toMatchObject({
      url: '/api/quick_consultation/calculateQuickConsultationPrice',
      body: '{"originalPrice":2900,"couponId":null,"discountsId":null}',
    })
  })

  test('[API-39] [API-51] [API-52] [A255] [A256] a price may be bare or under its name, and nothing else is one', async () => {
    const quick = { quickPriceFen: 2900 }
    answerWith(() => ok({ actualPrice: '2900' }))
    expect(await calculateConsultationPrice(ORDER.target, undefined)).toBe(2900)
    expect(await calculateConsultationPrice(quick, undefined)).toBe(2900)
    for (const data of [{ price: 2900 }, { originalPrice: '2900' }, '2900']) {
      answerWith(() => ok(data))
      expect(await fetchQuickPrice()).toBe(2900)
    }
    for (const data of [null, {}, '29.00', -1, [2900], { actualPrice: null }]) {
      answerWith(() => ok(data))
      await expect(fetchQuickPrice()).rejects.toMatchObject({ kind: 'badResponse' })
      await expect(calculateConsultationPrice(quick, undefined)).rejects.toMatchObject({ kind: 'badResponse' })
    }
  })

  test('[API-40] [CONSULT-07] [A381] an order is sent as a form, with its pictures joined by commas, under its key', async () => {
    answerWith(() => ok({ id: 9, practicalPrice: 7900, wxResult: null }))
    expect(await createConsultationOrder(ORDER, 'key')).toEqual({ id: '9', priceFen: 7900, parameters: undefined })
    const { url, body, key } = seen.at(-1) ?? {}
    expect([url, key]).toEqual(['/api/consultation/createConsultationOrder', 'key'])
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      doctorId: '3001',
      customerId: '1001',
      couponId: '310',
      discountsId: '70009',
      practicalPrice: '7900',
      consultationContent: '需要复查吗？',
      consultationPic: 'https://files.example/1.jpg,https://files.example/2.jpg',
      reportId: '',
    })
  })

  test('[API-40] a comma within a picture’s address does not split it', async () => {
    answerWith(() => ok({ id: 9, practicalPrice: 7900, wxResult: null }))
    const pictureUrls = ['https://files.example/1.jpg?resize,w_800', 'https://files.example/2.jpg']
    await createConsultationOrder({ ...ORDER, pictureUrls }, 'key')
    expect(new URLSearchParams(seen.at(-1)?.body).get('consultationPic')).toBe(
      'https://files.example/1.jpg?resize%2Cw_800,https://files.example/2.jpg',
    )
  })

  test('[API-53] a quick order is sent in the same way, with its price before the coupon', async () => {
    answerWith(() => ok({ id: '9', practicalPrice: 0, wxResult: null }))
    await createConsultationOrder({ ...ORDER, target: { quickPriceFen: 2900 }, coupon: undefined, priceFen: 0 }, 'key')
    const { url, body } = seen.at(-1) ?? {}
    expect(url).toBe('/api/quick_consultation/createQuickConsultationOrder')
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      customerId: '1001',
      couponId: '',
      discountsId: '',
      practicalPrice: '0',
      originalPrice: '2900',
      consultationContent: '需要复查吗？',
      consultationPic: 'https://files.example/1.jpg,https://files.example/2.jpg',
      reportId: '',
    })
  })

  test('[API-48] [A348] [A390] the seconds left to pay are read, and paying later is sent', async () => {
    answerWith(() => ok('412'))
    for (const type of ['consult', 'quickConsult'] as const) {
      expect(await fetchSecondsToPay('7', type)).toBe(412)
      expect(seen.at(-1)?.url).toBe('/api/consultation/paySurplusTime?consultationId=7')
    }
    const wxResult = { appId: 'w', timeStamp: '1', nonceStr: 'n', packageValue: 'p', signType: 'RSA', paySign: 's' }
    const order = { id: '7', practicalPrice: 9900, wxResult }
    answerWith(() => ok(order))
    expect(await continueConsultationPay('7')).toEqual({ id: '7', priceFen: 9900, parameters: wxResult })
    for (const wrong of [{ practicalPrice: null }, { wxResult: null }, { id: '8' }]) {
      answerWith(() => ok({ ...order, ...wrong }))
      await expect(continueConsultationPay('7')).rejects.toMatchObject({ kind: 'badResponse' })
    }
  })

  test.each([
    ['412', 412],
    [412.7, 412],
    ['412.0', 412],
    [-0.5, -1],
  ])('[API-48] [A317] %j seconds to pay are read as %i whole ones', async (data, seconds) => {
    answerWith(() => ok(data))
    expect(await fetchSecondsToPay('7', 'consult')).toBe(seconds)
    expect(await fetchSecondsToPay('7', 'subscribe')).toBe(seconds)
  })
})

test('[API-46] [A337] a picture is sent as the part called file, and its address is returned', async () => {
  answerWith(() => ok('https://files.example/3.jpg'))
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  expect(await uploadPicture(new Blob(['x'], { type: 'image/jpeg' }), options)).toBe('https://files.example/3.jpg')
  expect(seen.at(-1)).toMatchObject({ url: '/api/consultation/uploadConsultationImage' })
  expect(seen.at(-1)?.body).toContain('name="file"')
})

test('[API-49] [API-50] [A257] coupons are requested with 4 for a doctor and 5 for a quick consultation', async () => {
  answerWith(() => ok([{}]))
  expect((await fetchConsultationCoupons({ doctorId: '3001' })).map(isUnreadable)).toEqual([true])
  expect(seen.at(-1)?.url).toBe('/api/coupon/getCouponListByServiceCodeAndDoctorId?serviceId=4&doctorId=3001')
  await fetchConsultationCoupons({ quickPriceFen: 2900 })
  expect(seen.at(-1)?.url).toBe('/api/coupon/getCouponListByServiceCodeAndPrice?serviceId=5&price=2900')
})
