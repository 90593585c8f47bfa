import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { giveConsent } from '@/stores/auth/consent'
import { answer } from '../../support/answers'
import { address, heading, renderApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { agree, choose, next, question } from './doctorQuestionSupport'

/** A new account: its profile has no name, so its list of patients is empty. */
const NEW = '13800000002'

beforeEach(() => giveConsent('1002'))

describe('a question of a user whom the clinic does not list', () => {
  test.each([
    ['/consult/problemDesc/3002', '确认咨询'],
    ['/consult/quickProblemDesc', '确认快速咨询'],
  ] as const)(
    '[CONSULT-01] [CONSULT-20] [A248] [A655] at %s it is for the user, and can be sent',
    async (url, order) => {
      const { user } = await renderApp(url, { signedInAs: NEW })
      await user.type(await question(), '左侧有点胀痛')
      expect(screen.getByRole('button', { name: /^为谁咨询/ })).toHaveTextContent('本人')
      expect(screen.queryByText(/已不在受检人名单中/)).toBeNull()
      await user.click(agree())
      await user.click(next())
      await heading(order)
      await user.click(await screen.findByRole('button', { name: '去支付' }))
      await waitFor(() => expect(address()).toMatch(/^\/order\/tradePay\//))
    },
  )

  test.each([
    ['zh', /^个人资料.*还没有您.*请先完善/],
    ['en', /^Profile.*You are not on the list yet.*complete/],
  ] as const)('[CONSULT-08] [A655] the profile is one tap away (%s)', async (language, link) => {
    await renderApp('/consult/problemDesc/3002', { signedInAs: NEW, language })
    await screen.findByRole('textbox')
    expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', '/profile')
  })

  test('[CONSULT-08] [A248] [A655] a relative comes first, and the user can be chosen', async () => {
    answer('/subscribe/getInspectorsInfoList', () => [{ id: '2001', isPrimary: '0', name: '周玉珍' }])
    const { user } = await renderApp('/consult/problemDesc/3002', { signedInAs: NEW })
    await question()
    expect(screen.getByRole('button', { name: /^为谁咨询/ })).toHaveTextContent('周玉珍')
    await choose(/^为谁咨询/, /本人/)
    expect(screen.getByRole('button', { name: /^为谁咨询/ })).toHaveTextContent('本人')
    await waitForIdle()
    expect(screen.queryByText(/已不在受检人名单中/)).toBeNull()
    await user.click(screen.getByRole('button', { name: /^为谁咨询/ }))
    expect(within(await screen.findByRole('dialog')).getByRole('radio', { name: /本人/ })).toBeChecked()
  })
})
