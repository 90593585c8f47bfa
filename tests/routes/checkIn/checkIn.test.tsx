import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, itIs, later, PHONE, refuse } from '../booking/support'
import {
  answerClinic,
  chooseBirthday,
  field,
  fillIn,
  submit,
  submitButton,
  TAKEN,
  tick,
  typeInto,
  URL_102,
} from './support'
import { address, heading, renderApp } from '../support'
import { settled } from '../untilQuiet'

const IMPLANTS = '非常抱歉，因植入性假体是此检查禁忌症，所以无法预约敬请谅解'
const NO_LIMITS = { morningLimit: null, afternoonLimit: null }

const open = async (options?: Parameters<typeof renderApp>[1]) => {
  const app = await renderApp(URL_102, options)
  await heading(options?.language === 'en' ? 'On-site check-in' : '现场登记')
  return app
}

const birthday = (language: 'zh' | 'en') =>
  (language === 'zh' ? ['年', '月', '日'] : ['Year', 'Month', 'Day']).map(
    (label) => screen.getByLabelText<HTMLSelectElement>(label, { selector: 'select' }).value,
  )

beforeEach(() => {
  itIs('2026-11-25 10:00:00')
  answerClinic(NO_LIMITS)
})

describe('the form of an anonymous visitor', () => {
  test('[ONSITE-01] [NAV-32] the form asks for every field under the clinic’s name, and is accepted', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await open()
    expect(screen.getByText('木棉体检中心（东城）')).toBeVisible()
    fillIn()
    typeInto('identityCard', '990101198004120024')
    submit()
    await heading('登记成功')
    expect(await sent[0]?.json()).toEqual({
      name: '沈若兰',
      age: 46,
      birthday: '1980-04-12',
      sex: '0',
      breastAugmentation: 0,
      timeSlot: null,
      telphone: '13911112222',
      subscribeTime: '2026-11-25',
      identityCard: '990101198004120024',
      serviceId: '1',
      specificationId: '2',
      orgId: '102',
      customerId: null,
    })
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  })

  test.each([
    [
      'zh',
      [
        '请输入姓名',
        '请输入手机号',
        '请选择性别',
        '请选择出生日期',
        '请输入年龄',
        '请选择是否有乳房植入性假体',
        '请先勾选同意',
      ],
    ],
    [
      'en',
      [
        'Please enter the name',
        'Please enter the mobile number',
        'Please choose the sex',
        'Please choose the date of birth',
        'Please enter the age',
        'Please say whether there are breast implants',
        'Please tick the box first',
      ],
    ],
  ] as const)(
    '[ONSITE-01] each missing field is reported, and the first gets the focus (%s)',
    async (language, texts) => {
      const sent = answer('/subscribe/submitNowFree', () => TAKEN)
      await open({ language })
      for (const text of texts) expect(screen.queryByText(text)).toBeNull()
      submit()
      for (const text of texts) expect(await screen.findByText(text)).toBeVisible()
      await waitFor(() => expect(field('name', language)).toHaveFocus())
      expect(sent).toEqual([])
    },
  )

  test('[ONSITE-07] [ONSITE-08] [ONSITE-09] invalid phone, age and ID card are reported', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await open()
    fillIn()
    typeInto('phone', '2391111222')
    typeInto('age', '140')
    typeInto('identityCard', '12345')
    submit()
    expect(field('phone')).toHaveAccessibleDescription(/手机号格式不正确$/)
    expect(field('age')).toHaveAccessibleDescription(/年龄请填 2 到 139 之间的整数$/)
    expect(field('identityCard')).toHaveAccessibleDescription('请输入正确的身份证号')
    await waitFor(() => expect(field('phone')).toHaveFocus())
    typeInto('phone', '139 1111-2222')
    expect(field('phone')).toHaveValue('13911112222')
    expect(field('phone')).toBeValid()
    expect(sent).toEqual([])
  })

  test.each([
    ['zh', '男', '已按身份证号填写出生日期和性别，请核对。'],
    ['en', 'Male', 'Date of birth and sex were filled in from the ID number. Please check them.'],
  ] as const)(
    '[A507] an ID number fills in birth date, age and sex, and a message says so (%s)',
    async (language, male, text) => {
      await open({ language })
      typeInto('identityCard', '110105198003151235', language)
      expect(birthday(language)).toEqual(['', '', ''])
      expect(screen.queryByText(text)).toBeNull()
      typeInto('identityCard', '110105198003151234', language)
      expect(birthday(language)).toEqual(['1980', '03', '15'])
      expect(field('age', language)).toHaveValue('46')
      expect(screen.getByLabelText(male)).toBeChecked()
      expect(screen.getByText(text).closest('[role=status]')).toBeVisible()
      // A corrected number corrects what the first one filled in.
      typeInto('identityCard', '11010519491231002X', language)
      expect(birthday(language)).toEqual(['1949', '12', '31'])
      expect(field('age', language)).toHaveValue('76')
      expect(screen.getByLabelText(male)).not.toBeChecked()
    },
  )

  test('[A507] an ID number overwrites nothing that was answered', async () => {
    await open()
    typeInto('age', '52')
    tick('女')
    typeInto('identityCard', '110105198003151234')
    expect(birthday('zh')).toEqual(['1980', '03', '15'])
    expect(field('age')).toHaveValue('52')
    expect(screen.getByLabelText('女')).toBeChecked()
    expect(screen.getByText('已按身份证号填写出生日期，请核对。')).toBeVisible()
    chooseBirthday('1979-03-15')
    expect(screen.queryByText(/^已按身份证号/)).toBeNull()
    typeInto('identityCard', '11010519491231002X')
    expect(birthday('zh')).toEqual(['1979', '03', '15'])
  })

  test('[A427] a pasted ID card is accepted, and an invisible name counts as empty', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await open()
    fillIn()
    typeInto('identityCard', '１１０１０１ 19800101-123X')
    expect(field('identityCard')).toHaveValue('11010119800101123X')
    expect(field('identityCard')).not.toHaveAttribute('maxlength')
    typeInto('name', '\u200b\u2066 ')
    submit()
    expect(field('name')).toHaveAccessibleDescription(/请输入姓名$/)
    expect(sent).toEqual([])
  })

  test.each([
    ['zh', '须与微信绑定的手机号一致，否则无法在线获取报告。'],
    ['en', 'Use the number linked to your WeChat account. With another one you cannot get your reports online.'],
  ] as const)(
    '[PROFILE-18] [A153] the bound number is shown under the phone as a reminder (%s)',
    async (language, reminder) => {
      await open({ language })
      expect(field('phone', language)).toHaveAccessibleDescription(reminder)
    },
  )

  test('[ONSITE-17] [ONSITE-18] [A133] the birth date ranges from 1900 to today and fills in the age, which can be changed', async () => {
    await open()
    const years = [...screen.getByLabelText('年', { selector: 'select' }).children].map((option) =>
      option.getAttribute('value'),
    )
    expect([years[0], years[years.length - 1]]).toEqual(['1900', '2026'])
    chooseBirthday('1980-12-01')
    expect(field('age')).toHaveValue('45')
    typeInto('age', '44')
    expect(field('age')).toHaveValue('44')
    chooseBirthday('1980-11-25')
    expect(field('age')).toHaveValue('46')
  })

  test('[A127] a woman must confirm that she has no implants, and a man is not asked', async () => {
    await open()
    const no = screen.getByLabelText('没有')
    expect(no).not.toBeChecked()
    tick('男')
    expect(no).toBeChecked()
    tick('女')
    expect(no).not.toBeChecked()
  })
})

describe('implants', () => {
  test.each([
    ['zh', '有', IMPLANTS, '咨询医生'],
    ['en', 'Yes', /^We are very sorry: with breast implants/, 'Consult a doctor'],
  ] as const)(
    '[ONSITE-13] [A546] implants are rejected at once and in full, and the bar leads to the doctors (%s)',
    async (language, yes, sentence, doctors) => {
      await open({ language })
      expect(screen.queryByText(sentence)).toBeNull()
      const send = submitButton()
      tick(yes)
      expect(screen.getByText(sentence)).toBeVisible()
      expect(screen.getByRole('link', { name: doctors })).toHaveAttribute('href', '/consult/index')
      expect(send).not.toBeInTheDocument()
    },
  )

  test('[ONSITE-13] implants are rejected at submit too, whatever the other answers', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await open()
    fillIn()
    const form = submitButton().closest('form')
    tick('有')
    // A keyboard’s Enter submits the form without a button.
    if (form !== null) fireEvent.submit(form)
    await waitFor(() => expect(screen.getByLabelText('没有')).toHaveFocus())
    expect(screen.getAllByText(IMPLANTS)).toHaveLength(1)
    expect(sent).toEqual([])
    tick('没有')
    expect(screen.queryByText(IMPLANTS)).toBeNull()
    expect(submitButton()).toBeVisible()
  })
})

describe('the form of a signed-in customer', () => {
  test('[A401] known data is filled in and sent for the account; [A385] consent is not asked again', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    const { router } = await open({ signedInAs: PHONE })
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
    await settled()
    expect(screen.queryByLabelText(/^我同意/)).toBeNull()
  })

  test('[A401] another phone makes the check-in one for another person', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await open({ signedInAs: PHONE })
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
      await open({ signedInAs: PHONE, language })
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
    const { router } = await open({ signedInAs: PHONE })
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
    await open({ signedInAs: PHONE })
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
    await open({ signedInAs: PHONE })
    expect(field('name')).toHaveValue('')
  })
})

describe('sending the check-in', () => {
  test('a child under 14 is checked in only with the yes of a guardian', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    const { user } = await open()
    fillIn()
    chooseBirthday('2013-04-12')
    submit()
    await user.click(await screen.findByRole('button', { name: '返回' }))
    await settled()
    expect(sent).toHaveLength(0)
    submit()
    await user.click(await screen.findByRole('button', { name: '我是监护人，同意' }))
    await heading('登记成功')
    expect(sent).toHaveLength(1)
  })

  test('[A562] a keyboard’s “next” leads to the next field, and its “send” on the last one sends the check-in', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    const { user } = await open()
    fillIn()
    await user.type(field('name'), '{Enter}')
    expect(field('phone')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(field('age')).toHaveFocus()
    expect(sent).toEqual([])
    await user.keyboard('{Enter}')
    expect(field('identityCard')).toHaveFocus()
    expect(field('identityCard')).toHaveAttribute('enterkeyhint', 'send')
    await user.keyboard('{Enter}')
    await heading('登记成功')
    expect(sent).toHaveLength(1)
  })

  test('[ONSITE-19] [RB1] repeated taps send one check-in, and ask to wait', async () => {
    const slow = later()
    const sent = answer('/subscribe/submitNowFree', () => slow.promise)
    const { user, router } = await open()
    fillIn()
    submit()
    submit()
    expect(await screen.findByText('请耐心等待，正在提交登记')).toBeInTheDocument()
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-disabled', 'true'))
    await user.type(field('name'), '{Enter}')
    await router.navigate('/home')
    expect(address()).toBe(URL_102)
    slow.come(TAKEN)
    await heading('登记成功')
    expect(sent).toHaveLength(1)
  })

  test('[A128] a rejection is shown in the server’s words, the input stays, and the next try has a new key', async () => {
    let refused = true
    const sent = answer('/subscribe/submitNowFree', () => (refused ? refuse('受检人资料有误') : TAKEN))
    await open()
    fillIn()
    submit()
    expect(await screen.findByText('这次登记没有被接收')).toBeVisible()
    expect(screen.getByText('受检人资料有误')).toBeVisible()
    expect(screen.getByText(/您填写的内容都还在，可以修改后再次提交/)).toBeVisible()
    expect(field('name')).toHaveValue('沈若兰')
    expect(field('age')).toHaveValue('46')
    refused = false
    submit()
    await heading('登记成功')
    const [first, second] = sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(first).not.toBe(second)
  })

  test.each([
    ['zh', '您今天已经登记过了', /如果今天已经登记过，不用再提交，告诉工作人员您的姓名即可/, '提交登记'],
    [
      'en',
      'You are checked in already',
      /If you have already checked in today, do not send it again: just tell the staff your name/,
      'Check in',
    ],
  ] as const)(
    '[A128] a visitor who is already checked in is told so, and not asked to send again (%s)',
    async (language, word, next, button) => {
      answer('/subscribe/submitNowFree', () => refuse(word))
      await open({ signedInAs: PHONE, language })
      tick(language === 'zh' ? '没有' : 'No')
      fireEvent.click(screen.getByRole('checkbox'))
      submit()
      expect(await screen.findByText(word)).toBeVisible()
      expect(screen.getByText(next)).toBeVisible()
      expect(screen.queryByText(/登记没有成功|You are not checked in/)).toBeNull()
      expect(await screen.findByText(button, { selector: 'button' })).toBeVisible()
    },
  )

  test('[ONSITE-11] a half-day that filled up meanwhile asks for the other one', async () => {
    let places = { morningCount: 3, afternoonCount: 3 }
    answerClinic({})
    answer('/organ/getSubscribeCount', () => places)
    answer('/subscribe/submitNowFree', () => {
      places = { morningCount: 20, afternoonCount: 3 }
      return refuse('上午预约已满')
    })
    await open()
    fillIn()
    fireEvent.click(await screen.findByLabelText(/^上午/))
    submit()
    expect(await screen.findByText('您填写的内容都还在。请换一个时间段或日期，再次提交。')).toBeVisible()
    expect(screen.queryByText(/已经登记过/)).toBeNull()
  })

  test('[ONSITE-20] a clinic that closed meanwhile says so, and that the check-in was not accepted', async () => {
    await open()
    fillIn()
    answer('/subscribe/submitNowFree', () => {
      answerClinic({ ...NO_LIMITS, nowFreeSubscribe: 0 })
      return refuse('该机构没有开放现场登记')
    })
    submit()
    await screen.findByText('该二维码已关闭，请联系机构管理员。')
    expect(screen.getByText('刚才的登记没有被接收：该机构没有开放现场登记')).toBeVisible()
  })

  test.each([
    [
      'zh',
      '该二维码已关闭，请联系机构管理员。',
      '没有收到刚才的登记结果，登记可能已经成功，请问一下工作人员。',
      /没有被接收/,
    ],
    [
      'en',
      'The QR code has been closed, please contact the organization management.',
      'We got no reply to your check-in. You may be checked in: please ask the staff.',
      /not accepted/,
    ],
  ] as const)(
    '[ONSITE-20] [A432] [A557] a clinic that closed after a check-in without an answer does not call it refused (%s)',
    async (language, closed, said, unsaid) => {
      answer('/subscribe/submitNowFree', () => new Response(null, { status: 502 }))
      const { router } = await open({ language })
      typeInto('name', '沈若兰', language)
      typeInto('phone', '13911112222', language)
      for (const label of language === 'zh' ? ['女', '没有', /^我同意/] : ['Female', 'No', /^I agree/]) tick(label)
      chooseBirthday('1980-04-12', language)
      submit()
      await screen.findByText(language === 'zh' ? '没有收到登记结果' : 'We do not know yet whether you are checked in')
      answerClinic({ ...NO_LIMITS, nowFreeSubscribe: 0 })
      await act(() => router.navigate('/guide'))
      await act(() => router.navigate(URL_102))
      await screen.findByText(closed)
      expect(screen.getByText(said)).toBeVisible()
      expect(screen.queryByText(unsaid)).toBeNull()
    },
  )

  test('status 50037 does not reject the check-in: it can be resent', async () => {
    answer('/subscribe/submitNowFree', () => HttpResponse.json({ data: null, message: '', status: 50037 }))
    await open()
    fillIn()
    submit()
    expect(await screen.findByText('登记没有成功')).toBeVisible()
    expect(screen.getByText('您填写的内容都还在，可以再次提交。')).toBeVisible()
  })

  test('[RB2] [RB3] [A391] without an answer the result is unknown: the form says so, keeps the input, and resends it under the same key', async () => {
    let lost = true
    const sent = answer('/subscribe/submitNowFree', () => (lost ? Response.error() : TAKEN))
    await open()
    fillIn()
    submit()
    expect(await screen.findByText('没有收到登记结果')).toBeVisible()
    expect(screen.getByText(/登记可能已经成功：请先问一下工作人员/)).toBeVisible()
    expect(field('phone')).toHaveValue('13911112222')
    submit()
    await waitFor(() => expect(sent).toHaveLength(2))
    await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-disabled'))
    typeInto('age', '45')
    expect(screen.getByText('没有收到登记结果')).toBeVisible()
    lost = false
    submit()
    await heading('登记成功')
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
  })
})
