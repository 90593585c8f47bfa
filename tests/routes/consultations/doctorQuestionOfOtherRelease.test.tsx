import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { giveConsent } from '@/stores/auth/consent'
import { DOCTOR_QUESTION_DRAFT, writeUserItem } from '@/stores/userStorage'
import { PHONE, renderApp } from '../../support/app'

test('[A384] [A660] pictures in the form of a later release leave the text of the question', async () => {
  writeUserItem('1001', `${DOCTOR_QUESTION_DRAFT}doctor 3002`, {
    at: Date.now(),
    problem: { customerId: '1001', question: '左侧有点胀痛', reportId: '' },
    pictures: [{ url: 'https://files.demo.example/pictures/1.jpg' }],
  })
  giveConsent('1001')
  await renderApp('/consult/problemDesc/3002', { signedInAs: PHONE })
  expect(await screen.findByRole('textbox', { name: /乳腺的健康情况/ })).toHaveValue('左侧有点胀痛')
})
