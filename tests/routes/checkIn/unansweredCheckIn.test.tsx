import { screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, test } from 'vitest'
import { dropToken, startSession } from '@/stores/auth/session'
import { answer, refuse } from '../../support/answers'
import { PHONE, heading, reloadAsNewPage, tokenOf } from '../../support/app'
import { itIs } from '../../support/clinicClock'
import { waitForIdle } from '../../support/waitForIdle'
import { NO_LIMITS, TAKEN, answerClinic, fillIn, openCheckIn, submit, typeInto } from './support'

beforeEach(() => {
  itIs('2026-11-25 10:00:00')
  answerClinic(NO_LIMITS)
})

const WARNING = '这部手机有一次登记没有收到结果'

describe('a check-in without an answer', () => {
  test.each([undefined, PHONE])(
    '[A637] [RB2] a reload after a lost answer keeps the key and first warns to ask the staff (signed in as %s)',
    async (signedInAs) => {
      let lost = true
      const sent = answer('/subscribe/submitNowFree', () => (lost ? Response.error() : TAKEN))
      await openCheckIn(signedInAs === undefined ? {} : { signedInAs })
      fillIn()
      submit()
      await screen.findByText('没有收到登记结果')
      expect(screen.queryByText(WARNING)).toBeNull()
      await reloadAsNewPage()
      expect(await screen.findByText(WARNING)).toBeVisible()
      fillIn({ consented: signedInAs !== undefined })
      lost = false
      submit()
      await heading('登记成功')
      const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
      expect(keys[0]).toBe(keys[1])
      Cookies.remove('newFree', { path: '/' })
      await reloadAsNewPage()
      await waitForIdle()
      expect(screen.queryByText(WARNING)).toBeNull()
    },
  )

  test.each([
    ['signs in on the second visit', undefined, PHONE],
    ['has lost the session on the second visit', PHONE, undefined],
  ])('[A637] [A659] [RB2] a visitor who %s still reads the warning of the lost check-in', async (_, first, second) => {
    let lost = true
    answer('/subscribe/submitNowFree', () => (lost ? Response.error() : TAKEN))
    await openCheckIn(first === undefined ? {} : { signedInAs: first })
    fillIn()
    submit()
    await screen.findByText('没有收到登记结果')
    if (second === undefined) dropToken()
    else startSession(await tokenOf(second))
    await reloadAsNewPage()
    expect(await screen.findByText(WARNING)).toBeVisible()
    fillIn({ consented: screen.queryByRole('checkbox') === null })
    lost = false
    submit()
    await heading('登记成功')
    Cookies.remove('newFree', { path: '/' })
    await reloadAsNewPage()
    await waitForIdle()
    expect(screen.queryByText(WARNING)).toBeNull()
  })

  test('[A637] the refusal of another check-in leaves the warning of the lost one', async () => {
    answer('/subscribe/submitNowFree', () => Response.error())
    await openCheckIn()
    fillIn()
    submit()
    await screen.findByText('没有收到登记结果')
    answer('/subscribe/submitNowFree', () => refuse('受检人资料有误'))
    typeInto('name', '沈若梅')
    submit()
    await screen.findByText('受检人资料有误')
    expect(screen.getByText(WARNING)).toBeVisible()
  })

  test('[A637] a clinic that closed says after a reload that the lost check-in may have succeeded', async () => {
    answer('/subscribe/submitNowFree', () => Response.error())
    await openCheckIn()
    fillIn()
    submit()
    await screen.findByText('没有收到登记结果')
    answerClinic({ ...NO_LIMITS, nowFreeSubscribe: 0 })
    await reloadAsNewPage()
    await screen.findByText('该二维码已关闭，请联系机构管理员。')
    expect(screen.getByText('没有收到刚才的登记结果，登记可能已经成功，请问一下工作人员。')).toBeVisible()
  })
})
