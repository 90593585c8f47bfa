import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { requestHandler } from '@/mocks/node'
import { patientField, priceBox, specification } from './confirm'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { address, clinic, heading, PHONE, reloadApp, renderApp, saying } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

/** 周玉珍, 尊享版, clinic 102: an appointment of the demo clinic that was paid and cancelled. */
const CANCELLED = '1745039284758340011'
const MISSED = '1745039284758340013'
const REGISTERED = '1745039284758340014'
const UNPAID_CLOSED = '1745039284758340009'
const PAID = '1745039284758340003'
const TO_PAY = '1745039284758340001'

const AGAIN = { zh: '重新预约', en: 'Book again' }
const open = async (id: string, language: 'zh' | 'en' = 'zh') => {
  const opened = await renderApp(`/subscribe/detail/${id}`, { signedInAs: PHONE, language })
  await heading(language === 'zh' ? '预约详情' : 'Appointment')
  return opened
}
const toDays = async (user: Awaited<ReturnType<typeof open>>['user'], language: 'zh' | 'en' = 'zh') => {
  await user.click(await screen.findByRole('button', { name: AGAIN[language] }))
  await heading(language === 'zh' ? '选择日期' : 'Choose a day')
}
const chooseDay = async (user: Awaited<ReturnType<typeof open>>['user'], language: 'zh' | 'en' = 'zh', day = 28) => {
  const days = await screen.findByRole('radiogroup', { name: /^(检查日期|Date of the check)$/ })
  await user.click(within(days).getByRole('radio', { name: new RegExp(`^(11月${day}日|... ${day} Nov)`) }))
  await user.click(screen.getByRole('button', { name: language === 'zh' ? '下一步' : 'Continue' }))
  await heading(language === 'zh' ? '确认订单' : 'Confirm order')
}

beforeEach(() => itIs('2026-11-24 10:00:00'))

describe('booking again', () => {
  test.each([
    [CANCELLED, '已取消'],
    [MISSED, '未按时到检'],
    [REGISTERED, '已登记'],
    [UNPAID_CLOSED, '已取消（未支付）'],
  ])('an appointment that is over (%s, %s) offers it', async (id, status) => {
    await open(id)
    expect(screen.getByText(new RegExp(`^${status}`))).toBeVisible()
    expect(await screen.findByRole('button', { name: AGAIN.zh })).toBeVisible()
  })

  test('a user who left while the customer was looked up stays on the other screen', async () => {
    const { promise, resolve } = deferred()
    answer('/customer/getCustomerInfo', () => promise)
    const { user, router } = await open(CANCELLED)
    await user.click(await screen.findByRole('button', { name: AGAIN.zh }))
    await act(() => router.navigate('/subscribe/list'))
    await heading('我的预约')
    resolve({ id: '1001', name: '林婉清' })
    await waitForIdle()
    expect(address()).toBe('/subscribe/list')
  })

  test.each([PAID, TO_PAY])('an appointment ahead (%s) does not offer it', async (id) => {
    await open(id)
    expect(screen.getByRole('link', { name: '取消预约' })).toBeVisible()
    expect(screen.queryByRole('button', { name: AGAIN.zh })).toBeNull()
  })

  test.each([
    [
      'zh',
      '已按上次的预约填好：周玉珍 · 尊享版。下一步可以修改。',
      '已按上次的预约填好，请核对一遍。',
      '尊享版',
      '周玉珍',
    ],
    [
      'en',
      'Filled in as last time: 周玉珍 · 尊享版. You can change this in the next step.',
      'Filled in as last time. Please check it.',
      '尊享版',
      '周玉珍',
    ],
  ] as const)(
    'clinic, service, patient and package are as last time, and no day is chosen (%s)',
    async (language, line, check, name, patient) => {
      const { user } = await open(CANCELLED, language)
      await toDays(user, language)
      expect(address()).toBe('/order/selectTime/1?orgId=102')
      expect(await screen.findByText(saying(line))).toBeVisible()
      const days = await screen.findByRole('radiogroup', { name: /^(检查日期|Date of the check)$/ })
      expect(within(days).queryByRole('radio', { checked: true })).toBeNull()
      await chooseDay(user, language)
      expect(await screen.findByText(check)).toBeVisible()
      expect(patientField()).toHaveTextContent(patient)
      await waitFor(() => expect(specification(name)).toBeChecked())
      await waitFor(() => expect(priceBox()).toHaveTextContent('¥398.00'))
    },
  )

  test('what was filled in survives a reload before and after the day is chosen', async () => {
    const { user } = await open(CANCELLED)
    await toDays(user)
    const { user: again } = await reloadApp()
    await heading('选择日期')
    expect(await screen.findByText('已按上次的预约填好：周玉珍 · 尊享版。下一步可以修改。')).toBeVisible()
    await chooseDay(again)
    await reloadApp()
    await heading('确认订单')
    expect(patientField()).toHaveTextContent('周玉珍')
    await waitFor(() => expect(specification('尊享版')).toBeChecked())
  })

  test('it replaces the choices of an unfinished order', async () => {
    const { user, router } = await open(REGISTERED)
    await toDays(user)
    await chooseDay(user)
    expect(patientField()).toHaveTextContent('林婉清')
    await router.navigate(`/subscribe/detail/${CANCELLED}`)
    await heading('预约详情')
    await toDays(user)
    await chooseDay(user)
    expect(patientField()).toHaveTextContent('周玉珍')
  })

  test('a patient and a package that are gone are named, and the customer chooses', async () => {
    answer('/subscribe/getInspectorsInfoList', () => [
      { id: '1001', name: '林婉清', sex: '0', age: 46, relation: '0' },
      { id: '2002', name: '林可', sex: '0', age: 20, relation: '2' },
    ])
    answer('/healthService/getSpecificationByServiceId', () => [
      { specificationId: '8', specificationName: '基础版', specificationPrice: 9_800, specificationDesc: '' },
      { specificationId: '9', specificationName: '全面版', specificationPrice: 59_800, specificationDesc: '' },
    ])
    const { user } = await open(CANCELLED)
    await toDays(user)
    await chooseDay(user)
    expect(await screen.findByText('上次的受检人周玉珍已不在受检人名单中，请重新选择或添加。')).toBeVisible()
    expect(screen.getByText('上次的套餐“尊享版”没有找到，请看看现在的套餐。')).toBeVisible()
    expect(patientField()).not.toHaveTextContent('周玉珍')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  test('[A387] [A514] an unknown patient without a name is shown as —', async () => {
    answer('/subscribe/getInspectorsInfoList', () => [
      { id: '1001', name: '林婉清', sex: '0', age: 46, relation: '0' },
    ])
    answer('/subscribe/getSubscribeDetail', async (request) => {
      const known = (await (await requestHandler(clinic)(request))?.json()) as { data: object }
      return { ...known.data, name: null }
    })
    const { user } = await open(CANCELLED)
    await toDays(user)
    await chooseDay(user)
    expect(await screen.findByText('上次的受检人—已不在受检人名单中，请重新选择或添加。')).toBeVisible()
  })

  test('[A514] [A589] a patient who is gone is named, and the only one left is not chosen unasked', async () => {
    answer('/subscribe/getInspectorsInfoList', () => [
      { id: '1001', name: '林婉清', sex: '0', age: 46, relation: '0' },
    ])
    const { user } = await open(CANCELLED)
    await toDays(user)
    await chooseDay(user)
    expect(await screen.findByText('上次的受检人周玉珍已不在受检人名单中，请重新选择或添加。')).toBeVisible()
    expect(patientField()).toHaveTextContent('请选择为谁预约')
  })

  test('[A514] [A387] a patient is not called gone while a row of the patients cannot be read', async () => {
    answer('/subscribe/getInspectorsInfoList', () => [
      { id: '1001', isPrimary: '1', name: '林婉清' },
      { id: null, isPrimary: '0', name: '周玉珍' },
    ])
    const { user } = await open(CANCELLED)
    await toDays(user)
    await chooseDay(user)
    expect(await screen.findByText('已按上次的预约填好，请核对一遍。')).toBeVisible()
    expect(screen.queryByText(/已不在受检人名单中/)).toBeNull()
  })

  test('a service that is no longer offered leads to the other services', async () => {
    const { user } = await open(CANCELLED)
    answer('/healthService/getServicePackageDetail', () => ({
      serviceId: '1',
      serviceName: '乳腺健康检测',
      serviceDesc: '',
      servicePrice: 12_800,
      coverPhoto: null,
      serviceTypeId: 1,
      externalLink: null,
      shelfStatus: '2',
      display: '0',
    }))
    await user.click(await screen.findByRole('button', { name: AGAIN.zh }))
    expect(await screen.findByText('这项检查现在约不了')).toBeVisible()
    await user.click(screen.getByRole('link', { name: '看看其他检查' }))
    await waitFor(() => expect(address()).toBe('/service/list'))
  })

  test('a clinic that is gone leads to the other clinics, and the patient stays', async () => {
    answer('/organ/getOrganInfo', ({ url }) =>
      new URL(url).searchParams.get('orgId') === '102'
        ? Response.json({ data: null, message: '机构不存在', status: 50404 })
        : { orgId: '103', orgName: '白露健康中心' },
    )
    const { user } = await open(CANCELLED, 'en')
    await user.click(await screen.findByRole('button', { name: AGAIN.en }))
    expect(await screen.findByText('This clinic cannot be booked now')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Another clinic' }))
    await waitFor(() => expect(address()).toBe('/organ/list?serviceId=1'))
    const [first] = (await screen.findAllByRole('link')).filter((link) =>
      link.getAttribute('href')?.startsWith('/order/selectTime/1?orgId=103'),
    )
    await user.click(first as HTMLElement)
    await heading('Choose a day')
    await chooseDay(user, 'en', 27)
    expect(patientField()).toHaveTextContent('周玉珍')
  })
})
