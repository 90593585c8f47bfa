import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, refuse } from '../../support/answers'
import { itBecomes, itIs } from '../../support/clinicClock'
import { answerClinic, fillIn, NO_LIMITS, openCheckIn, submit, TAKEN, tick, URL_102 } from './support'
import { heading, renderApp, saying } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { setOnline } from '../../support/setOnline'
import { deferred } from '../../support/deferred'

const dayField = () => screen.getByText('日期').closest('div')?.querySelector('button') as HTMLElement
const openMonth = async () => {
  fireEvent.click(dayField())
  return within(await screen.findByRole('grid'))
}
const freeDays = (grid: { getAllByRole: (role: string) => HTMLElement[] }) =>
  grid
    .getAllByRole('button')
    .filter((day) => day.getAttribute('aria-disabled') === null)
    .map((day) => day.getAttribute('aria-label'))
const sentDay = async ([first]: Request[]) =>
  ((await first?.json()) as { subscribeTime: string } | undefined)?.subscribeTime
const remarks = (label: string) => screen.getByLabelText(label)

beforeEach(() => itIs('2026-11-25 10:00:00'))

describe('the day of a check-in', () => {
  test('[ONSITE-14] [A42] it is today, and can be any of the next fourteen days', async () => {
    answerClinic(NO_LIMITS)
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await renderApp(URL_102)
    await heading('现场登记')
    expect(dayField()).toHaveTextContent('今天 11月25日 周三')
    const grid = await openMonth()
    expect(freeDays(grid)).toEqual([
      '11月25日 周三, 今天',
      '11月26日 周四',
      '11月27日 周五',
      '11月28日 周六',
      '11月29日 周日',
      '11月30日 周一',
    ])
    fireEvent.click(screen.getByLabelText('下个月'))
    const december = freeDays(grid)
    expect([december[0], december[december.length - 1], december.length]).toEqual(['12月1日 周二', '12月9日 周三', 9])
    fireEvent.click(grid.getByLabelText('12月1日 周二'))
    await waitFor(() => expect(dayField()).toHaveTextContent('12月1日 周二'))
    fillIn()
    submit()
    await heading('登记成功')
    expect(screen.getByText('12月1日 周二')).toBeVisible()
    expect(await sentDay(sent)).toBe('2026-12-01')
  })

  test('[A483] it changes after midnight on the open page', async () => {
    answerClinic(NO_LIMITS)
    itIs('2026-11-25 23:59:59')
    await renderApp(URL_102)
    await heading('现场登记')
    expect(dayField()).toHaveTextContent('今天 11月25日 周三')
    itBecomes('2026-11-26 00:00:00')
    await waitFor(() => expect(dayField()).toHaveTextContent('今天 11月26日 周四'))
  })

  test('[A483] [ONSITE-11] the places of the new day are asked for after midnight', async () => {
    const requests = answerClinic({}, { morningCount: 20, afternoonCount: 3 })
    itIs('2026-11-25 23:59:59')
    await renderApp(URL_102)
    await heading('现场登记')
    await waitFor(() => expect(requests).toHaveLength(1))
    itBecomes('2026-11-26 00:00:00')
    await waitFor(() => expect(dayField()).toHaveTextContent('今天 11月26日 周四'))
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(new URL(requests[1]?.url ?? '').searchParams.get('subscribeDate')).toBe('2026-11-26')
    expect(await screen.findByText('上午预约已满')).toBeVisible()
  })

  test('[ONSITE-15] [A126] a day named by the QR code is the only choice, and is sent', async () => {
    answerClinic(NO_LIMITS)
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await renderApp(`${URL_102}&date=2026-12-24`)
    await heading('现场登记')
    expect(screen.getByText(saying('12月24日 周四'))).toBeVisible()
    expect(dayField()).toBeNull()
    fillIn()
    submit()
    await heading('登记成功')
    expect(await sentDay(sent)).toBe('2026-12-24')
  })

  test('[ONSITE-16] [A126] it is in the range that the QR code names', async () => {
    answerClinic()
    await renderApp(`${URL_102}&startDate=2026-11-28&endDate=2026-11-30`)
    await heading('现场登记')
    expect(dayField()).toHaveTextContent('11月28日 周六')
    expect(freeDays(await openMonth())).toEqual(['11月28日 周六', '11月29日 周日', '11月30日 周一'])
  })

  test.each([
    ['zh', '', '必填。 可登记 11月25日 周三 至 12月9日 周三'],
    ['zh', '&startDate=2026-11-28&endDate=2026-11-30', '必填。 可登记 11月28日 周六 至 11月30日 周一'],
    ['en', '', 'Required. Check-in from Wed 25 Nov to Wed 9 Dec'],
  ] as const)('[A520] (%s) the form says from when to when the QR code %s takes check-ins', async (...args) => {
    const [language, range, text] = args
    answerClinic()
    await renderApp(`${URL_102}${range}`, { language })
    expect(await screen.findByRole('button', { description: text.replaceAll(' 周', '\u00a0周') })).toBeVisible()
  })

  test('a QR code whose day has passed says so, under the clinic’s name', async () => {
    answerClinic()
    await renderApp(`${URL_102}&date=2026-11-24`)
    await screen.findByText('这个二维码上的日期已经过去，请联系机构的工作人员。')
    expect(screen.getByText('木棉体检中心（东城）')).toBeVisible()
  })

  test('[RB8] [A358] it is the date in China; a day that ends before sending is not sent, and the new one needs a second tap', async () => {
    itIs('2026-11-30 23:59:00')
    answerClinic(NO_LIMITS)
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await renderApp(URL_102)
    await heading('现场登记')
    expect(dayField()).toHaveTextContent('今天 11月30日 周一')
    fillIn()
    itIs('2026-12-01 00:01:00')
    submit()
    expect(await screen.findByText('已经过了零点，日期已换成新的一天，请核对后再提交')).toBeInTheDocument()
    expect(dayField()).toHaveTextContent('今天 12月1日 周二')
    expect(sent).toEqual([])
    submit()
    await heading('登记成功')
    expect(await sentDay(sent)).toBe('2026-12-01')
  })
})

describe('the half-day of a check-in', () => {
  test('[ONSITE-05] [ONSITE-10] [A122] each half shows its remaining places, and one must be chosen', async () => {
    const requests = answerClinic({}, { morningCount: 12, afternoonCount: 6 })
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await renderApp(URL_102)
    expect(await screen.findByLabelText('上午')).toHaveAccessibleDescription('剩余 8 个名额')
    expect(remarks('下午')).toHaveAccessibleDescription('剩余 10 个名额')
    expect(new URL(requests[0]?.url ?? '').search).toBe('?orgId=102&subscribeDate=2026-11-25')
    fillIn()
    submit()
    expect(await screen.findByText('请选择时间段')).toBeVisible()
    await waitFor(() => expect(remarks('上午')).toHaveFocus())
    expect(sent).toEqual([])
    tick('上午')
    submit()
    await heading('登记成功')
    expect(await sent[0]?.json()).toMatchObject({ timeSlot: 1 })
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain(
      '今天 11月25日 周三 上午',
    )
  })

  test.each([
    ['[ONSITE-11]', '上午', '上午预约已满', '下午', { morningCount: 20, afternoonCount: 3 }, 2],
    ['[ONSITE-11]', '上午', '上午预约已满', '下午', { morningCount: 23, afternoonCount: 3 }, 2],
    ['[ONSITE-12]', '下午', '下午预约已满', '上午', { morningCount: 3, afternoonCount: 16 }, 1],
  ] as const)(
    '%s a full %s is rejected with %s, and the other half is chosen automatically',
    async (_id, full, text, other, counts, slot) => {
      answerClinic({}, counts)
      const sent = answer('/subscribe/submitNowFree', () => TAKEN)
      await renderApp(URL_102)
      expect(await screen.findByLabelText(full)).toBeDisabled()
      expect(remarks(full)).toHaveAccessibleDescription(text)
      expect(remarks(other)).toBeChecked()
      fillIn()
      submit()
      await heading('登记成功')
      expect(await sent[0]?.json()).toMatchObject({ timeSlot: slot })
    },
  )

  test('[ONSITE-11] [ONSITE-12] with both halves full nothing is sent, and another day is required', async () => {
    answerClinic({}, { morningCount: 20, afternoonCount: 16 })
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await renderApp(URL_102)
    expect(await screen.findByText('这一天已满，请换一天或联系机构的工作人员。')).toBeVisible()
    fillIn()
    submit()
    await waitFor(() => expect(dayField()).toHaveFocus())
    expect(sent).toEqual([])
  })

  test('[A123] only halves that the clinic offers are shown: the morning, or none', async () => {
    answerClinic({ afternoonLimit: null })
    await renderApp(URL_102)
    expect(await screen.findByLabelText('上午')).toBeChecked()
    expect(screen.queryByLabelText('下午')).toBeNull()
  })

  test('[RA11] the counts of the previous day are not shown for the next one', async () => {
    const slow = deferred()
    answerClinic()
    answer('/organ/getSubscribeCount', ({ url }) =>
      url.includes('2026-11-25') ? slow.promise : { morningCount: 1, afternoonCount: 2 },
    )
    await renderApp(URL_102)
    await heading('现场登记')
    fireEvent.click((await openMonth()).getByLabelText('11月26日 周四'))
    expect(await screen.findByLabelText('上午')).toHaveAccessibleDescription('剩余 19 个名额')
    await act(async () => {
      slow.resolve({ morningCount: 20, afternoonCount: 16 })
      await slow.promise
    })
    expect(remarks('上午')).toHaveAccessibleDescription('剩余 19 个名额')
  })

  test.each([
    ['zh', '请选择时间段', '上午', '剩余 17 个名额'],
    ['en', 'Please choose a time', 'Morning', 'Places left: 17'],
  ] as const)(
    '[ONSITE-10] [A603] while the places load (%s) a half-day can be chosen, and a missing one is named',
    async (language, missing, morning, places) => {
      const slow = deferred()
      answerClinic()
      answer('/organ/getSubscribeCount', () => slow.promise)
      await openCheckIn({ language })
      submit()
      expect(await screen.findByText(missing)).toBeVisible()
      expect(remarks(morning)).toHaveFocus()
      tick(morning)
      expect(remarks(morning)).not.toHaveAccessibleDescription()
      await act(async () => {
        slow.resolve({ morningCount: 3, afternoonCount: 3 })
        await slow.promise
      })
      await waitFor(() => expect(remarks(morning)).toHaveAccessibleDescription(places))
      expect(remarks(morning)).toBeChecked()
    },
  )

  test('[A603] a half-day that was chosen before the places arrived, and is full, is named', async () => {
    const slow = deferred()
    answerClinic()
    answer('/organ/getSubscribeCount', () => slow.promise)
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await openCheckIn()
    fillIn()
    tick('上午')
    await act(async () => {
      slow.resolve({ morningCount: 20, afternoonCount: 3 })
      await slow.promise
    })
    await waitFor(() => expect(remarks('上午')).toBeDisabled())
    submit()
    await waitFor(() => expect(remarks('下午')).toHaveFocus())
    expect(screen.getAllByText('上午预约已满')).toHaveLength(2)
    expect(sent).toEqual([])
    tick('下午')
    submit()
    await heading('登记成功')
  })

  test('halves whose counts fail to load can be chosen all the same, and refetched', async () => {
    let fails = true
    answerClinic()
    answer('/organ/getSubscribeCount', () => (fails ? Response.error() : { morningCount: 20, afternoonCount: 16 }))
    await renderApp(URL_102)
    expect(await screen.findByText('没能查到剩余名额')).toBeVisible()
    expect(remarks('上午')).toBeEnabled()
    fails = false
    fireEvent.click(screen.getByText('重试'))
    await waitFor(() => expect(remarks('上午')).toBeDisabled())
  })

  test('[ONSITE-11] a rejection of a full half-day updates the counts', async () => {
    let counts = { morningCount: 19, afternoonCount: 3 }
    answerClinic()
    answer('/organ/getSubscribeCount', () => counts)
    answer('/subscribe/submitNowFree', () => refuse('上午预约已满'))
    await renderApp(URL_102)
    await screen.findByLabelText('上午')
    fillIn()
    tick('上午')
    counts = { morningCount: 20, afternoonCount: 3 }
    submit()
    expect(await screen.findByText('这次登记没有被受理')).toBeVisible()
    await waitFor(() => expect(remarks('上午')).toBeDisabled())
    expect(remarks('下午')).toHaveAccessibleDescription('剩余 13 个名额')
  })

  test('[RB3] a check-in that was not sent refetches no counts, so no red bar repeats the reason', async () => {
    answerClinic()
    const requests = answer('/organ/getSubscribeCount', () => ({ morningCount: 19, afternoonCount: 3 }))
    await renderApp(URL_102)
    await screen.findByLabelText('上午')
    fillIn()
    tick('上午')
    await waitForIdle()
    const before = requests.length
    setOnline(false)
    submit()
    expect(await screen.findByText(/没有发送/)).toBeVisible()
    await waitForIdle()
    expect(requests).toHaveLength(before)
  })
})
