import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { BirthDate } from '@/ui/BirthDate'

const user = userEvent.setup({ pointerEventsCheck: 0 })
const changed = vi.fn()

const Form = ({ start = '' }: { start?: string }) => {
  const [value, setValue] = useState(start)
  return (
    <>
      <BirthDate
        legend="出生日期"
        value={value}
        onChange={(day) => {
          changed(day)
          setValue(day)
        }}
        minDay="1900-01-01"
        maxDay="2026-11-20"
        startYear={1975}
        texts={{ year: '年', month: '月', day: '日' }}
        optionText={(part, number) => `${number}${{ year: '年', month: '月', day: '日' }[part]}`}
        error={value === '' ? '请选择' : undefined}
      />
      <button type="button" onClick={() => setValue('')}>
        reset
      </button>
    </>
  )
}

const part = (name: string) => screen.getByRole('combobox', { name })
const choose = (name: string, option: string) => user.selectOptions(part(name), option)
const optionsOf = (name: string) => [...part(name).querySelectorAll('option')].map((option) => option.textContent)

beforeEach(() => {
  changed.mockClear()
})

it('the birth date is a named group of three selects, year first, tied to its error', () => {
  render(<Form />)
  expect(screen.getByRole('group', { name: '出生日期' })).toBeVisible()
  expect(screen.getAllByRole('combobox').map((select) => select.getAttribute('aria-label'))).toEqual([
    '年',
    '月',
    '日',
  ])
  expect(part('年')).toHaveAccessibleDescription('请选择')
  expect(part('年')).toBeInvalid()
})

it('the birth date returns the day only when all three are chosen', async () => {
  render(<Form />)
  await choose('年', '1980')
  await choose('日', '09')
  expect(changed).toHaveBeenLastCalledWith('')
  await choose('月', '05')
  expect(changed).toHaveBeenLastCalledWith('1980-05-09')
  expect(part('年')).toHaveDisplayValue('1980年')
})

it('the birth date accepts 29 February in leap years and clears it in other years', async () => {
  render(<Form />)
  await choose('年', '2000')
  await choose('月', '02')
  expect(optionsOf('日')).toHaveLength(1 + 29)
  await choose('日', '29')
  expect(changed).toHaveBeenLastCalledWith('2000-02-29')
  await choose('年', '1900')
  expect(changed).toHaveBeenLastCalledWith('')
  expect(part('日')).toHaveDisplayValue('日')
  expect(part('月')).toHaveDisplayValue('2月')
  expect(optionsOf('日')).toHaveLength(1 + 28)
})

it('the birth date offers nothing outside the range', async () => {
  render(<Form />)
  expect(optionsOf('年')).toHaveLength(1 + 127)
  await choose('年', '2026')
  expect(optionsOf('月')).toHaveLength(1 + 11)
  await choose('月', '11')
  expect(optionsOf('日')).toHaveLength(1 + 20)
})

it('the birth date opens the years in the middle when none is chosen', () => {
  render(<Form />)
  const years = optionsOf('年')
  expect(years.slice(years.indexOf('年') - 1, years.indexOf('年') + 2)).toEqual(['1974年', '年', '1975年'])
})

it('the birth date shows a given day, and clears it when the value is removed', async () => {
  render(<Form start="1999-12-31" />)
  expect(part('年')).toHaveDisplayValue('1999年')
  expect(part('日')).toHaveDisplayValue('31日')
  await choose('日', '30')
  await user.click(screen.getByRole('button', { name: 'reset' }))
  expect(part('年')).toHaveDisplayValue('年')
  expect(part('月')).toHaveDisplayValue('月')
})
