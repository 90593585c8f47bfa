import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, test } from 'vitest'
import { watchDrafts } from '@/app/drafts'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import {
  answerClinic,
  chooseBirthday,
  field,
  fillIn,
  keep,
  kept,
  RECORD,
  submit,
  TAKEN,
  tick,
  typeInto,
  URL_102,
  NO_LIMITS,
  openCheckIn,
} from './support'
import { heading, PHONE, renderApp } from '../../support/app'
import { deferred } from '../../support/deferred'
import { waitForIdle } from '../../support/waitForIdle'

beforeEach(() => {
  itIs('2026-11-25 10:00:00')
  answerClinic(NO_LIMITS)
})

describe('the form of a signed-in customer', () => {
  test('[A401] known data is filled in and sent for the account; [A385] consent is not asked again', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    const { router } = await openCheckIn({ signedInAs: PHONE })
    expect([field('name'), field('phone'), field('age')].map((input) => (input as HTMLInputElement).value)).toEqual([
      '林婉清',
      '13800000001',
      '46',
    ])
    expect(screen.getByLabelText('女')).toBeChecked()
    expect(screen.getByLabelText('年', { selector: 'select' })).toHaveValue('1980')
    expect(field('identityCard')).toHaveValue('')
    tick('没有')
    tick(/^我同意/)
    submit()
    await heading('登记成功')
    expect(await sent[0]?.json()).toMatchObject({ name: '林婉清', telphone: '13800000001', customerId: '1001' })
    Cookies.remove('newFree', { path: '/' })
    await act(() => router.navigate('/my'))
    await act(() => router.navigate(URL_102))
    await heading('现场登记')
    await waitForIdle()
    expect(screen.queryByLabelText(/^我同意/)).toBeNull()
  })

  test('[A401] a check-in with another phone number is sent without the account’s id, as for another person', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await openCheckIn({ signedInAs: PHONE })
    typeInto('phone', '13800000009')
    tick('没有')
    tick(/^我同意/)
    submit()
    await heading('登记成功')
    expect(await sent[0]?.json()).toMatchObject({ name: '林婉清', customerId: null })
  })

  test.each([
    ['zh', '姓名已更改，自动带入的资料已清空，请填写受检人本人的资料。'],
    [
      'en',
      'The name has changed, so the other details from your account were cleared. Please enter them for the person being examined.',
    ],
  ] as const)(
    '[A424] another name clears the other filled-in fields once, and a message says so (%s)',
    async (language, text) => {
      await openCheckIn({ signedInAs: PHONE, language })
      typeInto('identityCard', '990101195004120024', language)
      expect(screen.queryByText(text)).toBeNull()
      typeInto('name', '林母', language)
      expect(screen.getByText(text)).toBeVisible()
      const values = () =>
        (['phone', 'age', 'identityCard'] as const).map((name) => (field(name, language) as HTMLInputElement).value)
      expect(values()).toEqual(['', '', '990101195004120024'])
      expect(screen.getByLabelText(language === 'zh' ? '女' : 'Female')).not.toBeChecked()
      expect(screen.getByLabelText(language === 'zh' ? '年' : 'Year', { selector: 'select' })).toHaveValue('')
      typeInto('phone', '13911112222', language)
      typeInto('name', '林母亲', language)
      expect(values()).toEqual(['13911112222', '', '990101195004120024'])
    },
  )

  test('[A424] [A401] a daughter who checks her mother in sends none of her own data, also after visiting another screen', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    const { router } = await openCheckIn({ signedInAs: PHONE })
    typeInto('name', '林母')
    await act(() => router.navigate('/my'))
    await act(() => router.navigate(URL_102))
    await heading('现场登记')
    expect(field('phone')).toHaveValue('')
    fillIn()
    chooseBirthday('1952-03-08')
    submit()
    await heading('登记成功')
    expect(await sent[0]?.json()).toMatchObject({
      birthday: '1952-03-08',
      age: 74,
      telphone: '13911112222',
      customerId: null,
    })
  })

  test('[A424] fields typed before the name are kept, including an age set by its birth date', async () => {
    await openCheckIn({ signedInAs: PHONE })
    typeInto('phone', '13911112222')
    chooseBirthday('1980-05-12')
    tick('男')
    typeInto('name', '林可')
    expect([field('phone'), field('age')].map((input) => (input as HTMLInputElement).value)).toEqual([
      '13911112222',
      '46',
    ])
    expect(screen.getByLabelText('男')).toBeChecked()
    expect(screen.queryByText(/已清空/)).toBeNull()
  })

  test('a customer whose record fails to load fills in the form by hand', async () => {
    answer('/customer/getCustomerInfo', () => Response.error())
    await openCheckIn({ signedInAs: PHONE })
    expect(field('name')).toHaveValue('')
  })
})

describe('a check-in that the phone keeps of a signed-in person', () => {
  const keepOf = (userId: string) => {
    keep({ chqDone: false })
    const chosen = { id: RECORD.id, day: RECORD.date, age: 46, sentAt: 0, serviceId: '1' }
    window.localStorage.setItem(`of:${userId}:check-in`, JSON.stringify(chosen))
  }
  const HERSELF = { id: '1001', name: '林婉清', telphone: PHONE }
  const openSignedIn = async (who: () => object) => {
    const slow = deferred()
    answer('/customer/getCustomerInfo', () => slow.promise.then(who))
    const app = await renderApp(URL_102, { signedInAs: PHONE, meanwhile: async () => watchDrafts() })
    await act(() => new Promise((done) => setTimeout(done, 200)))
    expect(screen.queryByText(RECORD.name)).toBeNull()
    slow.resolve(undefined)
    return app
  }

  test('[A524] [A683] the next signed-in person gets the form, and never sees who checked in before her', async () => {
    keepOf('1003')
    await openSignedIn(() => HERSELF)
    await heading('现场登记')
    await waitFor(() => expect(field('name')).toHaveValue('林婉清'))
    expect(screen.queryByText(RECORD.name)).toBeNull()
    expect(kept('newFree')).toBeNull()
    expect(window.localStorage.getItem('of:1003:check-in')).toBeNull()
  })

  test('[A683] without an answer who she is, she fills in the form by hand and checks in', async () => {
    keepOf('1003')
    const sent = answer('/subscribe/submitNowFree', () => ({ ...TAKEN, id: '72' }))
    await openSignedIn(() => new Response(null, { status: 500 }))
    fireEvent.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByLabelText('姓名')).toHaveValue('')
    expect(screen.queryByText(RECORD.name)).toBeNull()
    fillIn()
    submit()
    await heading('登记成功')
    expect(sent).toHaveLength(1)
    expect(kept('newFree')).toMatchObject({ id: '72' })
  })

  test('[A683] what she has filled in stays while she looks at another screen', async () => {
    keepOf('1003')
    const { router } = await openSignedIn(() => new Response(null, { status: 500 }))
    fireEvent.click(await screen.findByRole('button', { name: '重试' }))
    await screen.findByLabelText('姓名')
    typeInto('name', '沈若兰')
    await act(() => router.navigate('/doc/privacy'))
    await heading('隐私政策')
    act(() => window.history.back())
    await heading('现场登记')
    expect(field('name')).toHaveValue('沈若兰')
  })

  test('[A683] [A130] its owner, unknown at first, is asked for again before the form is sent, and sends no second one', async () => {
    keepOf('1001')
    await openSignedIn(() => new Response(null, { status: 500 }))
    fireEvent.click(await screen.findByRole('button', { name: '重试' }))
    await screen.findByLabelText('姓名')
    fillIn()
    answer('/customer/getCustomerInfo', () => HERSELF)
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    submit()
    await heading('登记已提交，还差检查问卷')
    expect(sent).toHaveLength(0)
  })

  test('[A683] its owner finds it again once the server says who she is', async () => {
    keepOf('1001')
    await openSignedIn(() => HERSELF)
    await heading('登记已提交，还差检查问卷')
    expect(screen.getByText(RECORD.name)).toBeVisible()
  })
})
