import { screen, waitFor, within } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { breast, woman } from '../../support/questionnaireAnswers'
import {
  draftAnswers,
  field,
  finish,
  go,
  group,
  inEachSection,
  isAsked,
  option,
  pick,
  picker,
  questions,
  renderForm,
  sections,
  sent,
  submit,
} from './formSupport'

const full = { ...woman, ...breast }
/** A425: results are available to copy from. */
const RESULTS = { breastResults: 'yes' }
/** Confirms the alert. */
const dismiss = async (user: ReturnType<typeof userEvent.setup>) => {
  const close = screen.queryByText('知道了', { selector: 'button' })
  if (close !== null) await user.click(close)
}
const says = (text: string) => expect.stringContaining(text) as string

describe('the questions of the full form', () => {
  test('[FULLQ-02] [FULLQ-05] the inspection questionnaire has four numbered sections and no record group', async () => {
    await renderForm({ variantId: 'inspection' })
    expect(within(screen.getByRole('region', { name: '1 基本信息' })).getAllByRole('textbox')).toHaveLength(2)
    const titles = await inEachSection('inspection', () => {
      expect(['民族', '身高', '体重'].filter(isAsked)).toEqual([])
      return sections()
    })
    expect(titles).toEqual([['1 基本信息'], ['2 月经与哺乳'], ['3 家族史与活检'], ['4 生活习惯']])
  })

  test('[FULLQ-02] the sections are named in English', async () => {
    await renderForm({ variantId: 'inspection' }, { language: 'en' })
    expect((await inEachSection('inspection', sections)).flat()).toEqual([
      '1 Basic info',
      '2 Periods and breastfeeding',
      '3 Family history and biopsies',
      '4 Lifestyle',
    ])
  })

  test('[FULLQ-05] [A172] [A189] [A425] the full record asks for the record group with units and keyboards, and for the breasts only with earlier results', async () => {
    const { user } = await renderForm({ variantId: 'fullRecord' })
    expect(picker('民族')).toBeVisible()
    expect(field('身高')).toHaveAccessibleDescription(says('厘米'))
    expect(field('体重')).toHaveAccessibleDescription(says('公斤'))
    expect(field('身高')).toHaveAttribute('inputmode', 'numeric')
    expect(field('体重')).toHaveAttribute('inputmode', 'decimal')
    expect((await inEachSection('fullRecord', sections))[4]).toEqual(['乳房情况'])
    expect(isAsked('左侧乳房疼痛')).toBe(false)
    await user.click(option('手边有检查结果可以照着填吗', '是'))
    expect(picker('左侧乳房疼痛')).toBeVisible()
    expect(within(group('乳腺类型')).getAllByRole('radio')).toHaveLength(3)
  })

  test('[A146] the ethnic groups are 56 and other, 汉族 first, shown in English and stored in Chinese', async () => {
    const { user } = await renderForm({ variantId: 'fullRecord', kept: true }, { language: 'en' })
    await user.click(picker('Ethnic group'))
    const radios = within(screen.getByRole('dialog')).getAllByRole('radio')
    expect(radios).toHaveLength(57)
    expect(radios[0]).toHaveAccessibleName('Han')
    expect(radios[56]).toHaveAccessibleName('Other')
    await user.click(screen.getByLabelText('Zhuang'))
    await waitFor(() => expect(picker('Ethnic group')).toHaveAccessibleName('Ethnic group Zhuang'))
    await waitFor(() => expect(draftAnswers()).toMatchObject({ ethnicity: '壮族' }))
  })

  test('[A146] a stored group missing in the list is shown as stored', async () => {
    await renderForm({ variantId: 'fullRecord', known: { ethnicity: '穿青人' } })
    expect(picker('民族')).toHaveAccessibleName('民族 穿青人')
  })

  test.each([
    ['FULLQ-06', '一级', ['母亲', '子女', '姐妹']],
    ['FULLQ-07', '二级', ['姑姑或姨妈', '叔伯或舅舅', '祖母或外祖母']],
  ])('[%s] the question which %s relatives had cancer appears after a yes', async (_id, degree, relatives) => {
    const { user } = await renderForm({ variantId: 'inspection', at: 'familyAndBiopsy' })
    const who = `哪些${degree}亲属患过乳腺癌`
    expect(isAsked(who)).toBe(false)
    await user.click(option(`${degree}亲属是否患过乳腺癌`, '是'))
    expect(
      within(group(who))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent),
    ).toEqual(relatives)
    await user.click(option(`${degree}亲属是否患过乳腺癌`, '否'))
    expect(isAsked(who)).toBe(false)
  })

  test('[FULLQ-47] [A184] a man is not asked about menstruation, abortion and contraception, and his sections are renumbered', async () => {
    const { user } = await renderForm({ variantId: 'inspection', at: 'familyAndBiopsy' })
    expect(isAsked('流产史')).toBe(true)
    await go('basicInfo')
    await user.click(option('性别', '男'))
    expect((await inEachSection('inspection', sections)).flat()).toEqual([
      '1 基本信息',
      '2 家族史与活检',
      '3 生活习惯',
    ])
    expect((await inEachSection('inspection', questions)).flat()).toEqual([
      'name',
      'age',
      'sex',
      'firstDegree',
      'secondDegree',
      'biopsy',
      'smoking',
      'drink',
      'lackExercise',
      'sleepDebt',
      'useProduct',
    ])
  })

  test('[DICT-22, DICT-23, DICT-24, DICT-25, A386] breast findings are shown in words; bloody discharge and a lump say at once to see a doctor', async () => {
    const { user } = await renderForm({ variantId: 'fullRecord', known: RESULTS, at: 'breast', kept: true })
    await pick(user, '左侧乳头', '凹陷')
    await pick(user, '右侧乳房皮肤', '橘皮样')
    await pick(user, '左侧乳头溢液', '黄色')
    await pick(user, '右侧腺体', '结节样增厚')
    await waitFor(() =>
      expect(draftAnswers()).toMatchObject({ leftNipple: '2', rightSkin: '2', leftDischarge: '3', rightGland: '4' }),
    )
    const urgent = '发现新肿块或血性溢液，请立即就医'
    expect(screen.queryByText(urgent)).toBeNull()
    await pick(user, '左侧乳头溢液', '血性')
    await pick(user, '右侧腺体', '肿块')
    expect(picker('左侧乳头溢液')).toHaveAccessibleDescription(says(urgent))
    expect(picker('右侧腺体')).toHaveAccessibleDescription(says(urgent))
  })
})

describe('required answers', () => {
  test.each([
    ['FULLQ-16', 'zh', '姓名', '请填写姓名'],
    ['FULLQ-16', 'en', 'Name', 'please enter name'],
  ] as const)(
    '[%s] [A174] (%s) a form without a name is not sent, says so and focuses the field',
    async (_id, language, name, text) => {
      const { user } = await renderForm({ variantId: 'inspection', known: { ...woman, name: ' ' } }, { language })
      await finish(user)
      expect(field(name)).toBeInvalid()
      expect(field(name)).toHaveAccessibleDescription(says(text))
      expect(field(name)).toHaveFocus()
      expect(sent.times).toBe(0)
    },
  )

  test('[FULLQ-17, FULLQ-20, FULLQ-22, FULLQ-25, FULLQ-29] an empty form reports each missing field', async () => {
    const { user } = await renderForm({ variantId: 'fullRecord' })
    for (const [section, name, text] of [
      ['basicInfo', '年龄', '请填写年龄'],
      ['basicInfo', '身高', '请填写身高'],
      ['basicInfo', '体重', '请填写体重'],
      ['menstruation', '生育次数', '请填写生育次数'],
      ['menstruation', '初潮年龄', '请填写初潮年龄'],
    ] as const) {
      await go(section)
      await user.click(submit())
      await dismiss(user)
      expect(field(name)).toHaveAccessibleDescription(says(text))
    }
    expect(screen.queryByText('请填写绝经年龄')).toBeNull()
    expect(sent.times).toBe(0)
  })

  test('[FULLQ-24, FULLQ-38, FULLQ-39] an open choice says 请选择', async () => {
    const { user } = await renderForm({ variantId: 'fullRecord', known: RESULTS, at: 'breast' })
    // The last section validates all of them.
    await user.click(submit())
    for (const [section, ...names] of [
      ['basicInfo', '民族'],
      ['breast', '左侧乳头', '右侧乳头溢液', '右侧乳房疼痛'],
    ] as const) {
      await go(section)
      for (const name of names) expect(picker(name)).toHaveAccessibleDescription(says('请选择'))
    }
    for (const [section, ...names] of [
      ['basicInfo', '性别'],
      ['habits', '是否吸烟', '是否饮酒'],
      ['breast', '乳腺类型', '左侧副乳'],
    ] as const) {
      await go(section)
      for (const name of names) {
        expect(group(name)).toHaveAccessibleDescription(says('请选择'))
        expect(group(name)).toHaveAttribute('aria-invalid', 'true')
      }
    }
    await go('habits')
    expect(group('是否缺乏运动')).not.toHaveAttribute('aria-invalid')
  })

  test('the errors are shown in English', async () => {
    const { user } = await renderForm({ variantId: 'fullRecord', known: RESULTS, at: 'breast' }, { language: 'en' })
    await user.click(submit())
    for (const [section, name, text] of [
      ['basicInfo', 'Age', 'please enter age'],
      ['basicInfo', 'Height', 'please enter height'],
      ['basicInfo', 'Weight', 'please enter weight'],
      ['menstruation', 'Number of births', 'please enter number of births'],
      ['menstruation', 'Age at the first period', 'please enter age at the first period'],
    ] as const) {
      await go(section)
      expect(field(name)).toHaveAccessibleDescription(says(text))
    }
    await go('breast')
    expect(picker('Pain in the left breast')).toHaveAccessibleDescription(says('please choose'))
  })

  test('[FULLQ-38] [FULLQ-39] a form with one open choice is not sent and focuses it', async () => {
    const { user } = await renderForm({ variantId: 'fullRecord', known: { ...full, smoking: '', rightPain: '' } })
    await finish(user)
    expect(group('是否吸烟')).toContainElement(document.activeElement as HTMLElement)
    await user.click(option('是否吸烟', '否'))
    await finish(user)
    expect(picker('右侧乳房疼痛')).toHaveFocus()
    expect(sent.times).toBe(0)
    await pick(user, '右侧乳房疼痛', '无疼痛')
    await finish(user)
    expect(sent.times).toBe(1)
  })

  test.each([
    ['FULLQ-18', 'basicInfo', '年龄', '1', '年龄输入错误'],
    ['FULLQ-18', 'basicInfo', '年龄', '140', '年龄输入错误'],
    ['FULLQ-19', 'menstruation', '初潮年龄', '1', '年龄输入错误'],
    ['FULLQ-19', 'menstruation', '绝经年龄', '140', '年龄输入错误'],
    ['FULLQ-21', 'basicInfo', '身高', '300', '身高输入错误'],
    ['FULLQ-23', 'basicInfo', '体重', '0', '身高输入错误'],
    ['FULLQ-26', 'menstruation', '生育次数', '1.5', '生育次数输入错误'],
  ] as const)(
    '[%s] [A174] (%s) an error in %s %s is shown on leaving the field, not while typing',
    async (_id, at, name, wrong, text) => {
      const { user } = await renderForm({ variantId: 'fullRecord', at })
      await user.type(field(name), wrong)
      expect(screen.queryByText(text)).toBeNull()
      await user.tab()
      expect(field(name)).toHaveAccessibleDescription(says(text))
    },
  )

  test.each([
    ['FULLQ-33', 'zh', 'firstDegreeWho', '哪些一级亲属患过乳腺癌', '母亲', '请至少选择一项'],
    ['FULLQ-34', 'zh', 'secondDegreeWho', '哪些二级亲属患过乳腺癌', '姑姑或姨妈', '请至少选择一项'],
    ['FULLQ-36', 'zh', 'biopsyResult', '活检结果', '非典型增生', '请至少选择一项'],
    [
      'FULLQ-33',
      'en',
      'firstDegreeWho',
      'Which first-degree relatives had breast cancer',
      'Mother',
      'select at least one',
    ],
  ] as const)(
    '[%s] (%s) without %s at least one option is required',
    async (_id, language, id, name, answer, text) => {
      const known = { ...woman, secondDegree: 'yes', secondDegreeWho: ['1'], [id]: [] }
      const { user } = await renderForm({ variantId: 'inspection', known }, { language })
      await finish(user)
      expect(group(name)).toHaveAccessibleDescription(says(text))
      expect(option(name, answer)).toBeInvalid()
      expect(group(name)).toContainElement(document.activeElement as HTMLElement)
      expect(sent.times).toBe(0)
      await user.click(option(name, answer))
      expect(screen.queryByText(text)).toBeNull()
      await finish(user)
      expect(sent.times).toBe(1)
    },
  )

  test('[FULLQ-35] a biopsy requires its number', async () => {
    const { user } = await renderForm({ variantId: 'inspection', known: { ...woman, biopsyTimes: '' } })
    await finish(user)
    expect(group('活检次数')).toHaveAccessibleDescription(says('请选择'))
    await user.click(option('是否做过乳腺活检', '否'))
    expect(isAsked('活检次数')).toBe(false)
    await finish(user)
    expect(sent.times).toBe(1)
  })

  test('[FULLQ-27] [FULLQ-28] the age at the first pregnancy is asked and required once there are births', async () => {
    const { user } = await renderForm({
      variantId: 'inspection',
      known: { ...woman, childbirth: '', firstPregnancyAge: '' },
      at: 'menstruation',
    })
    expect(isAsked('初次妊娠年龄')).toBe(false)
    await user.type(field('生育次数'), '2')
    await finish(user)
    expect(field('初次妊娠年龄')).toHaveAccessibleDescription(says('请填写初次妊娠年龄'))
    expect(sent.times).toBe(0)
    await user.clear(field('生育次数'))
    await user.type(field('生育次数'), '0')
    expect(isAsked('初次妊娠年龄')).toBe(false)
    await finish(user)
    expect(sent.times).toBe(1)
  })

  test('a past age above the present one gets a hint, and no error', async () => {
    const { user } = await renderForm({
      variantId: 'inspection',
      known: { ...woman, menarcheAge: '' },
      at: 'menstruation',
    })
    await user.type(field('初潮年龄'), '46')
    expect(field('初潮年龄')).toHaveAccessibleDescription(says('这个年龄大于上面填写的年龄'))
    expect(field('初潮年龄')).toBeValid()
    await finish(user)
    expect(sent.times).toBe(1)
  })
})

describe('the last period', () => {
  const open = { ...woman, lastPeriodDay: '' }

  test('[FULLQ-30] it is chosen from 2020-01-01 to today, in a sheet that opens at the present month', async () => {
    const { user } = await renderForm({ variantId: 'inspection', known: open, at: 'menstruation' })
    await user.click(picker('末次月经日期'))
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByRole('heading', { name: '2026年11月' })).toBeVisible()
    expect(sheet.getByText('21').closest('button')).not.toHaveAttribute('aria-disabled')
    expect(sheet.getByText('22').closest('button')).toHaveAttribute('aria-disabled', 'true')
    for (let years = 0; years < 7; years++) await user.click(sheet.getByLabelText('上一年'))
    expect(sheet.getByRole('heading', { name: '2020年1月' })).toBeVisible()
    await user.click(sheet.getByLabelText('上个月'))
    expect(sheet.getByRole('heading', { name: '2020年1月' })).toBeVisible()
    await user.click(sheet.getByText('1'))
    await waitFor(() => expect(picker('末次月经日期')).toHaveAccessibleName('末次月经日期 2020年1月1日'))
  })

  test('a day chosen by mistake can be cleared', async () => {
    const { user } = await renderForm({ variantId: 'inspection', known: woman, at: 'menstruation' })
    expect(picker('末次月经日期')).toHaveAccessibleName('末次月经日期 2026年11月1日')
    await user.click(picker('末次月经日期'))
    await user.click(screen.getByText('清除这个日期'))
    await waitFor(() => expect(picker('末次月经日期')).toHaveAccessibleName('末次月经日期 请选择'))
  })

  test.each([
    ['zh', '提交失败', '请填写末次月经时间或绝经年龄其中一项', '知道了', '绝经年龄'],
    [
      'en',
      'submit failed',
      'Please fill in either the age of last menstruation or the age of amenorrhea',
      'OK',
      'Age at menopause',
    ],
  ] as const)(
    '[FULLQ-31] [FULLQ-32] (%s) without last period and menopause age an alert appears, and the age alone is enough',
    async (language, title, text, close, age) => {
      const { user } = await renderForm({ variantId: 'inspection', known: open }, { language })
      await finish(user)
      const alert = await screen.findByRole('dialog', { name: title })
      expect(alert).toHaveTextContent(text)
      await user.click(within(alert).getByText(close))
      await waitFor(() => expect(document.activeElement?.textContent).toMatch(/请选择|Choose/))
      expect(sent.times).toBe(0)
      await user.type(field(age), '44')
      await finish(user)
      expect(sent.times).toBe(1)
    },
  )

  test('[FULLQ-31] the alert appears at the first tap, also where an earlier answer is missing', async () => {
    const { user } = await renderForm({
      variantId: 'inspection',
      known: { ...open, menarcheAge: '' },
      at: 'menstruation',
    })
    await user.click(submit())
    const alert = await screen.findByRole('dialog', { name: '提交失败' })
    expect(alert).toHaveTextContent('请填写末次月经时间或绝经年龄其中一项')
    await user.click(within(alert).getByText('知道了'))
    await waitFor(() => expect(field('初潮年龄')).toHaveFocus())
    expect(picker('末次月经日期')).toBeVisible()
  })
})
