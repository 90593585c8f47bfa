import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openProfile } from '@/stores/account/profile'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { field, openAs, save, tick, typeInto } from './support'
import { holdTimers } from '../../support/stoppedClocks'
import { address, heading, renderApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { changePhone, jsonOf, openProfileForm } from './profileSupport'

beforeEach(() => itIs('2026-11-25 10:00:00'))

describe('the customer’s own data', () => {
  test.each([
    ['zh', '姓名', '年龄', '身份证号', '手机号', '须与微信绑定的手机号一致，否则无法在线获取报告。'],
    [
      'en',
      'Name',
      'Age',
      'ID card number',
      'Mobile number',
      'Use the number linked to your WeChat account. With another one you cannot get your reports online.',
    ],
  ] as const)(
    '[PROFILE-18] [A147] the form shows the stored data, with the reminder under the phone number (%s)',
    async (language, name, age, card, phone, reminder) => {
      await openProfileForm(language)
      expect([name, age, card, phone].map((label) => (field(label) as HTMLInputElement).value)).toEqual([
        '林婉清',
        '46',
        '990101198004120024',
        '13800000001',
      ])
      expect(field(phone)).toHaveAttribute('readonly')
      expect(field(phone)).toHaveAccessibleDescription(expect.stringContaining(reminder))
    },
  )

  test('[A31] the query is passed on to the health record', async () => {
    await openProfileForm('zh', '?customerId=1001&orgId=102&serviceId=1&inspectionId=5&hqiId=6&detailId=777')
    expect(screen.getByRole('link', { name: /健康档案/ })).toHaveAttribute(
      'href',
      '/profileEdit?customerId=1001&orgId=102&serviceId=1&inspectionId=5&hqiId=6&detailId=777',
    )
  })

  test('[PROFILE-15] [A150] [A306] the form is saved with phoneModifyStatus 0 and the unchanged birthday', async () => {
    const sent = answer('/customer/editCustomerInfo', () => null)
    const { user } = await openProfileForm()
    await typeInto(user, '姓名', '林婉')
    await typeInto(user, '年龄', '46.5')
    await typeInto(user, '身份证号', '')
    await save(user)
    await screen.findByText('保存成功')
    expect(await jsonOf(sent[0])).toEqual({
      id: '1001',
      name: '林婉',
      age: 46.5,
      sex: '0',
      birthday: '1980-04-12',
      identityCard: null,
      telphone: '13800000001',
      phoneCode: null,
      phoneModifyStatus: '0',
    })
  })

  test.each(['12345678901', '138****0001', '010-84390001'])(
    '[A59] [A436] a stored invalid phone number (%s) does not keep other fields from being saved',
    async (telphone) => {
      answer('/customer/getCustomerInfo', () => ({ id: '1001', name: '林婉清', telphone, sex: '0', age: 46 }))
      const sent = answer('/customer/editCustomerInfo', () => null)
      const { user } = await openProfileForm()
      expect(field('手机号')).toHaveValue(telphone)
      await changePhone(user, '12345')
      await user.click(screen.getByRole('button', { name: '不修改' }))
      await typeInto(user, '姓名', '林婉')
      await save(user)
      await screen.findByText('保存成功')
      expect(await jsonOf(sent[0])).toMatchObject({ name: '林婉', telphone, phoneModifyStatus: '0', phoneCode: null })
    },
  )

  test.each(['4401**********1234', 'H12345678'])(
    '[A436] [A569] a stored identity card that the form would refuse as a new one (%s) does not keep other fields from being saved',
    async (identityCard) => {
      answer('/customer/getCustomerInfo', () => ({
        id: '1001',
        name: '林婉清',
        telphone: '13800000001',
        sex: '0',
        age: 46,
        identityCard,
      }))
      const sent = answer('/customer/editCustomerInfo', () => null)
      const { user } = await openProfileForm()
      expect(field('身份证号')).toHaveValue(identityCard)
      await typeInto(user, '姓名', '林婉')
      await save(user)
      await screen.findByText('保存成功')
      expect(await jsonOf(sent[0])).toMatchObject({ name: '林婉', identityCard })
    },
  )

  test('[PROFILE-16] [A148] saving is confirmed, and a second later the previous page shows the new name', async () => {
    const { user, router } = await openAs('/my', '个人中心')
    await screen.findByText('林婉清')
    await router.navigate('/profile')
    await heading('个人资料')
    await typeInto(user, '姓名', '林晚晴')
    const aSecondLater = holdTimers(1000)
    await save(user)
    await screen.findByText('保存成功')
    expect(address()).toBe('/profile')
    act(aSecondLater)
    await heading('个人中心')
    expect(await screen.findByText('林晚晴')).toBeVisible()
  })

  test('changes that were given up are not shown as stored when the profile is opened again', async () => {
    const { user, router } = await openAs('/patient/list', '亲友管理')
    await act(() => router.navigate('/profile'))
    await heading('个人资料')
    await typeInto(user, '姓名', '林婉')
    window.history.back()
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('现在离开，已填写的内容会丢失。')
    await user.click(within(question).getByRole('button', { name: '离开' }))
    await waitFor(() => expect(address()).toBe('/patient/list'))
    await heading('亲友管理')
    await act(() => router.navigate('/profile'))
    await heading('个人资料')
    expect(field('姓名')).toHaveValue('林婉清')
    window.history.back()
    await heading('亲友管理')
    await waitForIdle()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('changes stay when the user decides not to leave', async () => {
    const { user } = await openProfileForm()
    await typeInto(user, '姓名', '林婉')
    await user.click(screen.getByRole('link', { name: /健康档案/ }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '继续填写' }))
    await act(() => openProfile())
    expect(field('姓名')).toHaveValue('林婉')
  })

  test('[A148] when opened by a link, saving leads to the personal centre', async () => {
    const { user } = await openProfileForm()
    await save(user)
    await heading('个人中心')
  })

  test('a profile that fails to load offers a retry', async () => {
    let fails = true
    answer('/customer/getCustomerInfo', () =>
      fails ? Response.error() : { id: '1001', name: '林婉清', telphone: '13800000001' },
    )
    const { user } = await renderApp('/profile', { signedInAs: '13800000001' })
    await screen.findByText('没能打开这个页面')
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await heading('个人资料')
  })

  test('a rejection is shown in the server’s words, and the input stays', async () => {
    answer('/customer/editCustomerInfo', () => refuse('年龄输入错误'))
    const { user } = await openProfileForm()
    await typeInto(user, '姓名', '林婉')
    await save(user)
    expect(await screen.findByRole('dialog', { name: '没有保存成功' })).toHaveAccessibleDescription(
      /年龄输入错误\s*您填写的内容都还在/,
    )
    expect(field('姓名')).toHaveValue('林婉')
  })

  test('[A432] [A557] a change without an answer may be saved, so it is not called unsaved', async () => {
    answer('/customer/editCustomerInfo', () => new Response(null, { status: 502 }))
    const { user } = await openProfileForm()
    await typeInto(user, '姓名', '林婉')
    await save(user)
    expect(await screen.findByRole('dialog', { name: '没有收到保存结果' })).toHaveTextContent('请再保存一次')
  })
})

describe('a stored sex and age that cannot be read', () => {
  const STORED = { id: '1001', name: '林婉清', telphone: '13800000001', sex: '男', age: '约46' }

  test('[A44] [A436] on the way to a booking they are asked for again, and the booking goes on', async () => {
    let customer: object = STORED
    answer('/customer/getCustomerInfo', () => customer)
    const sent = answer('/customer/editCustomerInfo', () => {
      customer = { ...STORED, sex: '0', age: 46 }
      return null
    })
    const { user } = await renderApp('/order/selectTime/1?orgId=102', { signedInAs: '13800000001' })
    const goOn = await screen.findByRole('button', { name: '保存并继续预约' })
    await user.click(goOn)
    expect(field('年龄')).toHaveAccessibleDescription(expect.stringContaining('请填写年龄'))
    expect(field('年龄')).toHaveFocus()
    expect(screen.getByText('请选择', { selector: 'span' })).toBeVisible()
    expect(sent).toHaveLength(0)
    await typeInto(user, '年龄', '46')
    await tick(user, '性别', '女')
    await user.click(goOn)
    await heading('选择日期')
    expect(await jsonOf(sent[0])).toMatchObject({ sex: '0', age: 46 })
  })

  test('[A436] on any other way they are sent back as they came', async () => {
    answer('/customer/getCustomerInfo', () => STORED)
    const sent = answer('/customer/editCustomerInfo', () => null)
    const { user } = await openProfileForm()
    await typeInto(user, '姓名', '林婉')
    await save(user)
    await screen.findByText('保存成功')
    expect(await jsonOf(sent[0])).toMatchObject({ name: '林婉', sex: '男', age: '约46' })
  })
})

describe('validation', () => {
  test.each([
    ['[PROFILE-06]', '年龄', '0', '年龄输入错误'],
    ['[PROFILE-06]', '年龄', '130', '年龄输入错误'],
    ['[PROFILE-06]', '年龄', '46岁', '年龄输入错误'],
    ['[PROFILE-07] [PROFILE-08]', '身份证号', '99010119800412002Y', '请输入正确的身份证号'],
    ['[PROFILE-07] [PROFILE-08]', '身份证号', '9901011980041', '请输入正确的身份证号'],
    ['[A141]', '姓名', '', '请填写姓名'],
  ])('%s %s %j is reported beside its field, and nothing is sent', async (_ids, name, text, problem) => {
    const sent = answer('/customer/editCustomerInfo', () => null)
    const { user } = await openProfileForm()
    await typeInto(user, name, text)
    await save(user)
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(problem))
    expect(sent).toHaveLength(0)
  })

  test('[PROFILE-08] the errors are in English', async () => {
    const { user } = await openProfileForm('en')
    await typeInto(user, 'ID card number', '123')
    await save(user)
    expect(field('ID card number')).toHaveAccessibleDescription(
      expect.stringContaining('Please input the correct ID number'),
    )
  })
})
