import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/errors'
import type { WordArea } from '@/i18n/words'
import { renderApp } from '../../support/app'

const network = vi.hoisted(() => ({ isGone: true }))

vi.mock('@/i18n/setup', async (original) => {
  const setup = await original<{ loadWords: (areas: WordArea[]) => Promise<void> }>()
  const loadWords = async (areas: WordArea[]) => {
    if (network.isGone && areas.includes('guides')) throw new ApiError('offline')
    await setup.loadWords(areas)
  }
  return { ...setup, loadWords }
})

test('a service can still be booked when the part about the visit does not load, and a tap loads it', async () => {
  const { user } = await renderApp('/service/detail/1', { signedInAs: '13800000001' })
  expect(await screen.findByText('这里的内容没有加载出来')).toBeVisible()
  expect(screen.getByRole('link', { name: '立即预约' })).toBeVisible()
  network.isGone = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '怎么做这项检查' })).toBeVisible()
})
