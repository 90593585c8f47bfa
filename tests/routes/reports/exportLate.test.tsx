import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { heading, PHONE, renderApp } from '../../support/app'
import { listen } from '../../spoken/listen'
import { withoutGeneratedContent } from '../../spoken/screenReader'

const findings = vi.hoisted(() => {
  let arrive = (): void => undefined
  const held = new Promise<void>((resolve) => (arrive = resolve))
  return { held, arrive }
})

vi.mock('@/routes/reports/lazy/PalpationLesions', async (original) => {
  await findings.held
  return original()
})

test('[A475] [PDF-04] a report is exported only once its findings are on the page', async () => {
  await renderApp('/report/palpationReport?reportId=8745039284758360001&specificationId=2', { signedInAs: PHONE })
  await heading('触诊成像报告')
  expect(await screen.findByRole('heading', { name: '检查小结' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '导出 A4 报告（PDF）' })).toBeNull()
  findings.arrive()
  expect(await screen.findByRole('button', { name: '导出 A4 报告（PDF）' })).toBeVisible()
  expect(screen.getByRole('heading', { name: '检查记录' })).toBeVisible()
})

test('[A522] [A593] a cancelled export is said to be cancelled, and its button keeps the focus near', async () => {
  withoutGeneratedContent()
  findings.arrive()
  const { user } = await renderApp('/report/palpationReport?reportId=8745039284758360001&specificationId=2', {
    signedInAs: PHONE,
  })
  await user.click(await screen.findByRole('button', { name: '导出 A4 报告（PDF）' }))
  const { said, heard } = listen()
  await user.click(screen.getByRole('button', { name: '取消' }))
  const again = await screen.findByRole('button', { name: '导出 A4 报告（PDF）' })
  await heard()
  expect(said).toContain('polite: 已取消导出')
  expect(document.activeElement).toContainElement(again)
  expect(document.body).not.toHaveFocus()
  expect(screen.getByRole('main')).not.toHaveFocus()
})
