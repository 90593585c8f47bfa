import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { giveConsent } from '@/stores/auth/consent'
import { answer, refuse } from '../../support/answers'
import { itBecomes, itIs } from '../../support/clinicClock'
import { answerClinic, checkIn, keep, kept, RECORD, tick, URL_102 } from './support'
import { comeBack, heading, reloadAsNewPage, renderApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'

beforeEach(() => itIs('2026-11-25 10:00:00'))

describe('the questionnaire of a check-in', () => {
  const prompt = () => screen.queryByText('请填写下面的检查问卷，填完登记才算完成。')

  test('[ONSITE-23] [A40] it is required where the server has none, and completes the check-in', async () => {
    await checkIn({ hasChq: false, hqiId: '55' })
    await heading('登记已提交，还差检查问卷')
    expect(prompt()).toBeVisible()
    expect(kept('newFree')).toEqual({ ...RECORD, orgId: '102', hqiId: '55', chqDone: false })
  })

  test('[ONSITE-24] it is not required of a man, whose check-in is complete', async () => {
    await checkIn({ hasChq: false }, () => tick('男'))
    await heading('登记成功')
    expect(prompt()).toBeNull()
    expect(kept('newFree')).toMatchObject({ chqDone: true })
  })

  test('[ONSITE-27] [ONSITE-28] [A134] once sent, it is remembered for half a day with customer, clinic and day', async () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    const sent = answer('/subscribe/saveOrUpdateHealthQuestionnaireInfo', () => '55')
    await checkIn({ hasChq: false, hqiId: '55' })
    await heading('登记已提交，还差检查问卷')
    fireEvent.click(await screen.findByLabelText('12 岁及以前'))
    fireEvent.click(screen.getByText('提交问卷'))
    fireEvent.click(await screen.findByText('继续'))
    await heading('登记成功')
    expect(prompt()).toBeNull()
    expect(await sent[0]?.json()).toMatchObject({ id: '55', orgId: '102', customerId: '81', inspectionId: '91' })
    expect(kept('newFree')).toMatchObject({ chqDone: true })
    expect(kept('chqCache')).toEqual({ customerId: '81', orgId: '102', date: '2026-11-25' })
    const cookie = written.mock.calls.map(([text]) => text).find((text) => text.startsWith('chqCache='))
    const until = Date.parse(/expires=([^;]+)/.exec(cookie ?? '')?.[1] ?? '')
    expect(Math.abs(until - Date.parse('2026-11-25T22:00:00+08:00'))).toBeLessThan(60_000)
  })

  test('[ONSITE-27] a rejected one stays open, and nothing is remembered', async () => {
    answer('/subscribe/saveOrUpdateHealthQuestionnaireInfo', () => refuse('问卷内容无法读取'))
    await checkIn({ hasChq: false })
    await heading('登记已提交，还差检查问卷')
    fireEvent.click(await screen.findByLabelText('12 岁及以前'))
    fireEvent.click(screen.getByText('提交问卷'))
    expect(await screen.findByText('问卷提交失败')).toBeVisible()
    fireEvent.click(screen.getByText('知道了'))
    expect(prompt()).toBeVisible()
    expect(screen.getByLabelText('12 岁及以前')).toBeChecked()
    expect(kept('newFree')).toMatchObject({ chqDone: false })
    expect(kept('chqCache')).toBeNull()
  })

  test('[A388] a visitor who returns without having sent it finds it open', async () => {
    keep({ chqDone: false })
    answerClinic()
    await renderApp(URL_102)
    await heading('登记已提交，还差检查问卷')
    await waitFor(() => expect(prompt()).toBeVisible())
  })

  test('[A134] while remembered, it is not asked for again that day', async () => {
    keep({ chqDone: false })
    Cookies.set('chqCache', JSON.stringify({ customerId: '81', orgId: '101', date: '2026-11-25' }), { path: '/' })
    await renderApp(URL_102)
    await heading('您今天已经登记过了')
  })

  test('[ONSITE-27] [A652] an open one keeps its answers past midnight, and is sent', async () => {
    itIs('2026-11-25 23:59:00')
    const sent = answer('/subscribe/saveOrUpdateHealthQuestionnaireInfo', () => '55')
    await checkIn({ hasChq: false })
    await heading('登记已提交，还差检查问卷')
    fireEvent.click(await screen.findByLabelText('12 岁及以前'))
    expect(screen.getByText(/^今天 11月25日/)).toBeVisible()
    itBecomes('2026-11-26 00:00:00')
    await comeBack()
    await waitForIdle()
    expect(screen.queryByText(/^今天 11月25日/)).toBeNull()
    expect(screen.getByLabelText('12 岁及以前')).toBeChecked()
    fireEvent.click(screen.getByText('提交问卷'))
    itBecomes('2026-11-26 00:01:00')
    fireEvent.click(await screen.findByText('继续'))
    await heading('登记成功')
    expect(await sent[0]?.json()).toMatchObject({ orgId: '102', customerId: '81', inspectionId: '91' })
    expect(screen.getByText('检查时间', { selector: 'dt' })).toBeVisible()
    // A662: the next person of the new day is asked for her own.
    expect(kept('chqCache')).toBeNull()
    expect(kept('newFree')).toBeNull()
  })

  test('[A662] sent after another tab has checked in the daughter, it leaves hers to be asked', async () => {
    answer('/subscribe/saveOrUpdateHealthQuestionnaireInfo', () => '55')
    await checkIn({ hasChq: false })
    await heading('登记已提交，还差检查问卷')
    const daughter = { ...RECORD, orgId: '102', id: '72', name: '沈小禾', customerId: '82', chqDone: false }
    keep(daughter)
    fireEvent.click(await screen.findByLabelText('12 岁及以前'))
    fireEvent.click(screen.getByText('提交问卷'))
    fireEvent.click(await screen.findByText('继续'))
    await heading('登记成功')
    expect(screen.getByText('沈若兰')).toBeVisible()
    expect(kept('newFree')).toEqual(daughter)
    await reloadAsNewPage()
    await heading('登记已提交，还差检查问卷')
    expect(screen.getByText('沈小禾')).toBeVisible()
  })

  test('[ONSITE-26] [A652] a questionnaire without an answer ends with its day', async () => {
    itIs('2026-11-25 23:59:00')
    await checkIn({ hasChq: false })
    await heading('登记已提交，还差检查问卷')
    await screen.findByLabelText('12 岁及以前')
    itBecomes('2026-11-26 00:00:00')
    expect(await heading('现场登记')).toBeVisible()
  })

  test.each([
    ['zh', '12 岁及以前', '已填写的内容会留在这部手机上。登记当天、登记后 12 小时内再扫一次码，可以继续。'],
    [
      'en',
      '12 or earlier',
      'What you filled in stays on this phone. To go on, scan the code again on the day of your check-in, within 12 hours.',
    ],
  ] as const)('[A652] on leaving it says until when the code leads back to it (%s)', async (language, band, text) => {
    giveConsent('')
    keep({ chqDone: false })
    answerClinic()
    const { router } = await renderApp(URL_102, { language })
    fireEvent.click(await screen.findByLabelText(band))
    act(() => void router.navigate('/home'))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(text)
  })

  test('[A125] [A388] finished after the code of another clinic was scanned, it has the service of its check-in', async () => {
    const sent = answer('/subscribe/saveOrUpdateHealthQuestionnaireInfo', () => '55')
    await checkIn({ hasChq: false }, undefined, `${URL_102}&serviceId=3`)
    await heading('登记已提交，还差检查问卷')
    window.history.replaceState(null, '', '/subscribe/nowFree?orgId=105')
    await reloadAsNewPage()
    giveConsent('')
    fireEvent.click(await screen.findByLabelText('12 岁及以前'))
    fireEvent.click(screen.getByText('提交问卷'))
    fireEvent.click(await screen.findByText('继续'))
    await heading('登记成功')
    expect(await sent[0]?.json()).toMatchObject({ orgId: '102', serviceId: '3', inspectionId: '91' })
  })

  test('[ONSITE-02] [A125] the service of the QR code is sent with the check-in and its questionnaire', async () => {
    const sent = answer('/subscribe/saveOrUpdateHealthQuestionnaireInfo', () => '55')
    const taken = await checkIn({ hasChq: false }, undefined, `${URL_102}&serviceId=3`)
    fireEvent.click(await screen.findByLabelText('12 岁及以前'))
    fireEvent.click(screen.getByText('提交问卷'))
    await screen.findByText('继续')
    expect(await taken.sent[0]?.json()).toMatchObject({ orgId: '102', serviceId: '3' })
    expect(await sent[0]?.json()).toMatchObject({ orgId: '102', serviceId: '3' })
  })
})
