import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { VariantId } from '@/domain/variantIds'
import { woman } from '../../support/questionnaireAnswers'
import {
  draftAnswers,
  field,
  group,
  isAsked,
  offers,
  option,
  pick,
  picker,
  questions,
  renderForm,
  sections,
  sent,
  submit,
} from './formSupport'

const says = (text: string) => expect.stringContaining(text) as string
const rowOf = (name: string) =>
  within(group(name))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent)

describe('the short form of a check-in', () => {
  const known = { sex: '0' }

  test('[SHORTQ-06] it opens with menarche yes, menopause no and lactation no, and marks none of them as filled in', async () => {
    await renderForm({ variantId: 'shortOnSite', known })
    expect(option('是否来过月经', '是')).toBeChecked()
    expect(option('是否已经绝经', '否')).toBeChecked()
    expect(option('是否哺乳过', '否')).toBeChecked()
    expect(screen.queryByText(/^已按您以前的资料填好/)).toBeNull()
  })

  test('[SHORTQ-11, SHORTQ-12, SHORTQ-13, SHORTQ-14] it offers the specified options', async () => {
    const { user } = await renderForm({ variantId: 'shortOnSite', known, kept: true })
    await user.click(option('是否已经绝经', '是'))
    await user.click(option('是否哺乳过', '是'))
    expect(rowOf('初潮年龄')).toEqual(['12 岁及以前', '12 岁以后'])
    expect(rowOf('绝经年龄')).toEqual(['54 岁及以后', '54 岁以前'])
    expect(rowOf('首次生育年龄')).toEqual(['没有生育', '30 岁以后', '30 岁及以前'])
    expect(rowOf('哺乳时间')).toEqual(['没有哺乳', '不到一年', '一年以上'])
    await user.click(option('初潮年龄', '12 岁以后'))
    await user.click(option('绝经年龄', '54 岁以前'))
    await user.click(option('首次生育年龄', '30 岁及以前'))
    await user.click(option('哺乳时间', '一年以上'))
    const chosen = { menarcheBand: '1', menopauseBand: '1', firstBirthBand: '2', lactationTime: '2' }
    await waitFor(() => expect(draftAnswers()).toMatchObject(chosen))
  })

  test('[SHORTQ-11, SHORTQ-12, SHORTQ-13, SHORTQ-14] it offers the options in English', async () => {
    const { user } = await renderForm({ variantId: 'shortOnSite', known }, { language: 'en' })
    await user.click(option('Have you gone through menopause?', 'Yes'))
    await user.click(option('Ever breastfed?', 'Yes'))
    expect(rowOf('Age at the first period')).toEqual(['12 or earlier', 'After 12'])
    expect(rowOf('Age at menopause')).toEqual(['54 or later', 'Before 54'])
    expect(rowOf('Age at the first birth')).toEqual(['No birth', 'After 30', '30 or earlier'])
    expect(rowOf('How long breastfed')).toEqual(['Not breastfed', 'Under a year', 'Over a year'])
  })

  test('[SHORTQ-07] [SHORTQ-08] the ages are required when flagged', async () => {
    const { user } = await renderForm({ variantId: 'shortOnSite', known })
    await user.click(option('是否已经绝经', '是'))
    await user.click(submit())
    expect(group('初潮年龄')).toHaveAccessibleDescription(says('请选择'))
    expect(group('绝经年龄')).toHaveAccessibleDescription(says('请选择'))
    expect(group('初潮年龄')).toContainElement(document.activeElement as HTMLElement)
    expect(sent.times).toBe(0)
    await user.click(option('是否来过月经', '否'))
    await user.click(option('是否已经绝经', '否'))
    expect(isAsked('初潮年龄') || isAsked('绝经年龄')).toBe(false)
    await user.click(submit())
    expect(sent.times).toBe(1)
  })

  test('[SHORTQ-07] [SHORTQ-09] a man is not asked them, and they are not required', async () => {
    const { user } = await renderForm({ variantId: 'shortOnSite', known: { sex: '1' } })
    expect(sections()).toEqual(['1 家族史与活检', '2 生活习惯'])
    expect(questions()).not.toEqual(expect.arrayContaining(['menarche']))
    expect(isAsked('是否来过月经') || isAsked('首次生育年龄') || isAsked('是否哺乳过')).toBe(false)
    await user.click(submit())
    expect(sent.times).toBe(1)
  })

  test('[GAIL-22, GAIL-23, GAIL-24, A199] three questions of the self-test appear, and without a biopsy the last is answered automatically', async () => {
    const { user } = await renderForm({ variantId: 'shortOnSite', known })
    expect(await offers(user, '患过乳腺癌的一级亲属人数')).toEqual(['0 人', '1 人', '2 人及以上'])
    expect(await offers(user, '乳腺活检次数')).toEqual(['0 次', '1 次', '2 次及以上'])
    expect(await offers(user, '活检是否发现非典型增生')).toEqual(['没有发现', '不确定', '已确认'])
    await pick(user, '乳腺活检次数', '0 次')
    expect(picker('活检是否发现非典型增生')).toHaveAccessibleName(says('没有做过活检'))
    expect(picker('活检是否发现非典型增生')).toHaveAccessibleDescription(says('由上面的回答决定'))
    expect(await offers(user, '活检是否发现非典型增生')).toEqual(['没有做过活检'])
    await pick(user, '乳腺活检次数', '1 次')
    expect(picker('活检是否发现非典型增生')).toHaveAccessibleName(says('请选择'))
  })
})

describe('the supplementary questionnaire', () => {
  const six = [
    '目前是否怀孕或哺乳',
    '流产史',
    '是否缺乏运动',
    '是否睡眠不足',
    '激素类避孕药使用史',
    '是否使用丰胸、美容或减肥产品',
  ]
  const person = { name: '王芳', age: '45', sex: '0' }

  test('[SUPPQ-01, SUPPQ-02, SUPPQ-03, SUPPQ-04, SUPPQ-05] it has these questions, and each requires an answer', async () => {
    const { user } = await renderForm({ variantId: 'supplementaryRelative', known: person })
    const section = within(screen.getByRole('region', { name: '2 补充信息' }))
    expect(section.getAllByRole('radiogroup').map((one) => one.querySelector('legend span')?.textContent)).toEqual(six)
    await user.click(submit())
    for (const name of six) expect(group(name)).toHaveAccessibleDescription(says('请选择'))
    expect(sent.times).toBe(0)
  })

  test('[SUPPQ-06] [SUPPQ-07] the answers are yes or no, has or has not, and then it is sent', async () => {
    const { user } = await renderForm({ variantId: 'supplementaryRelative', known: person, kept: true })
    expect(six.map(rowOf)).toEqual([
      ['是', '否'],
      ['有', '无'],
      ['是', '否'],
      ['是', '否'],
      ['有', '无'],
      ['是', '否'],
    ])
    for (const name of ['目前是否怀孕或哺乳', '是否缺乏运动', '是否睡眠不足', '是否使用丰胸、美容或减肥产品'])
      await user.click(option(name, '否'))
    for (const name of ['流产史', '激素类避孕药使用史']) await user.click(option(name, '有'))
    await waitFor(() =>
      expect(draftAnswers()).toMatchObject({
        special: 'no',
        abortion: 'yes',
        lackExercise: 'no',
        sleepDebt: 'no',
        contraception: 'yes',
        useProduct: 'no',
      }),
    )
    await user.click(submit())
    expect(sent.times).toBe(1)
  })

  test('[SHORTQ-01] for a relative it asks name, age, sex and ID card, and no phone number', async () => {
    await renderForm({ variantId: 'supplementaryRelative' })
    expect(questions().slice(0, 4)).toEqual(['name', 'age', 'sex', 'identityCard'])
    expect(isAsked('手机号') || isAsked('验证码')).toBe(false)
    expect(field('姓名')).toHaveAttribute('autocomplete', 'off')
  })

  test('[SHORTQ-02] for the customer it shows the known phone number until Modify, and then asks the code', async () => {
    const beside = { phoneCode: <button type="button">get code</button> }
    const { user } = await renderForm(
      { variantId: 'supplementaryOwn', known: { ...person, phone: '13812345678' } },
      { beside },
    )
    expect(questions().slice(0, 5)).toEqual(['name', 'age', 'sex', 'phone', 'identityCard'])
    expect(field('手机号')).toHaveAttribute('readonly')
    expect(isAsked('验证码')).toBe(false)
    await user.click(screen.getByText('修改手机号'))
    expect(field('手机号')).toHaveFocus()
    expect(field('手机号')).not.toHaveAttribute('readonly')
    expect(field('验证码')).toHaveAttribute('autocomplete', 'one-time-code')
    expect(screen.getByText('get code')).toBeVisible()
    await user.clear(field('手机号'))
    await user.type(field('手机号'), '1381234567')
    await user.tab()
    expect(field('手机号')).toHaveAccessibleDescription(says('手机号格式不正确'))
    await user.click(screen.getByText('不修改'))
    expect(field('手机号')).toHaveValue('13812345678')
    expect(isAsked('验证码')).toBe(false)
  })

  test('[SHORTQ-02] without a known phone number it asks for one, with its code', async () => {
    const { user } = await renderForm({ variantId: 'supplementaryOwn', known: person })
    expect(screen.queryByText('修改手机号')).toBeNull()
    await user.type(field('手机号'), '13812345678')
    expect(field('验证码')).toBeVisible()
    await user.click(submit())
    expect(field('验证码')).toHaveAccessibleDescription(says('请输入6位验证码'))
  })

  test.each([
    ['zh', '身份证号', '请输入正确的身份证号'],
    ['en', 'ID card number', 'Please input the correct ID number'],
  ] as const)('[FULLQ-37] (%s) a wrong ID card is reported', async (language, name, text) => {
    const { user } = await renderForm({ variantId: 'supplementaryRelative' }, { language })
    await user.type(field(name), '1101011980010112')
    await user.tab()
    expect(field(name)).toHaveAccessibleDescription(says(text))
    await user.type(field(name), '3x')
    expect(field(name)).toBeValid()
  })
})

describe('the form of a relative', () => {
  const { lastPeriodDay: _day, ...known } = woman

  test('[PATIENT-09] [SHORTQ-01] it asks every field of the record', async () => {
    await renderForm({ variantId: 'relative', known: { ...known, secondDegree: 'yes' } })
    const record = [
      'name',
      'age',
      'sex',
      'identityCard',
      'ethnicity',
      'height',
      'weight',
      'lastPeriodDay',
      'menarcheAge',
      'firstPregnancyAge',
      'childbirth',
    ]
    const more = [
      'menopauseAge',
      'firstDegree',
      'firstDegreeWho',
      'secondDegree',
      'secondDegreeWho',
      'smoking',
      'drink',
    ]
    expect(questions()).toEqual(expect.arrayContaining([...record, ...more]))
  })

  test.each([
    ['zh', '手机号', '手机号格式不正确'],
    ['en', 'Mobile number', 'phone number format is incorrect'],
  ] as const)('[PATIENT-17] (%s) a wrong phone is reported, and no code is asked', async (language, name, text) => {
    const { user } = await renderForm({ variantId: 'relative' }, { language })
    expect(field(name)).toHaveAttribute('inputmode', 'numeric')
    await user.type(field(name), '12812345678')
    await user.tab()
    expect(field(name)).toHaveAccessibleDescription(says(text))
    expect(questions()).not.toContain('phoneCode')
  })

  test('[PATIENT-18] the last period is chosen from 2020-01-01 to today', async () => {
    const { user } = await renderForm({ variantId: 'relative', known })
    await user.click(picker('末次月经日期'))
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByText('22').closest('button')).toHaveAttribute('aria-disabled', 'true')
    await user.click(sheet.getByText('21'))
    await waitFor(() => expect(picker('末次月经日期')).toHaveAccessibleName(says('2026年11月21日')))
    await user.click(picker('末次月经日期'))
    for (let years = 0; years < 8; years++) await user.click(screen.getByLabelText('上一年'))
    expect(screen.getByRole('heading', { name: '2020年1月' })).toBeVisible()
    expect(screen.getByLabelText('上一年')).toHaveAttribute('aria-disabled', 'true')
  })

  test.each<[VariantId]>([['relative'], ['ownRecord']])(
    '[PATIENT-11] (%s) without last period and menopause age the submit fails',
    async (variantId) => {
      const { user } = await renderForm({ variantId, known: { ...known, relation: '1' } }, { language: 'en' })
      await user.click(submit())
      const alert = await screen.findByRole('dialog', { name: 'submit failed' })
      expect(alert).toHaveTextContent('Please fill in either the age of last menstruation or the age of amenorrhea')
      await user.click(within(alert).getByText('OK'))
      expect(sent.times).toBe(0)
    },
  )
})
