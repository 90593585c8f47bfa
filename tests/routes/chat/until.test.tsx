import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../support/answers'
import { itBecomes, itIs } from '../../support/clinicClock'
import { im, isLive, openChat, said } from './support'
import { waitForIdle } from '../../support/waitForIdle'

const ASKED = '2026-11-24 14:20:00'
const lists = (row: object | undefined) =>
  answer('/consultation/queryConsultationsByUserId', () => ({ list: row === undefined ? [] : [row], total: 1 }))
const row = (consultationStatus: number) => ({ id: '7', consultationType: '1', consultationStatus, createTime: ASKED })
const header = () => screen.getByRole('banner')
/** Seconds of a time in China. */
const at = (text: string) => Date.parse(`${text}+08:00`) / 1000

test.each([
  ['zh', 1, '预计 明天 14:20 前回复，否则退费或退券'],
  ['en', 1, 'Reply expected by tomorrow 14:20, or your money or coupon back'],
  ['zh', 2, '咨询中 · 约 11月27日 周五 14:20 自动结束'],
  ['en', 2, 'In consultation · ends Fri 27 Nov, about 14:20'],
  ['zh', 6, '您还可以追问2次 · 约到 11月28日 周六 14:20 为止'],
  ['en', 6, 'Follow-ups left: 2 · until Sat 28 Nov, about 14:20'],
] as const)(
  '[A518] [CONSULT-35] the header of a chat says until when: %s, status %d',
  async (language, serviceStatus, text) => {
    itIs('2026-11-24 15:00:00')
    lists(row(serviceStatus))
    await openChat({ serviceStatus, residueTime: 2 }, language)
    await waitFor(() => expect(header()).toHaveTextContent(text))
  },
)

test('[A518] a quick question that waits for a doctor says until when in the footer', async () => {
  itIs('2026-11-24 15:00:00')
  const asks = lists({ ...row(9), consultationType: '2' })
  await openChat({ serviceStatus: 9 }, 'zh', { list: [] }, true, '2')
  const text = '正在为您安排医生。预计 明天 14:20 前有医生接诊，到时没有医生接诊，费用或优惠券会退回。'
  expect(await screen.findByText(text)).toBeVisible()
  expect(asks).toHaveLength(1)
})

test.each([
  [4, 'doctor_end', 'in', '您还可以追问2次 · 约到 明天 10:05 为止'],
  [5, 'patient_end', 'out', '您还可以追问2次 · 约到 明天 10:05 为止'],
] as const)('[CONSULT-37] in status %d follow-ups last a day from the message %s', async (...args) => {
  const [serviceStatus, data, flow, text] = args
  itIs('2026-11-24 15:00:00')
  const asks = lists(undefined)
  const end = { kind: 'custom', data, description: '', extension: '' } as const
  im.pages = [
    {
      messages: [
        said('您好', { time: at('2026-11-24T10:00:00') }),
        said(end, { flow, time: at('2026-11-24T10:05:00') }),
      ],
      before: undefined,
      isCompleted: true,
    },
  ]
  await openChat({ serviceStatus, residueTime: 2 })
  await waitFor(() => expect(header()).toHaveTextContent(text))
  expect(asks).toHaveLength(0)
})

test('[A518] without a follow-up left the header says that it is over, with no time', async () => {
  itIs('2026-11-24 15:00:00')
  const asks = lists(row(6))
  await openChat({ serviceStatus: 6, residueTime: 0 })
  await isLive()
  await waitForIdle()
  expect(header()).toHaveTextContent('咨询已结束')
  expect(header()).not.toHaveTextContent('14:20')
  expect(asks).toHaveLength(0)
})

test('[A518] once that time has passed while the chat is open, the rule is shown without a time', async () => {
  itIs('2026-11-25 14:10:00')
  lists(row(1))
  await openChat({ serviceStatus: 1 })
  await waitFor(() => expect(header()).toHaveTextContent('预计 今天 14:20 前回复'))
  itBecomes('2026-11-25 14:21:00')
  expect(header()).not.toHaveTextContent('14:20')
  expect(header()).toHaveTextContent('24 小时')
})

test('[A518] the day has another name after midnight', async () => {
  itIs('2026-11-24 23:59:00')
  lists(row(1))
  await openChat({ serviceStatus: 1 })
  await waitFor(() => expect(header()).toHaveTextContent('预计 明天 14:20'))
  itBecomes('2026-11-25 00:00:30')
  await waitFor(() => expect(header()).toHaveTextContent('预计 今天 14:20'))
})

test.each([
  ['is not in the list', () => lists(undefined)],
  [
    'is in a list that fails',
    () => answer('/consultation/queryConsultationsByUserId', () => new Response(null, { status: 502 })),
  ],
  ['was asked more than a day ago', () => lists({ ...row(1), createTime: '2026-11-20 14:20:00' })],
])('[A518] the rule stands in words where the question %s', async (_which, serve) => {
  itIs('2026-11-24 15:00:00')
  const asks = serve()
  await openChat({ serviceStatus: 1 })
  await isLive()
  await waitFor(() => expect(asks.length).toBeGreaterThan(0))
  await waitForIdle()
  expect(header()).toHaveTextContent('等待医生回复，一般在 24 小时内')
  expect(document.body).not.toHaveTextContent('约 ')
})
