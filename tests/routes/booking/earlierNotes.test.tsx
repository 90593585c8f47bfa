import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { itIs } from '../../support/clinicClock'
import { heading, PHONE, renderApp } from '../../support/app'

/** An appointment of the demo clinic that was paid and cancelled. */
const CANCELLED = '1745039284758340011'
const NOTE = /已按上次的预约填好/

// This test has its own file, because a lazy part loads once in a file, and only its first use has to wait.
test('the days appear together with the note above them, so that nothing moves under a tap', async () => {
  itIs('2026-11-24 10:00:00')
  const { user } = await renderApp(`/subscribe/detail/${CANCELLED}`, { signedInAs: PHONE })
  const again = await screen.findByRole('button', { name: '重新预约' })
  const seen = new Set<string>()
  const watch = new MutationObserver(() => {
    if (screen.queryByRole('radiogroup', { name: '检查日期' }) !== null)
      seen.add(screen.queryByText(NOTE) === null ? 'days alone' : 'days and note')
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await user.click(again)
  await heading('选择日期')
  expect(await screen.findByText(NOTE)).toBeVisible()
  watch.disconnect()
  expect([...seen]).toEqual(['days and note'])
})
