import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProgressBar } from '@/ui/ProgressBar'

it.each([
  [0.256, '26'],
  [1.5, '100'],
])('a progress bar at %d says %s of a hundred', (share, now) => {
  render(<ProgressBar label="下载" share={share} />)
  const bar = screen.getByRole('progressbar', { name: '下载' })
  expect(bar).toHaveAttribute('aria-valuenow', now)
  expect(bar.querySelector('.adm-progress-bar-fill')).toHaveStyle({ width: `${now}%` })
})

it('a progress bar without a known share says no number', () => {
  render(<ProgressBar label="下载" share={undefined} />)
  expect(screen.getByRole('progressbar', { name: '下载' })).not.toHaveAttribute('aria-valuenow')
})
