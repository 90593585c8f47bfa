import { screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, itIs } from './bookingSupport'
import { answerClinic, fillIn, submit, TAKEN, tick, URL_102 } from './onsiteSupport'
import { heading, renderApp } from './support'

beforeEach(() => itIs('2026-11-25 10:00:00'))

describe('a visitor whom nobody knows', () => {
  test('[ONSITE-01] [ONSITE-22] fills the form in and is checked in', async () => {
    answerClinic()
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await renderApp(URL_102)
    await heading('现场登记')
    fillIn()
    await screen.findByLabelText('下午')
    tick('下午')
    submit()
    await heading('登记成功')
    expect(await sent[0]?.json()).toEqual({
      name: '沈若兰',
      age: 46,
      birthday: '1980-04-12',
      sex: '0',
      breastAugmentation: 0,
      timeSlot: 2,
      telphone: '13911112222',
      subscribeTime: '2026-11-25',
      identityCard: null,
      serviceId: '1',
      specificationId: '2',
      orgId: '102',
      customerId: null,
    })
    expect(JSON.parse(Cookies.get('newFree') ?? '')).toEqual({
      date: '2026-11-25', orgId: '102', id: '71', name: '沈若兰', customerId: '81', inspectionId: '91', hqiId: null, chqDone: true,
    })
  })
})
