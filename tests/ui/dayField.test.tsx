import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DayField } from '@/ui/DayField'
import { FormField } from '@/ui/FormField'

const user = userEvent.setup({ pointerEventsCheck: 0 })
const left = vi.fn()

const Field = ({ start = '' }: { start?: string }) => {
  const [value, setValue] = useState(start)
  return (
    <>
      <FormField name="lastPeriodDay" onLeave={left}>
        <DayField
          label="末次月经日期"
          value={value}
          chosen={value === '' ? undefined : `day ${value}`}
          first="2020-01-01"
          today="2026-11-21"
          onChoose={setValue}
          placeholder="请选择"
          closeText="关闭"
          clearText="清除"
          texts={{
            monthTitle: (month) => `month ${month}`,
            weekdays: ['一', '二', '三', '四', '五', '六', '日'],
            dayLabel: (day) => day,
            todayText: '今天',
            previousText: '上个月',
            nextText: '下个月',
            yearTexts: { previous: '上一年', next: '下一年' },
          }}
        />
      </FormField>
      <button type="button">after</button>
    </>
  )
}

const field = () => screen.getByRole('button', { name: /^末次月经日期/ })
const month = () => screen.getByRole('grid').getAttribute('aria-labelledby')
const title = () => document.getElementById(month() ?? '')?.textContent
const sheetGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

beforeEach(() => {
  left.mockClear()
})

it('the day field opens at the present month, however early its range begins, and offers no future day', async () => {
  render(<Field />)
  expect(field()).toHaveAccessibleName('末次月经日期 请选择')
  await user.click(field())
  expect(title()).toBe('month 2026-11')
  expect(screen.getByRole('button', { name: '2026-11-21, 今天' })).not.toHaveAttribute('aria-disabled')
  expect(screen.getByRole('button', { name: '2026-11-22' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: '2026-11-09' }))
  await sheetGone()
  expect(field()).toHaveAccessibleName('末次月经日期 day 2026-11-09')
  expect(field()).toHaveFocus()
})

it('the day field opens at the chosen day, and can clear it', async () => {
  render(<Field start="2024-02-29" />)
  await user.click(field())
  expect(title()).toBe('month 2024-02')
  expect(screen.getByRole('button', { name: '2024-02-29' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: '清除' }))
  await sheetGone()
  expect(field()).toHaveAccessibleName('末次月经日期 请选择')
  await user.click(field())
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: '清除' })).toBeNull()
})

it.each(['2019-05-05', '2027-01-03'])(
  '[FULLQ-30] the day field opens at the present month where the stored day %s is not on offer',
  async (stored) => {
    render(<Field start={stored} />)
    await user.click(field())
    expect(title()).toBe('month 2026-11')
    screen.getByRole('button', { name: '2026-11-21, 今天' }).focus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('button', { name: '2026-11-20' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: '上个月' }))
    expect(title()).toBe('month 2026-10')
  },
)

it('the day field moves by a year, by button and by key, and stops at the first and the last month', async () => {
  render(<Field />)
  await user.click(field())
  expect(screen.getByRole('button', { name: '下一年' })).toHaveAttribute('aria-disabled', 'true')
  for (let years = 0; years < 6; years++) await user.click(screen.getByRole('button', { name: '上一年' }))
  expect(title()).toBe('month 2020-11')
  await user.click(screen.getByRole('button', { name: '上一年' }))
  expect(title()).toBe('month 2020-01')
  expect(screen.getByRole('button', { name: '上一年' })).toHaveAttribute('aria-disabled', 'true')
  screen.getByRole('button', { name: '2020-01-01' }).focus()
  await user.keyboard('{Shift>}{PageDown}{/Shift}')
  expect(screen.getByRole('button', { name: '2021-01-01' })).toHaveFocus()
  await user.keyboard('{PageDown}{Shift>}{PageUp}{/Shift}')
  expect(screen.getByRole('button', { name: '2020-02-01' })).toHaveFocus()
})

it('the day field keeps Tab inside its sheet, with the month as one stop', async () => {
  render(<Field />)
  await user.click(field())
  const cursor = screen.getByRole('button', { name: '2026-11-21, 今天' })
  cursor.focus()
  await user.tab()
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(cursor).toHaveFocus()
})

it('the day field is left when the focus moves on, not when its sheet opens', async () => {
  render(<Field />)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(left).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  await sheetGone()
  expect(field()).toHaveFocus()
  expect(left).not.toHaveBeenCalled()
  await user.tab()
  expect(left).toHaveBeenCalledOnce()
})
