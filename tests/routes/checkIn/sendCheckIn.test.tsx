import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, askToPause, refuse } from '../../support/answers'
import { itBecomes, itIs } from '../../support/clinicClock'
import {
  answerClinic,
  chooseBirthday,
  field,
  fillIn,
  kept,
  submit,
  submitButton,
  TAKEN,
  tick,
  typeInto,
  URL_102,
  NO_LIMITS,
  openCheckIn,
} from './support'
import { address, heading, PHONE } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

beforeEach(() => {
  itIs('2026-11-25 10:00:00')
  answerClinic(NO_LIMITS)
})

describe('sending the check-in', () => {
  test('a child under 14 is checked in only with the yes of a guardian', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    const { user } = await openCheckIn()
    fillIn()
    chooseBirthday('2013-04-12')
    submit()
    await user.click(await screen.findByRole('button', { name: '返回' }))
    await waitForIdle()
    expect(sent).toHaveLength(0)
    submit()
    await user.click(await screen.findByRole('button', { name: '我是监护人，同意' }))
    await heading('登记成功')
    expect(sent).toHaveLength(1)
  })

  test('[ONSITE-26] an answer after midnight keeps the check-in of the day on which it was sent', async () => {
    itIs('2026-11-25 23:59:58')
    const slow = deferred()
    const sent = answer('/subscribe/submitNowFree', () => slow.promise)
    await openCheckIn()
    fillIn()
    submit()
    await waitFor(() => expect(sent).toHaveLength(1))
    itBecomes('2026-11-26 00:00:02')
    slow.resolve(TAKEN)
    await waitFor(() => expect(kept('newFree')).toMatchObject({ id: TAKEN.id, date: '2026-11-25' }))
  })

  test('[A562] a keyboard’s “next” leads to the next field, and its “send” on the last one sends the check-in', async () => {
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    const { user } = await openCheckIn()
    fillIn()
    await user.type(field('name'), '{Enter}')
    expect(field('phone')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(field('age')).toHaveFocus()
    expect(sent).toEqual([])
    await user.keyboard('{Enter}')
    expect(field('identityCard')).toHaveFocus()
    expect(field('identityCard')).toHaveAttribute('enterkeyhint', 'send')
    await user.keyboard('{Enter}')
    await heading('登记成功')
    expect(sent).toHaveLength(1)
  })

  test('[ONSITE-19] [RB1] repeated taps send one check-in, and ask to wait', async () => {
    const slow = deferred()
    const sent = answer('/subscribe/submitNowFree', () => slow.promise)
    const { user, router } = await openCheckIn()
    fillIn()
    submit()
    submit()
    expect(await screen.findByText('请耐心等待，正在提交登记')).toBeInTheDocument()
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-disabled', 'true'))
    await user.type(field('name'), '{Enter}')
    await router.navigate('/home')
    expect(address()).toBe(URL_102)
    slow.resolve(TAKEN)
    await heading('登记成功')
    expect(sent).toHaveLength(1)
  })

  test('[A128] a rejection is shown in the server’s words, the input stays, and the next try has a new key', async () => {
    let refused = true
    const sent = answer('/subscribe/submitNowFree', () => (refused ? refuse('受检人资料有误') : TAKEN))
    await openCheckIn()
    fillIn()
    submit()
    expect(await screen.findByText('这次登记没有被受理')).toBeVisible()
    expect(screen.getByText('受检人资料有误')).toBeVisible()
    expect(screen.getByText(/您填写的内容都还在，可以修改后再次提交/)).toBeVisible()
    expect(field('name')).toHaveValue('沈若兰')
    expect(field('age')).toHaveValue('46')
    refused = false
    submit()
    await heading('登记成功')
    const [first, second] = sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(first).not.toBe(second)
  })

  test('[A583] a pause that the server asks for is called no refusal of the check-in', async () => {
    answer('/subscribe/submitNowFree', askToPause)
    await openCheckIn()
    fillIn()
    submit()
    expect(await screen.findByText('登记没有成功')).toBeVisible()
    expect(screen.getByText('请求过于频繁')).toBeVisible()
  })

  test.each([
    ['zh', '您今天已经登记过了', /如果今天已经登记过，不用再提交，告诉工作人员您的姓名即可/, '提交登记'],
    [
      'en',
      'You are checked in already',
      /If you have already checked in today, do not send it again: just tell the staff your name/,
      'Check in',
    ],
  ] as const)(
    '[A128] a visitor who is already checked in is told so, and not asked to send again (%s)',
    async (language, word, next, button) => {
      answer('/subscribe/submitNowFree', () => refuse(word))
      await openCheckIn({ signedInAs: PHONE, language })
      tick(language === 'zh' ? '没有' : 'No')
      fireEvent.click(screen.getByRole('checkbox'))
      submit()
      expect(await screen.findByText(word)).toBeVisible()
      expect(screen.getByText(next)).toBeVisible()
      expect(screen.queryByText(/登记没有成功|You are not checked in/)).toBeNull()
      expect(await screen.findByText(button, { selector: 'button' })).toBeVisible()
    },
  )

  test('[ONSITE-11] a half-day that filled up meanwhile asks for the other one', async () => {
    let places = { morningCount: 3, afternoonCount: 3 }
    answerClinic({})
    answer('/organ/getSubscribeCount', () => places)
    answer('/subscribe/submitNowFree', () => {
      places = { morningCount: 20, afternoonCount: 3 }
      return refuse('上午预约已满')
    })
    await openCheckIn()
    fillIn()
    fireEvent.click(await screen.findByLabelText(/^上午/))
    submit()
    expect(await screen.findByText('您填写的内容都还在。请换一个时间段或日期，再次提交。')).toBeVisible()
    expect(screen.queryByText(/已经登记过/)).toBeNull()
  })

  test('[ONSITE-20] [A522] a clinic that closed meanwhile says so, where the focus is: the check-in was not accepted', async () => {
    await openCheckIn()
    fillIn()
    submitButton().focus()
    answer('/subscribe/submitNowFree', () => {
      answerClinic({ ...NO_LIMITS, nowFreeSubscribe: 0 })
      return refuse('该机构没有开放现场登记')
    })
    submit()
    await screen.findByText('该二维码已关闭，请联系机构管理员。')
    expect(screen.getByText('刚才的登记没有被受理：该机构没有开放现场登记')).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent('登记没有被受理'))
    expect(document.activeElement).toBe(screen.getByText('该二维码已关闭，请联系机构管理员。').parentElement)
  })

  test.each([
    [
      'zh',
      '该二维码已关闭，请联系机构管理员。',
      '没有收到刚才的登记结果，登记可能已经成功，请问一下工作人员。',
      /没有被受理/,
    ],
    [
      'en',
      'The QR code has been closed, please contact the organization management.',
      'We got no reply to your check-in. You may be checked in: please ask the staff.',
      /not accepted/,
    ],
  ] as const)(
    '[ONSITE-20] [A432] [A557] a clinic that closed after a check-in without an answer does not call it refused (%s)',
    async (language, closed, said, unsaid) => {
      answer('/subscribe/submitNowFree', () => new Response(null, { status: 502 }))
      const { router } = await openCheckIn({ language })
      typeInto('name', '沈若兰', language)
      typeInto('phone', '13911112222', language)
      for (const label of language === 'zh' ? ['女', '没有', /^我同意/] : ['Female', 'No', /^I agree/]) tick(label)
      chooseBirthday('1980-04-12', language)
      submit()
      await screen.findByText(language === 'zh' ? '没有收到登记结果' : 'We do not know yet whether you are checked in')
      answerClinic({ ...NO_LIMITS, nowFreeSubscribe: 0 })
      await act(() => router.navigate('/guide'))
      await act(() => router.navigate(URL_102))
      await screen.findByText(closed)
      expect(screen.getByText(said)).toBeVisible()
      expect(screen.queryByText(unsaid)).toBeNull()
    },
  )

  test('status 50037 does not reject the check-in: it can be resent', async () => {
    answer('/subscribe/submitNowFree', () => HttpResponse.json({ data: null, message: '', status: 50037 }))
    await openCheckIn()
    fillIn()
    submit()
    expect(await screen.findByText('登记没有成功')).toBeVisible()
    expect(screen.getByText('您填写的内容都还在，可以再次提交。')).toBeVisible()
  })

  test('[RB2] [RB3] [A391] without an answer the result is unknown: the form says so, keeps the input, and resends it under the same key', async () => {
    let lost = true
    const sent = answer('/subscribe/submitNowFree', () => (lost ? Response.error() : TAKEN))
    await openCheckIn()
    fillIn()
    submit()
    expect(await screen.findByText('没有收到登记结果')).toBeVisible()
    expect(screen.getByText(/登记可能已经成功：请先问一下工作人员/)).toBeVisible()
    expect(field('phone')).toHaveValue('13911112222')
    submit()
    await waitFor(() => expect(sent).toHaveLength(2))
    await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-disabled'))
    typeInto('age', '45')
    expect(screen.getByText('没有收到登记结果')).toBeVisible()
    lost = false
    submit()
    await heading('登记成功')
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
  })
})
