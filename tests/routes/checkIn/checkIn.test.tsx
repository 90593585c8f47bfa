import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
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
  NO_LIMITS,
  openCheckIn,
} from './support'
import { heading } from '../../support/app'

const birthday = (language: 'zh' | 'en') =>
  (language === 'zh' ? ['年', '月', '日'] : ['Year', 'Month', 'Day']).map(
    (label) => screen.getByLabelText<HTMLSelectElement>(label, { selector: 'select' }).value,
  )

const IMPLANTS = '非常抱歉，因植入性假体是此检查禁忌症，所以无法预约敬请谅解'

beforeEach(() => {
  itIs('2026-11-25 10:00:00')
  answerClinic(NO_LIMITS)
})

describe('the form of an anonymous visitor', () => {
  test('[ONSITE-01] [NAV-32] the form asks for every field under the clinic’s name, and is accepted', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await openCheckIn()
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

  test('the English labels fit a helper who fills in the form for another person', async () => {
    await openCheckIn({ language: 'en' })
    const labels = [...screen.getByRole('main').querySelectorAll('label, legend')].map((label) => label.textContent)
    expect(labels).toContainEqual(expect.stringContaining('breast implants'))
    expect(labels.filter((label) => /\b(do|are|have) you\b/i.test(label))).toEqual([])
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
      await openCheckIn({ language })
      for (const text of texts) expect(screen.queryByText(text)).toBeNull()
      submit()
      for (const text of texts) expect(await screen.findByText(text)).toBeVisible()
      await waitFor(() => expect(field('name', language)).toHaveFocus())
      expect(sent).toEqual([])
    },
  )

  test('[ONSITE-07] [ONSITE-08] [ONSITE-09] invalid phone number, age and ID card are reported', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await openCheckIn()
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
      await openCheckIn({ language })
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
    await openCheckIn()
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
    await openCheckIn()
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
    '[PROFILE-18] [A153] the bound number is shown under the phone number as a reminder (%s)',
    async (language, reminder) => {
      await openCheckIn({ language })
      expect(field('phone', language)).toHaveAccessibleDescription(reminder)
    },
  )

  test('[ONSITE-17] [ONSITE-18] [A133] the birth date ranges from 1900 to today and fills in the age, which can be changed', async () => {
    await openCheckIn()
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
    await openCheckIn()
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
      await openCheckIn({ language })
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
    await openCheckIn()
    fillIn()
    const form = submitButton().closest('form')
    tick('有')
    // A keyboard’s Enter submits the form without a button.
    if (form !== null) fireEvent.submit(form)
    await waitFor(() => expect(screen.getByLabelText('有')).toHaveFocus())
    expect(screen.getAllByText(IMPLANTS)).toHaveLength(1)
    expect(sent).toEqual([])
    tick('没有')
    expect(screen.queryByText(IMPLANTS)).toBeNull()
    expect(submitButton()).toBeVisible()
  })
})
