import { fireEvent, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import type { WordArea } from '@/i18n/words'
import { itIs } from '../../support/clinicClock'
import { URL_102 } from './support'
import { heading, renderApp } from '../../support/app'

const RECORD = {
  date: '2026-11-25',
  orgId: '102',
  id: '71',
  name: '沈若兰',
  customerId: '81',
  inspectionId: '91',
  hqiId: null,
  chqDone: false,
}
const network = vi.hoisted(() => ({ isGone: false }))

vi.mock('@/i18n/setup', async (original) => {
  const setup = await original<{ loadWords: (areas: WordArea[]) => Promise<void> }>()
  const loadWords = async (areas: WordArea[]) => {
    if (network.isGone && areas.includes('questions')) throw new ApiError('offline')
    await setup.loadWords(areas)
  }
  return { ...setup, loadWords }
})

test('[RA15] a failure to load the questionnaire’s words is reported, with a retry', async () => {
  itIs('2026-11-25 10:00:00')
  Cookies.set('newFree', JSON.stringify(RECORD), { path: '/' })
  network.isGone = true
  await renderApp(URL_102)
  await heading('登记已提交，还差检查问卷')
  expect(await screen.findByText('当前网络不可用，请检查网络后重试')).toBeVisible()
  network.isGone = false
  fireEvent.click(screen.getByText('重试'))
  expect(await screen.findByText('处理健康信息，需要您同意')).toBeVisible()
})
