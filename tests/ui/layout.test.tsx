import { render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { ActionBar, BottomBar } from '@/ui/bars'
import { LiveRegion } from '@/ui/LiveRegion'

import { DescriptionList } from '@/ui/DescriptionList'
import { Callout } from '@/ui/Callout'
import { Page, PageTitle } from '@/ui/Page'

import { Section } from '@/ui/Section'

it('a page has its title, its parts and, last, its bar', () => {
  const { container } = render(
    <Page
      bar={
        <BottomBar>
          <ActionBar about={<p>¥128.00</p>}>
            <button type="button">立即支付</button>
          </ActionBar>
        </BottomBar>
      }
    >
      <PageTitle>预约详情</PageTitle>
    </Page>,
  )
  expect(screen.getByRole('heading', { level: 1, name: '预约详情' })).not.toHaveAttribute('tabindex')
  const bar = container.firstElementChild?.lastElementChild as HTMLElement
  expect(within(bar).getByRole('status')).toHaveTextContent('¥128.00')
  expect(within(bar).getByRole('button', { name: '立即支付' })).toBeVisible()
})

it('a title takes the focus only when code gives it', () => {
  const title = createRef<HTMLHeadingElement>()
  render(<PageTitle ref={title}>结果</PageTitle>)
  title.current?.focus()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('a section has its heading, and is a landmark only on request', () => {
  render(
    <>
      <Section title="费用">一</Section>
      <Section title="基本信息" level={3} landmark>
        二
      </Section>
    </>,
  )
  expect(screen.getByRole('heading', { level: 2, name: '费用' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: '基本信息' })).toBeVisible()
  expect(screen.getAllByRole('region').map(({ textContent }) => textContent)).toEqual(['基本信息二'])
})

it('facts are names with their values', () => {
  render(
    <DescriptionList
      facts={[
        ['姓名', '林婉清'],
        ['年龄', '46 岁'],
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['姓名', '年龄'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['林婉清', '46 岁'])
})

it('a callout in a live region is read out there, and the region takes the focus on request', () => {
  const place = createRef<HTMLDivElement>()
  const { rerender } = render(
    <LiveRegion ref={place} role="alert">
      {null}
    </LiveRegion>,
  )
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  rerender(
    <LiveRegion ref={place} role="alert">
      <Callout tone="danger" title="没能取消">
        <p>网络不可用</p>
      </Callout>
    </LiveRegion>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('没能取消网络不可用')
  place.current?.focus()
  expect(screen.getByRole('alert')).toHaveFocus()
})
