import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setSiteInfo, siteInfo } from '@/lib/siteInfo'
import { keepClinic } from '@/stores/reports/clinics'
import { address, heading, renderApp } from '../../support/app'

const PHONE = '13800000001'
const before = siteInfo()

const openSheet = async (language: 'zh' | 'en' = 'zh', operator = siteInfo()) => {
  const { user } = await renderApp('/my', { signedInAs: PHONE, language })
  setSiteInfo(operator)
  const title = language === 'zh' ? '帮助与联系' : 'Help and contact'
  await user.click(await screen.findByRole('button', { name: title }))
  return { user, sheet: within(await screen.findByRole('dialog', { name: title })) }
}

beforeEach(() => import('@/routes/shared/lazy/HelpPart'))
afterEach(() => setSiteInfo(before))

describe('help and contact in the personal centre', () => {
  test.each(['zh', 'en'] as const)(
    'the hotline and the emergency number call and can be read (%s)',
    async (language) => {
      const { sheet } = await openSheet(language, { ...siteInfo(), name: '示例健康', hotline: '400 000 0000' })
      expect(sheet.getByRole('link', { name: '400 000 0000' })).toHaveAttribute('href', 'tel:4000000000')
      expect(sheet.getByRole('link', { name: '120' })).toHaveAttribute('href', 'tel:120')
      expect(sheet.getByText('示例健康')).toBeVisible()
    },
  )

  test('shows no empty row without a hotline and without a clinic’s number', async () => {
    const { sheet } = await openSheet()
    expect(sheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['120'])
    expect(sheet.queryByText('客服热线')).toBeNull()
    expect(sheet.queryByText('检查机构')).toBeNull()
  })

  test('lists a clinic whose number is in a report', async () => {
    const { sheet } = await openSheet()
    keepClinic({ name: '木棉体检中心', phone: '0571-88886666' })
    expect(await sheet.findByText('木棉体检中心')).toBeVisible()
    expect(sheet.getByRole('link', { name: '0571-88886666' })).toHaveAttribute('href', 'tel:0571-88886666')
  })

  test('a guide opens from the sheet', async () => {
    const { user, sheet } = await openSheet()
    await user.click(sheet.getByRole('button', { name: '报告查询指南' }))
    await heading('报告查询指南')
    expect(address()).toBe('/guide')
  })
})
