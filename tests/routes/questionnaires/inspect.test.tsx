import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import {
  answerDialog,
  choosePatient,
  dialog,
  forget,
  input,
  review,
  next,
  openQuestionnaire,
  option,
  OWN_APPOINTMENT,
  OWN_CHECK,
  patient,
  question,
  SAVE,
  send,
  sentQuestionnaire,
  submit,
  toSection,
  type,
  watch,
  withQuery,
} from './questionnaireSupport'
import { address, heading, PHONE, reloadApp, renderApp, saying } from '../../support/app'
import { isConsentKept } from '@/lib/keptConsent'
import { addDays } from '@/lib/time/day'
import { startSession, token } from '@/stores/auth/session'
import { resetStores } from '@/stores/createStore'
import { USER_PREFIX } from '@/stores/userStorage'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

beforeEach(() => itIs('2026-11-25 10:00:00'))

const URL_CHECK = withQuery('/chq/inspectChq', { ...OWN_CHECK, detailId: OWN_APPOINTMENT })

describe('the questionnaire of a check', () => {
  test('[A148] [A177] sent from its appointment it goes back to that, so that Back then leaves the appointment', async () => {
    watch(SAVE)
    const { user, router } = await openQuestionnaire('/subscribe/list')
    await heading('我的预约')
    await act(() => router.navigate(`/subscribe/detail/${OWN_APPOINTMENT}`))
    await act(() => router.navigate(URL_CHECK, { state: { from: 'appointment' } }))
    await heading('检查问卷')
    await next()
    type('age', '47')
    await submit(user)
    await answerDialog(user, '问卷提交成功', '继续')
    await waitFor(() => expect(address()).toBe(`/subscribe/detail/${OWN_APPOINTMENT}`))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(address()).toBe('/subscribe/list'))
  })

  test.each([
    ['zh', '检查问卷', '问卷提交成功', '继续'],
    ['en', 'Pre-visit questionnaire', 'Questionnaire submitted successfully', 'Go on'],
  ] as const)(
    '[NAV-35] [A175] [FULLQ-49] [A177] it opens with the stored answers, is saved, and leads to its appointment (%s)',
    async (language, title, sent, goOn) => {
      const requests = watch('/subscribe/getQuestionnaireInfoByInspectionId')
      const saved = watch(SAVE)
      const { user } = await openQuestionnaire(URL_CHECK, { language })
      await heading(title)
      await next()
      expect(screen.queryByText(/^(为谁填写|Who is it for\?)$/)).toBeNull()
      expect(Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams)).toEqual({
        customerId: '1001',
        orgId: '102',
        inspectionId: '6745039284758340014',
      })
      type('age', '47')
      await submit(user)
      await answerDialog(user, sent, goOn)
      await waitFor(() => expect(address()).toBe(`/subscribe/detail/${OWN_APPOINTMENT}`))
      const { record, content } = await sentQuestionnaire(saved[0])
      expect(record).toMatchObject({
        id: '1745039284758350002',
        orgId: '102',
        serviceId: '1',
        customerId: '1001',
        inspectionId: '6745039284758340014',
      })
      expect(content).toMatchObject({
        basicinfo: { name: '林婉清', age: 47, sex: '0' },
        menstrufeeding: { m_lastday: '2026-10-08' },
        family: { biopsytimes: 1 },
      })
      expect(saved[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
      expect(window.localStorage.getItem('of:1001:draft:inspection:1001:6745039284758340014')).toBeNull()
    },
  )

  test('[A177] without an appointment it leads back to where it was opened', async () => {
    const { user } = await openQuestionnaire('/chq/my')
    await user.click((await screen.findAllByText('检查问卷'))[1] as HTMLElement)
    await submit(user)
    await answerDialog(user, '问卷提交成功', '继续')
    await heading('我的问卷')
  })

  test('[A177] opened by a link and without an appointment, it still offers a link', async () => {
    window.history.pushState(null, '', '/subscribe/list')
    const { user } = await openQuestionnaire(withQuery('/chq/inspectChq', OWN_CHECK))
    await submit(user)
    await answerDialog(user, '问卷提交成功', '继续')
    await heading('我的问卷')
  })

  test('[FULLQ-03] [A173] the button waits for the stored answers; [FULLQ-04] [RB1] while sending it says so and sends once', async () => {
    const record = deferred()
    answer('/subscribe/getQuestionnaireInfoByInspectionId', () => record.promise)
    const { user } = await openQuestionnaire(URL_CHECK)
    await heading('检查问卷')
    expect(screen.getByRole('status')).toHaveTextContent('正在加载')
    expect(screen.queryByText(/下一步|提交/, { selector: 'button' })).toBeNull()
    record.resolve(null)
    await next()
    const slow = deferred()
    const saved = answer(SAVE, () => slow.promise)
    await toSection(user, '2 月经与哺乳')
    type('childbirth', '0')
    await submit(user)
    await waitFor(() => expect(send()).toHaveTextContent('正在提交'))
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    await user.click(send())
    await user.keyboard('{Enter}')
    slow.resolve('61')
    await answerDialog(user, '问卷提交成功', '继续')
    expect(saved).toHaveLength(1)
    // A pending navigation would lead the next test there.
    await waitFor(() => expect(address()).toMatch(/^\/subscribe\/detail\//))
  })

  test.each([
    ['zh', '正在提交，请稍候', '问卷提交成功', '继续'],
    ['en', 'Submitting, one moment please', 'Questionnaire submitted successfully', 'Go on'],
  ] as const)(
    '[A173] [A177] Back while sending says so and stays, and the following message replaces the form in the history (%s)',
    async (language, stay, sent, goOn) => {
      const slow = deferred()
      answer(SAVE, () => slow.promise)
      const { user, router } = await openQuestionnaire('/chq/my', { language })
      await user.click((await screen.findAllByText(/^(检查问卷|Pre-visit questionnaire)$/))[1] as HTMLElement)
      await next()
      type('age', '47')
      await submit(user)
      await waitFor(() => expect(send()).toHaveAttribute('aria-disabled', 'true'))
      void router.navigate(-1)
      expect(await screen.findByText(stay)).toBeVisible()
      expect(screen.queryByRole('alertdialog')).toBeNull()
      expect(address()).toMatch(/^\/chq\/inspectChq/)
      slow.resolve('61')
      await answerDialog(user, sent, goOn)
      expect(screen.queryByRole('alertdialog')).toBeNull()
      await waitFor(() => expect(address()).toBe('/chq/my'))
    },
  )

  test.each([
    ['zh', '问卷提交失败', '您填写的内容都还在，可以修改后重新提交。', '知道了'],
    [
      'en',
      'Questionnaire submission failed',
      'Everything you typed is still here. You can change it and submit again.',
      'OK',
    ],
  ] as const)(
    '[FULLQ-51] a rejection shows the server’s message, keeps the answers, and they can be resent (%s)',
    async (language, title, kept, close) => {
      const saved = answer(SAVE, () => refuse('问卷内容无法读取'))
      const { user } = await openQuestionnaire(URL_CHECK, { language })
      await next()
      type('age', '47')
      await submit(user)
      const failure = await dialog(title)
      expect(failure).toHaveTextContent('问卷内容无法读取')
      expect(failure).toHaveTextContent(kept)
      expect(screen.queryByRole('alert')).toBeNull()
      await user.click(within(failure).getByText(close, { selector: 'button' }))
      await user.click(send())
      await dialog(title)
      expect(saved).toHaveLength(2)
      await user.click(screen.getByText(close, { selector: 'button' }))
      await user.click(screen.getByText(/^(返回修改|Go back)$/))
      await toSection(user, language === 'zh' ? '1 基本信息' : '1 Basic info')
      expect(input('age')).toHaveValue('47')
    },
  )

  test('[FULLQ-51] [RA10] [A391] [A557] without an answer the result is unknown, and a repeat has the same key', async () => {
    const saved = answer(SAVE, () => Response.error())
    const { user } = await openQuestionnaire(URL_CHECK)
    await submit(user)
    expect(await dialog('没有收到提交结果')).toHaveTextContent('还不知道是否已经送达，原样重新提交不会重复。')
    await user.click(screen.getByText('知道了', { selector: 'button' }))
    await user.click(send())
    await dialog('没有收到提交结果')
    const [first, second] = saved.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
  })

  test.each([
    ['zh', /还不知道是否已经送达，原样重新提交不会重复。$/, '没有收到提交结果', '知道了', '问卷提交成功'],
    [
      'en',
      /We do not know whether it arrived/,
      'We could not confirm that it arrived',
      'OK',
      'Questionnaire submitted successfully',
    ],
  ] as const)(
    '[A434] [RB2] a lost answer is mentioned after a reload as well, until one arrives (%s)',
    async (language, said, failed, close, taken) => {
      let lost = true
      const saved = answer(SAVE, () => (lost ? Response.error() : '61'))
      const { user } = await openQuestionnaire(URL_CHECK, { language })
      await next()
      expect(screen.queryByText(said)).toBeNull()
      type('age', '47')
      await submit(user)
      await dialog(failed)
      await user.click(screen.getByText(close, { selector: 'button' }))
      expect(screen.getByText(said)).toBeVisible()
      forget()
      resetStores(USER_PREFIX)
      startSession(token() ?? '')
      const again = await reloadApp()
      await next()
      expect(screen.getByText(said)).toBeVisible()
      lost = false
      await submit(again.user)
      await dialog(taken)
      const [first, second] = saved.map(({ headers }) => headers.get('Idempotency-Key'))
      expect(second).toBe(first)
      expect(screen.queryByText(said)).toBeNull()
    },
  )

  test('[RC2] a name with markup is shown as typed', async () => {
    const { user } = await openQuestionnaire(URL_CHECK)
    await next()
    type('name', '<img src=x onerror=alert(1)>')
    await review(user)
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    expect(document.querySelector('main img')).toBeNull()
  })
})

describe('a questionnaire before a check is booked', () => {
  test('[PATIENT-01] [A34] [A377] [A418] it asks for the person, starts with the customer, and is saved as a new one for the chosen person', async () => {
    const saved = watch(SAVE)
    const { user } = await openQuestionnaire('/chq/inspectChq')
    expect(await patient()).toHaveAccessibleName('为谁填写 林婉清')
    await waitFor(() => expect(input('name')).toHaveValue('林婉清'))
    await choosePatient(user, '林可')
    await waitFor(() => expect(input('name')).toHaveValue('林可'))
    expect(input('age')).toHaveValue('22')
    expect(await patient()).toHaveAccessibleName('为谁填写 林可')
    await toSection(user, '2 月经与哺乳')
    expect(screen.getByText(saying('2026年11月20日 填写，请核对'))).toBeVisible()
    type('menarcheAge', '')
    await user.click(await next())
    expect(question('menarcheAge')).toHaveTextContent('请填写初潮年龄')
    type('menarcheAge', '13')
    type('menopauseAge', '21')
    await toSection(user, '4 生活习惯')
    await user.click(option('smoking', '否'))
    await user.click(option('drink', '否'))
    await submit(user)
    await dialog('问卷提交成功')
    const { record, content } = await sentQuestionnaire(saved[0])
    expect(record).toMatchObject({ id: null, orgId: null, serviceId: null, customerId: '2002', inspectionId: null })
    expect(content).toMatchObject({
      basicinfo: { name: '林可', age: 22 },
      menstrufeeding: { m_age: 13, childbirth: 0, f_pregnancy: null, menopausetime: 21, m_lastday: '2026-11-14' },
    })
  })

  test('[A377] [A558] [RB4] a reload keeps the chosen person, also in a later section, and another can be chosen', async () => {
    const { user } = await openQuestionnaire('/chq/inspectChq')
    await choosePatient(user, '林可')
    await waitFor(() => expect(input('name')).toHaveValue('林可'))
    type('name', '林小可')
    await toSection(user, '2 月经与哺乳')
    forget()
    const again = await reloadApp()
    await toSection(again.user, '1 基本信息')
    await waitFor(() => expect(input('name')).toHaveValue('林小可'))
    expect(await patient()).toHaveAccessibleName('为谁填写 林可')
    await choosePatient(again.user, '林婉清')
    await waitFor(() => expect(input('name')).toHaveValue('林婉清'))
  })

  test.each(['2026-12-05', '2027-06-01'])(
    '[A421] in a demo that starts on %s the answers of five days ago fill in what holds only for a time, too',
    async (day) => {
      itIs(`${day} 10:00:00`)
      const { user } = await openQuestionnaire('/chq/inspectChq')
      await next()
      await choosePatient(user, '林可')
      await waitFor(() => expect(input('name')).toHaveValue('林可'))
      expect(input('age')).toHaveValue('22')
      await toSection(user, '2 月经与哺乳')
      const lastPeriod = addDays(day, -11)
      expect(question('lastPeriodDay')).toHaveTextContent(
        `${Number(lastPeriod.slice(5, 7))}月${Number(lastPeriod.slice(8))}日`,
      )
      expect(question('special').querySelector('input:checked')).not.toBeNull()
    },
  )

  test('[RA10] a patient whose answers failed to load is refetched alone', async () => {
    const { user } = await openQuestionnaire('/chq/inspectChq')
    await next()
    const requests = answer('/subscribe/getQuestionnaireInfo', () => refuse('系统繁忙'))
    await choosePatient(user, '林可')
    expect(await patient()).toHaveAccessibleName('为谁填写 林可')
    await user.click(await screen.findByText('重试', { selector: 'button' }))
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests.map(({ url }) => new URL(url).searchParams.get('customerId'))).toEqual(['2002', '2002'])
  })

  test('an account without a readable person says so, and leads to the profile instead of an empty choice', async () => {
    const { user } = await openQuestionnaire('/chq/inspectChq', { phone: '13800000002', userId: '1002' })
    expect(await screen.findByText('还没有可选的人，请先在个人中心完善资料或添加亲友')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^为谁填写/ })).toBeNull()
    await user.click(screen.getByRole('link', { name: /^个人资料/ }))
    await heading('个人资料')
  })
})

describe('consent to the questionnaire', () => {
  test('[A385] it is asked once, in a box that must be ticked, and then the questions are shown, after a reload too', async () => {
    const { user } = await renderApp(URL_CHECK, { signedInAs: PHONE })
    expect(await screen.findByRole('heading', { level: 2, name: '处理健康信息，需要您同意' })).toBeVisible()
    expect(screen.getByText(/生活习惯，您描述的不适、上传的图片，以及咨询中的文字和语音。$/)).toBeVisible()
    const box = screen.getByRole('checkbox')
    expect(box).not.toBeChecked()
    await user.click(screen.getByText('同意并继续'))
    expect(box).toHaveAccessibleDescription('请先勾选同意')
    expect(box).toHaveFocus()
    await user.click(box)
    await user.click(screen.getByText('同意并继续'))
    await next()
    forget()
    await reloadApp()
    await next()
    expect(screen.queryByText('同意并继续')).toBeNull()
  })

  test('[A529] it is asked while the stored answers load, and a tick stays when they arrive', async () => {
    const stored = deferred()
    answer('/subscribe/getQuestionnaireInfoByInspectionId', () => stored.promise)
    const { user } = await renderApp(URL_CHECK, { signedInAs: PHONE })
    await user.click(await screen.findByRole('checkbox'))
    stored.resolve(null)
    await waitForIdle()
    expect(screen.getByRole('checkbox')).toBeChecked()
    await user.click(screen.getByText('同意并继续'))
    await next()
  })

  test('[A545] a phone without any consent asks before the user is known, and then keeps the tick', async () => {
    const customer = deferred()
    answer('/customer/getCustomerInfo', () => customer.promise)
    const { user } = await renderApp(URL_CHECK, { signedInAs: PHONE })
    await user.click(await screen.findByRole('checkbox'))
    const goOn = () => screen.getByRole('button', { name: '同意并继续' })
    expect(goOn()).toHaveAttribute('aria-busy', 'true')
    await user.click(goOn())
    expect(isConsentKept()).toBe(false)
    customer.resolve({ id: '1001', name: '林婉清', telphone: PHONE, sex: '0', age: 46 })
    await waitFor(() => expect(goOn()).not.toHaveAttribute('aria-busy'))
    expect(screen.getByRole('checkbox')).toBeChecked()
    await user.click(goOn())
    await next()
    expect(isConsentKept()).toBe(true)
  })

  test('[A545] where another user of the phone has consented, the question waits for the user', async () => {
    window.localStorage.setItem(`${USER_PREFIX}1002:consent`, JSON.stringify({ version: 3, at: Date.now() }))
    answer('/customer/getCustomerInfo', () => new Promise(() => undefined))
    await renderApp(URL_CHECK, { signedInAs: PHONE })
    await screen.findByRole('status')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('[A385] a refusal leads back, and sends nothing', async () => {
    const saved = watch(SAVE)
    const { user } = await renderApp('/chq/my', { signedInAs: PHONE })
    await user.click((await screen.findAllByText('检查问卷'))[0] as HTMLElement)
    await user.click(await screen.findByText('不同意，返回'))
    await heading('我的问卷')
    await user.click((await screen.findAllByText('检查问卷'))[0] as HTMLElement)
    await screen.findByText('不同意，返回')
    expect(saved).toEqual([])
  })
})
