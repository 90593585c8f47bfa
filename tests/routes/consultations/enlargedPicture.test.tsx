import { act, fireEvent, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { expect, test } from 'vitest'
import { loadWords, startLanguage } from '@/i18n/setup'
import { PictureField } from '@/routes/consultations/order/lazy/PictureField'
import { EMPTY, useConsultationPictures, type PictureSlot } from '@/stores/consultations/order/pictures'

const stored = (number: number): PictureSlot => ({
  state: 'done',
  url: `https://files.demo.example/pictures/${number}.jpg`,
})

test('[CONSULT-12] the opened picture stays when an earlier place receives its picture', async () => {
  Cookies.set('language', 'zh')
  startLanguage()
  await loadWords(['shell', 'consultations', 'doctorQuestionHelp', 'pictures'])
  useConsultationPictures.setState({ slots: [EMPTY, stored(2), EMPTY] })
  render(<PictureField />)
  fireEvent.click(screen.getByRole('button', { name: '放大第 2 张图片' }))
  expect(await screen.findByRole('dialog', { name: '第 2 张图片' })).toBeVisible()
  act(() => useConsultationPictures.setState({ slots: [stored(1), stored(2), EMPTY] }))
  expect(screen.getByRole('dialog', { name: '第 2 张图片' })).toBeVisible()
})
