import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PHONE, renderApp } from '../../support/app'

vi.mock('@/i18n/wordFiles', async (original) => {
  const real = await original<typeof import('@/i18n/wordFiles')>()
  return {
    ...real,
    fetchWords: async (language: 'zh' | 'en', area: 'palpation') => {
      if (area === 'palpation') throw new Error('not loaded')
      return real.fetchWords(language, area)
    },
  }
})

test('when the words of the comparison do not load, no report is said to be missing', async () => {
  await renderApp('/report/timeline?customerId=1001', { signedInAs: PHONE })
  expect(await screen.findByText('这里的内容没有加载出来')).toBeVisible()
  expect(screen.queryByText(/有一份报告没有加载出来/)).toBeNull()
})
