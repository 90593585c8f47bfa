import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type GridDay, MonthGrid } from '@/ui/MonthGrid'

const user = userEvent.setup({ pointerEventsCheck: 0 })
const chosen = vi.fn()

// Friday 27 November 2026 to Thursday 3 December 2026.
const days: GridDay[] = [
  { day: '2026-11-27', note: '余 3' },
  { day: '2026-11-28', note: '约满' },
  { day: '2026-11-30' },
  { day: '2026-12-02' },
  { day: '2026-12-03' },
]

const Grid = ({ start }: { start?: string }) => {
  const [value, setValue] = useState(start)
  return (
    <MonthGrid
      days={days}
      value={value}
      today="2026-11-26"
      onChoose={(day) => {
        chosen(day)
        setValue(day)
      }}
      monthTitle={(month) => `month ${month}`}
      weekdays={['一', '二', '三', '四', '五', '六', '日']}
      dayLabel={(day) => `day ${day}`}
      todayText="今天"
      previousText="上个月"
      nextText="下个月"
    />
  )
}

const day = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  chosen.mockClear()
})

it('the calendar draws the month from Monday on, 1 November 2026 being a Sunday', () => {
  render(<Grid />)
  const grid = screen.getByRole('grid', { name: 'month 2026-11' })
  const rows = within(grid).getAllByRole('row')
  expect(rows).toHaveLength(7)
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['一', '二', '三', '四', '五', '六', '日'])
  const [, firstWeek, secondWeek] = rows
  expect(
    firstWeek &&
      within(firstWeek)
        .getAllByRole('button')
        .map((cell) => cell.getAttribute('aria-label')),
  ).toEqual(['day 2026-11-01'])
  expect(secondWeek && within(secondWeek).getAllByRole('button')[0]).toHaveAccessibleName('day 2026-11-02')
})

it('the calendar names for each day what it is: today, with its note, or closed', () => {
  render(<Grid />)
  expect(day('day 2026-11-26, 今天')).toHaveAttribute('aria-current', 'date')
  expect(day('day 2026-11-26, 今天')).toHaveAttribute('aria-disabled', 'true')
  expect(day('day 2026-11-27, 余 3')).not.toHaveAttribute('aria-disabled')
  expect(day('day 2026-11-28, 约满')).not.toHaveAttribute('aria-disabled')
  expect(screen.getByText('约满')).toBeVisible()
  expect(day('day 2026-11-29')).toHaveAttribute('aria-disabled', 'true')
})

it('[TIME-06] the calendar chooses a day on offer and refuses every other', async () => {
  render(<Grid />)
  await user.click(day('day 2026-11-29'))
  await user.click(day('day 2026-11-26, 今天'))
  expect(chosen).not.toHaveBeenCalled()
  await user.click(day('day 2026-11-30'))
  expect(chosen).toHaveBeenCalledExactlyOnceWith('2026-11-30')
  expect(day('day 2026-11-30')).toHaveAttribute('aria-pressed', 'true')
  expect(document.querySelectorAll('[aria-selected="true"], [aria-pressed]')).toHaveLength(2)
})

it('the calendar is one stop for Tab, at the first day on offer while none is chosen', () => {
  render(<Grid />)
  const stops = screen.getAllByRole('button').filter((button) => button.closest('table') && button.tabIndex === 0)
  expect(stops).toEqual([day('day 2026-11-27, 余 3')])
})

it('the calendar moves by the keys, across month ends too, and stays within the months on offer', async () => {
  render(<Grid start="2026-11-27" />)
  day('day 2026-11-27, 余 3').focus()
  for (const [key, landed] of [
    ['{ArrowRight}', 'day 2026-11-28, 约满'],
    ['{ArrowLeft}', 'day 2026-11-27, 余 3'],
    ['{ArrowUp}', 'day 2026-11-20'],
    ['{Home}', 'day 2026-11-16'],
    ['{End}', 'day 2026-11-22'],
    ['{ArrowDown}{ArrowDown}', 'day 2026-12-06'],
    ['{PageUp}', 'day 2026-11-06'],
    ['{PageUp}', 'day 2026-11-06'],
    ['{PageDown}', 'day 2026-12-06'],
    ['{PageDown}', 'day 2026-12-06'],
  ] as const) {
    await user.keyboard(key)
    expect(day(landed)).toHaveFocus()
  }
  await user.keyboard('{ArrowUp}{Enter}')
  expect(chosen).not.toHaveBeenCalled()
  await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('2026-12-03')
})

it('the calendar turns the month by its buttons and not beyond the last', async () => {
  render(<Grid />)
  const next = screen.getByRole('button', { name: '下个月' })
  expect(screen.getByRole('button', { name: '上个月' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(next)
  expect(screen.getByRole('grid', { name: 'month 2026-12' })).toBeVisible()
  expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(next).toHaveFocus()
  await user.click(next)
  expect(screen.getByRole('grid', { name: 'month 2026-12' })).toBeVisible()
  expect(day('day 2026-12-02')).toHaveAttribute('tabindex', '0')
})
