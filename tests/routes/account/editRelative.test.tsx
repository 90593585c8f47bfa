import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { giveConsent } from '@/stores/auth/consent'
import { useForm } from '@/stores/questionForm/form'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { field, openAs, save, typeInto } from './support'
import { address, formOf, heading, PHONE, reloadApp, renderApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

beforeEach(() => itIs('2026-11-25 10:00:00'))

describe('editing a relative', () => {
  test('[NAV-20] [API-35] [API-36] [A344] the form opens with the stored record, and sends the whole record with its id', async () => {
    const { user } = await openAs('/patient/edit?id=2001', '编辑亲友')
    expect(field('姓名')).toHaveValue('周玉珍')
    expect(field('手机号')).toHaveValue('13800000021')
    expect(screen.getByRole('button', { name: /^与您的关系/ })).toHaveTextContent('父母')
    const sent = answer('/relativesManager/editRelatives', () => null)
    await typeInto(user, '身高', '158')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toMatchObject({
      id: '2001',
      isPrimary: '0',
      relationId: '2',
      name: '周玉珍',
      height: '158',
      c1strelatives: '0,2',
      telphone: '13800000021',
    })
  })

  test.each([
    ['zh', '编辑亲友', ['与您的关系', '其他', '其他，按原记录保留'], ['体重', '按原记录保留'], '初潮年龄'],
    [
      'en',
      'Edit a relative',
      ['Relation to you', 'Other', 'Other, kept as stored'],
      ['Weight', 'Kept as stored'],
      'Age at the first period',
    ],
  ] as const)(
    '[A420, A436] a value stored by an older program is named as kept, and sent back unchanged (%s)',
    async (language, title, [relation, other, otherKept], [weight, kept], menarche) => {
      giveConsent('1003')
      const { user } = await renderApp('/patient/edit?id=2011', { signedInAs: '13800000003', language })
      await heading(title)
      expect(screen.getByRole('button', { name: new RegExp(`^${relation}`) })).toHaveTextContent(other)
      expect(screen.getByRole('button', { name: new RegExp(`^${relation}`) })).toHaveAccessibleDescription(
        expect.stringContaining(otherKept),
      )
      expect(field(weight)).toHaveValue('')
      expect(field(weight)).toHaveAttribute('placeholder', '—')
      expect(field(weight)).toHaveAccessibleDescription(expect.stringContaining(kept))
      const sent = answer('/relativesManager/editRelatives', () => null)
      await typeInto(user, menarche, '15')
      await save(user)
      await waitFor(() => expect(sent).toHaveLength(1))
      expect(await formOf(sent[0])).toMatchObject({
        mAge: '15',
        relationId: '7',
        telphone: '13800000031',
        height: '158',
        weight: '约55公斤',
        mLastday: '2026-01-05',
        c1strelatives: '0,3',
        c2ndrelatives: '9',
        smoking: 'false',
      })
    },
  )

  test('[A569] a stored phone number and identity card that the form would refuse do not keep the rest from being saved', async () => {
    const masked = { telphone: '138****0021', identityCard: '4401**********1234' }
    answer('/relativesManager/getRelativesInfoById', () => ({
      id: '2001',
      isPrimary: '0',
      relationId: 1,
      name: '周玉珍',
      age: 68,
      sex: '0',
      menopausetime: 51,
      ...masked,
    }))
    const sent = answer('/relativesManager/editRelatives', () => null)
    const { user } = await openAs('/patient/edit?id=2001', '编辑亲友')
    expect(field('手机号')).toHaveValue(masked.telphone)
    await typeInto(user, '体重', '60')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toMatchObject({ weight: '60', ...masked })
  })

  const ODD = { height: 162.5, mAge: 13.5, fPregnancy: 140, mLastday: '2018-05-01' }
  const openOdd = () => {
    const woman = { id: '2001', isPrimary: '0', name: '周玉珍', age: 68, sex: '0', childbirth: 1, menopausetime: 51 }
    answer('/relativesManager/getRelativesInfoById', () => ({ ...woman, ...ODD }))
    return openAs('/patient/edit?id=2001', '编辑亲友')
  }

  test('[A601] stored measures, ages and days that the form would refuse do not keep the rest from being saved', async () => {
    const sent = answer('/relativesManager/editRelatives', () => null)
    const { user } = await openOdd()
    expect(field('身高')).toHaveValue('162.5')
    expect(field('初潮年龄')).toHaveValue('13.5')
    expect(screen.getByRole('button', { name: /^末次月经日期/ })).toHaveTextContent('2018年5月1日')
    await typeInto(user, '体重', '60')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toMatchObject({
      weight: '60',
      height: '162.5',
      mAge: '13.5',
      fPregnancy: '140',
      mLastday: '2018-05-01',
    })
  })

  test('[A601] a stored measure that was changed is checked', async () => {
    const sent = answer('/relativesManager/editRelatives', () => null)
    const { user } = await openOdd()
    await typeInto(user, '身高', '163.5')
    await save(user)
    await waitFor(() => expect(field('身高')).toBeInvalid())
    expect(field('初潮年龄')).toBeValid()
    expect(sent).toHaveLength(0)
  })

  test.each([1.65, 500])('[A462] [A601] a stored height of %d is asked about, and is no error', async (height) => {
    const woman = { id: '2001', isPrimary: '0', name: '周玉珍', age: 68, sex: '0', menopausetime: 51, height }
    answer('/relativesManager/getRelativesInfoById', () => woman)
    await openAs('/patient/edit?id=2001', '编辑亲友')
    expect(field('身高')).toBeValid()
    expect(field('身高')).toHaveAccessibleDescription(expect.stringContaining(`请核对：身高是 ${height} 厘米吗？`))
  })

  test('[A569] an identity card that was changed is checked', async () => {
    const sent = answer('/relativesManager/editRelatives', () => null)
    const { user } = await openAs('/patient/edit?id=2001', '编辑亲友')
    await typeInto(user, '身份证号', '4401**********1234')
    await save(user)
    await waitFor(() => expect(field('身份证号')).toBeInvalid())
    expect(sent).toHaveLength(0)
  })

  test('[PATIENT-07] [A308] [A402] the customer’s own record belongs to the primary user, asks for no phone number and keeps the stored one', async () => {
    const { user } = await openAs('/profileEdit', '健康档案')
    expect(field('姓名')).toHaveValue('林婉清')
    expect(screen.queryByRole('textbox', { name: '手机号' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^与您的关系/ })).toBeNull()
    const sent = answer('/relativesManager/editRelatives', () => null)
    await typeInto(user, '体重', '60')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toMatchObject({
      id: '1001',
      isPrimary: '1',
      relationId: '',
      weight: '60',
      telphone: '13800000001',
    })
  })

  test('[A384] [A573] an unsent record does not take back what was saved elsewhere since', async () => {
    const { user } = await openAs('/patient/edit?id=2001', '编辑亲友')
    await typeInto(user, '身高', '158')
    const changed = { id: '2001', isPrimary: '0', name: '周玉贞', age: 61, sex: '0', height: 156, menopausetime: 51 }
    answer('/relativesManager/getRelativesInfoById', () => changed)
    useForm.setState(useForm.getInitialState(), true)
    const again = await reloadApp()
    await waitFor(() => expect(field('身高')).toHaveValue('158'))
    expect(field('姓名')).toHaveValue('周玉贞')
    const sent = answer('/relativesManager/editRelatives', () => null)
    await save(again.user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toMatchObject({ name: '周玉贞', height: '158' })
  })

  test('[PATIENT-07] the customer’s own id opens the own record', async () => {
    await openAs('/patient/edit?id=1001', '健康档案')
    expect(address()).toBe('/profileEdit')
  })

  test.each([
    [
      '/profileEdit?customerId=1001&orgId=102&serviceId=1&inspectionId=5&hqiId=6&detailId=1745039284758340003',
      '/subscribe/detail/1745039284758340003',
    ],
    ['/profileEdit', '/my'],
  ])('[NAV-17] [A148] %s leads to %s after saving', async (url, target) => {
    const { user } = await openAs(url, '健康档案')
    await typeInto(user, '身高', '164')
    await save(user)
    await waitFor(() => expect(address()).toBe(target))
  })

  test.each([
    ['from that appointment', '/subscribe/detail/1745039284758340003', { from: 'appointment' }],
    ['from another screen', '/my', null],
  ])(
    '[A148] Back leaves the appointment at once after its record, opened %s, is saved',
    async (_where, below, state) => {
      const { user, router } = await openAs('/subscribe/list', '我的预约')
      await act(() => router.navigate(below))
      await act(() => router.navigate('/profileEdit?detailId=1745039284758340003', { state }))
      await heading('健康档案')
      await typeInto(user, '身高', '164')
      await save(user)
      await waitFor(() => expect(address()).toBe('/subscribe/detail/1745039284758340003'))
      await act(() => router.navigate(-1))
      await waitFor(() => expect(address()).toBe(state === null ? '/my' : '/subscribe/list'))
    },
  )

  test('[NAV-20] an address without an id opens no form', async () => {
    await renderApp('/patient/edit', { signedInAs: PHONE })
    await heading('亲友管理')
  })

  test('a relative of another account fails to load, and a retry is offered', async () => {
    const { user } = await renderApp('/patient/edit?id=2003', { signedInAs: PHONE })
    await screen.findByText('没能打开这个页面')
    expect(screen.getAllByText('受检人不存在')[0]).toBeVisible()
    await user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByText('没能打开这个页面')
  })

  test('[RA11] a slow answer for one relative never fills another’s form', async () => {
    const slow = deferred()
    const stored = (id: string, name: string) => ({ id, isPrimary: '0', name, sex: '0', age: 50, menopausetime: 50 })
    answer('/relativesManager/getRelativesInfoById', (request) =>
      request.url.endsWith('=2001') ? slow.promise : stored('2002', '林可'),
    )
    const sent = answer('/relativesManager/editRelatives', () => null)
    const { router, user } = await openAs('/patient/list', '亲友管理')
    await act(() => router.navigate('/patient/edit?id=2001'))
    await act(() => router.navigate('/patient/edit?id=2002'))
    await heading('编辑亲友')
    slow.resolve(stored('2001', '周玉珍'))
    await waitForIdle()
    expect(field('姓名')).toHaveValue('林可')
    await save(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await formOf(sent[0])).toMatchObject({ id: '2002', name: '林可' })
  })
})
