import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { recordKeeper } from '@/domain/appointments/appointment'
import { loadAppointment } from '@/stores/appointments/appointments'
import { BOOKED_CHECK } from '../../support/fixtures/bookedCheck'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { openAs } from '../account/support'
import { address, heading, PHONE, renderApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

const APPOINTMENT = { ...BOOKED_CHECK, subscribeTime: '2026-11-26', inspectionId: '5', hqiId: '6' }
const answerAppointment = (fields: object = {}) =>
  answer('/subscribe/getSubscribeDetail', () => ({ ...APPOINTMENT, ...fields }))
const answerHeight = (height: number | string | null, id = '2001') =>
  answer('/relativesManager/getRelativesInfoById', () => ({ id, height }))
const open = async (language: 'zh' | 'en' = 'zh') => {
  const opened = await renderApp('/subscribe/detail/777', { signedInAs: PHONE, language })
  await heading(language === 'zh' ? '预约详情' : 'Appointment')
  return opened
}
const question = () => screen.findByRole('alertdialog', { name: '完善健康档案' })
const heads = () =>
  screen
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
    .filter((text) => text === '支付成功' || text === '完善健康档案')

beforeEach(() => itIs('2026-11-25 10:30:00'))

describe('the request for a missing height', () => {
  test.each([
    ['2', null],
    ['2', 0],
    ['2', ''],
    ['6', null],
  ])('[APPT-14] [A118] status %s with height %j asks for it', async (subscribeStatus, height) => {
    answerAppointment({ subscribeStatus })
    const requests = answerHeight(height)
    await open()
    expect(await question()).toHaveAccessibleDescription('受检人的健康档案还没有填写身高。补充后，填问卷会自动带入。')
    expect(requests[0]?.url).toMatch(/\?customerId=2001$/)
  })

  test.each(['1', '3', '4', '5'])('[APPT-14] status %s does not ask for it', async (subscribeStatus) => {
    answerAppointment({ subscribeStatus })
    const requests = answerHeight(null)
    await open()
    await waitForIdle()
    expect(requests).toHaveLength(0)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('[APPT-14] a stored height is not asked for', async () => {
    answerAppointment()
    const requests = answerHeight(158)
    await open()
    await waitFor(() => expect(requests).toHaveLength(1))
    await waitForIdle()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('a record that fails to load is not mentioned', async () => {
    answerAppointment()
    const requests = answer('/relativesManager/getRelativesInfoById', () => Response.error())
    await open()
    await waitFor(() => expect(requests).toHaveLength(1))
    await waitForIdle()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[APPT-14] [A118] after “later” the page itself asks, also when it is reopened, until the height is there', async () => {
    answerAppointment()
    let height: number | null = null
    const requests = answer('/relativesManager/getRelativesInfoById', () => ({ id: '2001', height }))
    const { user, router } = await open('en')
    const dialog = await screen.findByRole('alertdialog', { name: 'Complete the health record' })
    expect(dialog).toHaveAccessibleDescription(/^The height is missing from the patient’s health record\./)
    const prompt = () => screen.queryByRole('link', { name: 'Add it' })
    expect(prompt()).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Later' }))
    expect(await screen.findByRole('heading', { name: 'Complete the health record' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(prompt()).toHaveAttribute('href', '/patient/edit?id=2001')
    expect(requests).toHaveLength(1)
    const leaveAndReturn = async () => {
      await act(() => router.navigate('/my'))
      await heading('Personal centre')
      await act(() => router.navigate(-1))
      await heading('Appointment')
      await waitForIdle()
      expect(screen.queryByRole('alertdialog')).toBeNull()
    }
    await leaveAndReturn()
    expect(prompt()).toBeVisible()
    height = 158
    await leaveAndReturn()
    expect(prompt()).toBeNull()
  })

  test('[APPT-14] the button still leads to the record when the appointment was fetched again behind the question', async () => {
    answerAppointment()
    answerHeight(null)
    const { user } = await open()
    const dialog = await screen.findByRole('alertdialog', { name: '完善健康档案' })
    await act(() => loadAppointment('777'))
    await user.click(within(dialog).getByRole('button', { name: '去补充' }))
    await waitFor(() => expect(address()).toMatch(/^\/patient\/edit\?/))
  })

  test('a user who has navigated away meanwhile is not asked there', async () => {
    answerAppointment()
    const slow = deferred()
    answer('/relativesManager/getRelativesInfoById', () => slow.promise)
    const { router } = await open()
    await act(() => router.navigate('/my'))
    await heading('个人中心')
    slow.resolve({ id: '2001', height: null })
    await waitForIdle()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the payment result', () => {
  const openPaid = async () => {
    const opened = await renderApp('/my', { signedInAs: PHONE })
    await heading('个人中心')
    await act(() => opened.router.navigate('/subscribe/detail/777', { state: { notice: 'paid' } }))
    await heading('支付成功')
    return opened
  }

  test('[APPT-14] [A118] the result is readable: the request is below it, not in a dialog', async () => {
    answerAppointment()
    answerHeight(null)
    await openPaid()
    const prompt = await screen.findByRole('heading', { name: '完善健康档案' })
    expect(screen.getByText('受检人的健康档案还没有填写身高。补充后，填问卷会自动带入。')).toBeVisible()
    expect(heads()).toEqual(['支付成功', '完善健康档案'])
    expect(prompt.closest('[role="alertdialog"]')).toBeNull()
    await waitForIdle()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('[APPT-14] [APPT-15] the button leads to the record, and going back does not ask again', async () => {
    answerAppointment()
    answerHeight(null)
    const { user, router } = await openPaid()
    await screen.findByRole('heading', { name: '完善健康档案' })
    await user.click(screen.getByRole('link', { name: '去补充' }))
    await heading('编辑亲友')
    expect(address()).toBe('/patient/edit?id=2001')
    await act(() => router.navigate('/subscribe/detail/777'))
    await heading('预约详情')
    await waitForIdle()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('[APPT-14] with a stored height the result asks for nothing', async () => {
    answerAppointment()
    const requests = answerHeight(158)
    await openPaid()
    await waitFor(() => expect(requests).toHaveLength(1))
    await waitForIdle()
    expect(screen.queryByRole('heading', { name: '完善健康档案' })).toBeNull()
  })
})

describe('the record that the request opens', () => {
  test.each([
    ['1001', '1001', 'own'],
    ['1001', '2001', 'relative'],
    ['1745039284758347777', '1745039284758347776', 'relative'],
  ] as const)('[APPT-15] for user %s and customerId %s the %s record opens', (userId, id, keeper) => {
    expect(
      recordKeeper({ customer: { id, name: undefined, age: undefined, sex: undefined, phone: undefined } }, userId),
    ).toBe(keeper)
  })

  test('[APPT-15] [NAV-17] the own record is opened with the ids of the check', async () => {
    answerAppointment({ customerId: '1001', name: '林婉清' })
    answerHeight(null, '1001')
    const { user, router } = await openAs('/subscribe/detail/777', '预约详情')
    const dialog = await question()
    expect(dialog).toHaveAccessibleDescription(/^您的健康档案还没有填写身高。/)
    await user.click(within(dialog).getByRole('button', { name: '去补充' }))
    await heading('健康档案')
    expect(address()).toBe('/profileEdit?orgId=102&serviceId=1&customerId=1001&inspectionId=5&hqiId=6&detailId=777')
    // Tells the record that the appointment is the entry below (A148).
    expect(router.state.location.state).toEqual({ from: 'appointment' })
  })

  test('[APPT-15] a relative’s record is opened', async () => {
    answerAppointment()
    answerHeight(null)
    const { user } = await openAs('/subscribe/detail/777', '预约详情')
    await user.click(within(await question()).getByRole('button', { name: '去补充' }))
    await heading('编辑亲友')
    expect(address()).toBe('/patient/edit?id=2001')
  })
})
