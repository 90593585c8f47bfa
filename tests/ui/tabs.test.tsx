import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Tabs } from '@/ui/Tabs'

const user = userEvent.setup({ pointerEventsCheck: 0 })
const tabs = [
  { value: 'a', label: '健康科普' },
  { value: 'b', label: '新闻' },
  { value: 'c', label: '公告' },
] as const

const News = () => {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a')
  return (
    <Tabs label="栏目" tabs={tabs} value={value} onChange={setValue}>
      content of {value}
    </Tabs>
  )
}
const tab = (name: string) => screen.getByRole('tab', { name })

it('the tab list shows the panel of the chosen tab under its name', async () => {
  render(<News />)
  expect(screen.getByRole('tablist', { name: '栏目' })).toBeVisible()
  expect(tab('健康科普')).toHaveAttribute('aria-selected', 'true')
  await user.click(tab('新闻'))
  expect(tab('新闻')).toHaveAttribute('aria-selected', 'true')
  expect(tab('健康科普')).toHaveAttribute('aria-selected', 'false')
  expect(screen.getByRole('tabpanel', { name: '新闻' })).toHaveTextContent('content of b')
})

it('the tab list is one stop for Tab; the arrow keys cycle, Home and End go to the ends', async () => {
  render(<News />)
  await user.tab()
  expect(tab('健康科普')).toHaveFocus()
  for (const [key, landed] of [
    ['{ArrowRight}', '新闻'],
    ['{ArrowRight}', '公告'],
    ['{ArrowRight}', '健康科普'],
    ['{ArrowLeft}', '公告'],
    ['{Home}', '健康科普'],
    ['{End}', '公告'],
  ] as const) {
    await user.keyboard(key)
    expect(tab(landed)).toHaveFocus()
    expect(tab(landed)).toHaveAttribute('aria-selected', 'true')
  }
  await user.tab()
  expect(document.body).toHaveFocus()
})

it('the tab list scrolls the chosen tab to the middle of its row, and does not scroll the page', async () => {
  const boxes = { 健康科普: [90, 120], 新闻: [210, 120], 公告: [340, 100] } as Record<string, number[]>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left = 0, width = 300] = boxes[this.textContent] ?? []
    return new DOMRect(left, 0, width, 44)
  })
  const pageMoves = vi.spyOn(Element.prototype, 'scrollIntoView')
  render(<News />)
  await user.click(tab('公告'))
  expect(screen.getByRole('tablist').scrollLeft).toBe(240)
  expect(pageMoves).not.toHaveBeenCalled()
})
