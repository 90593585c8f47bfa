import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { field, openAs, save, tick, typeInto, BLANK, fillNew, findAlert, openAdd } from './support'
import { formOf } from '../../support/app'

beforeEach(() => itIs('2026-11-25 10:00:00'))

describe('validation of the record', () => {
  test.each([
    ['zh', '添加亲友', '提交失败', '请填写末次月经时间或绝经年龄其中一项'],
    [
      'en',
      'Add a relative',
      'submit failed',
      'Please fill in either the age of last menstruation or the age of amenorrhea',
    ],
  ] as const)(
    '[PATIENT-11] [A144] without last period and menopause nothing is sent, and an alert says so (%s)',
    async (language, title, failed, message) => {
      const sent = answer('/relativesManager/addRelatives', () => '9')
      const { user } = await openAs('/patient/add', title, language)
      await typeInto(user, language === 'zh' ? '姓名' : 'Name', '田秀兰')
      await typeInto(user, language === 'zh' ? '年龄' : 'Age', '68')
      await tick(user, language === 'zh' ? '性别' : 'Sex', language === 'zh' ? '女' : 'Female')
      await save(user)
      expect(await findAlert(failed)).toHaveAccessibleDescription(message)
      expect(sent).toHaveLength(0)
    },
  )

  test('[A142] for a man neither last period nor menopause is required', async () => {
    const sent = answer('/relativesManager/addRelatives', () => '9')
    const { user } = await openAdd()
    await typeInto(user, '姓名', '江海')
    await typeInto(user, '年龄', '44')
    await tick(user, '性别', '男')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toEqual({ ...BLANK, name: '江海', age: '44', sex: '1' })
  })

  test.each([
    ['zh', '姓名', '年龄', '性别', '女', '末次月经日期', /^我是监护人/],
    ['en', 'Name', 'Age', 'Sex', 'Female', 'Date of the last period', /guardian/],
  ] as const)('[A616] a girl before her first period can be registered (%s)', async (...args) => {
    const [language, name, age, sex, female, period, guardian] = args
    const sent = answer('/relativesManager/addRelatives', () => '9')
    const { user } = await openAs('/patient/add', language === 'zh' ? '添加亲友' : 'Add a relative', language)
    await typeInto(user, name, '林苗')
    await typeInto(user, age, '9')
    await tick(user, sex, female)
    expect(screen.getByText(period).parentElement).not.toHaveTextContent('*')
    await save(user)
    await user.click(await screen.findByRole('button', { name: guardian }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toEqual({ ...BLANK, name: '林苗', age: '9', sex: '0' })
  })

  test('[PATIENT-12] [PATIENT-13] [PATIENT-14] [PATIENT-15] [PATIENT-17] each error is shown beside its field, and nothing is sent', async () => {
    const sent = answer('/relativesManager/addRelatives', () => '9')
    const { user } = await openAdd()
    await fillNew(user)
    for (const [name, text, right, problem] of [
      ['年龄', '0', '68', '年龄输入错误'],
      ['年龄', '130', '68', '年龄输入错误'],
      ['身份证号', '1101011980010112', '', '请输入正确的身份证号'],
      ['身高', '1', '', '身高输入错误'],
      ['身高', '162.5', '', '身高输入错误'],
      ['体重', '55.', '', '身高输入错误'],
      ['手机号', '12812345678', '', '手机号格式不正确'],
      ['手机号', '1381234567', '', '手机号格式不正确'],
    ] as const) {
      await typeInto(user, name, text)
      await save(user)
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(problem))
      expect(field(name)).toHaveFocus()
      await user.clear(field(name))
      if (right !== '') await typeInto(user, name, right)
    }
    expect(sent).toHaveLength(0)
  })

  test('[PATIENT-13] [PATIENT-14] [PATIENT-15] [PATIENT-16] valid input is sent as numbers and texts', async () => {
    const sent = answer('/relativesManager/addRelatives', () => '9')
    const { user } = await openAdd()
    await fillNew(user)
    await typeInto(user, '身份证号', '11010119800101123X')
    await typeInto(user, '身高', '299')
    await typeInto(user, '体重', '55.5')
    await typeInto(user, '手机号', '13912345678')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toMatchObject({
      identityCard: '11010119800101123X',
      height: '299',
      weight: '55.5',
      telphone: '13912345678',
    })
  })

  test('[A427] pasted numbers are accepted in foreign formats, and an invisible name counts as empty', async () => {
    const sent = answer('/relativesManager/addRelatives', () => '9')
    const { user } = await openAdd()
    await fillNew(user)
    await typeInto(user, '手机号', '+86 139 1234-5678')
    await typeInto(user, '身份证号', '１１０１０１ 1980 0101 123X')
    expect(field('手机号')).toHaveValue('13912345678')
    expect(field('身份证号')).toHaveValue('11010119800101123X')
    await typeInto(user, '姓名', '\u200b\u202e\ufeff')
    await save(user)
    expect(field('姓名')).toHaveAccessibleDescription(expect.stringContaining('请填写姓名'))
    await typeInto(user, '姓名', ' 田\u200b秀兰 ')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toMatchObject({
      name: '田秀兰',
      telphone: '13912345678',
      identityCard: '11010119800101123X',
    })
  })

  test('[A427] a digit too many is reported, and not cut off', async () => {
    const { user } = await openAdd()
    await typeInto(user, '手机号', '139 1234 56789')
    expect(field('手机号')).toHaveValue('139123456789')
    await save(user)
    expect(field('手机号')).toHaveAccessibleDescription(expect.stringContaining('手机号格式不正确'))
  })

  test.each([
    ['添加亲友', '/patient/add'],
    ['健康档案', '/profileEdit'],
  ])('[PATIENT-18] [PROFILE-17] %s: the last period began between 2020-01-01 and today', async (title, url) => {
    const { user } = await openAs(url, title)
    if (url === '/patient/add') await tick(user, '性别', '女')
    await user.click(screen.getByRole('button', { name: /^末次月经日期/ }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByRole('button', { name: /11月25日/ })).not.toHaveAttribute('aria-disabled')
    expect(sheet.getByRole('button', { name: /11月26日/ })).toHaveAttribute('aria-disabled', 'true')
    expect(sheet.getByRole('button', { name: '下个月' })).toHaveAttribute('aria-disabled', 'true')
    for (let year = 2026; year > 2020; year--) await user.click(sheet.getByRole('button', { name: '上一年' }))
    for (let month = 11; month > 1; month--) await user.click(sheet.getByRole('button', { name: '上个月' }))
    expect(sheet.getByText('2020年1月')).toBeVisible()
    expect(sheet.getByRole('button', { name: '上个月' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(sheet.getByRole('button', { name: /1月1日 周三/ }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^末次月经日期/ })).toHaveTextContent('2020年1月1日'),
    )
  })
})

test.each([
  ['zh', '/patient/edit?id=2001', '编辑亲友', '没有收到保存结果', '您填写的内容都还在，请再保存一次。'],
  ['en', '/patient/edit?id=2001', 'Edit a relative', 'We could not confirm it was saved', 'Please save again.'],
  ['zh', '/profileEdit', '健康档案', '没有收到保存结果', '您填写的内容都还在，请再保存一次。'],
  ['en', '/profileEdit', 'Health record', 'We could not confirm it was saved', 'Please save again.'],
] as const)(
  '[A432] [A557] a change without an answer may be saved, so it is not called unsaved (%s, %s)',
  async (language, url, title, unconfirmed, next) => {
    answer('/relativesManager/editRelatives', () => new Response(null, { status: 502 }))
    const { user } = await openAs(url, title, language)
    await screen.findByLabelText(language === 'zh' ? '姓名' : 'Name', { selector: 'input' })
    await save(user)
    expect(await findAlert(unconfirmed)).toHaveTextContent(next)
  },
)
