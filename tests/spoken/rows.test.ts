import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { itIs } from '../support/clinicClock'
import { PHONE, renderApp } from '../support/app'
import { waitForIdle } from '../support/waitForIdle'
import { reportRow, reports } from '../routes/reports/support'
import { phraseOf, withoutGeneratedContent } from './screenReader'

beforeEach(() => itIs('2026-11-25 10:00:00'))

/** Returns what is heard of each link and button in the lists of a screen. */
const heardIn = async (address: string, language: 'zh' | 'en' = 'zh') => {
  withoutGeneratedContent()
  await renderApp(address, { signedInAs: PHONE, language })
  await waitForIdle()
  const rows = (await screen.findAllByRole('list')).flatMap((list) => [...list.querySelectorAll('a, button')])
  return Promise.all(rows.map(phraseOf))
}

test.each([
  ['/report/list', 'zh'],
  ['/report/list', 'en'],
  ['/consult/my', 'zh'],
  ['/consult/my', 'en'],
  ['/subscribe/list', 'zh'],
] as const)('[A669] in the list %s no two links or buttons are heard alike (%s)', async (address, language) => {
  const heard = await heardIn(address, language)
  expect(heard.length).toBeGreaterThan(3)
  expect(heard.filter((phrase, index) => heard.indexOf(phrase) < index)).toEqual([])
})

test('[A669] a link to the progress of a report is heard with its day and its patient', async () => {
  const unfinished = { status: 0, reportId: null }
  reports(
    reportRow(unfinished),
    reportRow({ ...unfinished, id: '2', inspectId: '62', createTime: '2026-11-20 09:02:00', customerName: '林晓月' }),
  )
  const heard = await heardIn('/report/list')
  expect(heard.filter((phrase) => phrase.includes('查看进度'))).toEqual([
    'link, 查看进度 报告还没有完成。完成后会出现在这里。, 触诊成像检查 检查日期2026年10月25日 受检人林婉清',
    'link, 查看进度 报告还没有完成。完成后会出现在这里。, 触诊成像检查 检查日期2026年11月20日 受检人林晓月',
  ])
})

test('[A669] a coupon is heard with its value and its conditions', async () => {
  expect((await heardIn('/my/coupon'))[0]).toBe(
    'button, 去使用, 乳腺健康检测兑换券 兑换乳腺健康检测兑换券 无门槛 · 乳腺健康检测 2026年10月26日至2027年1月24日',
  )
})
