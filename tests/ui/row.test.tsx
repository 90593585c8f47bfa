import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ArticleBlock } from '@/ui/ArticleBlock'
import { ChoiceRow } from '@/ui/ChoiceRow'
import { LinkRow, RowList } from '@/ui/Row'

import { LinkBlock } from '@/ui/LinkBlock'

import { Media } from '@/ui/Picture'

const user = userEvent.setup({ pointerEventsCheck: 0 })

const at = (element: React.ReactNode) => {
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/there', element: <p>到了</p> },
  ])
  render(<RouterProvider router={router} />)
}

it('a link row is one link, named by its title and its notes', async () => {
  at(<LinkRow to="/there" title="林婉清" notes={['本人 · 女', '46 岁']} />)
  expect(screen.getByRole('link')).toHaveAccessibleName('林婉清 本人 · 女 46 岁')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('到了')).toBeVisible()
})

it('a title alone is not emphasised', () => {
  at(<LinkRow to="/there" title="我的预约" />)
  expect(screen.getByRole('link', { name: '我的预约' }).querySelector('strong')).toBeNull()
})

it('rows of one surface are a list', () => {
  at(
    <RowList>
      <li>
        <LinkRow to="/there" title="一" />
      </li>
      <li>
        <LinkRow to="/there" title="二" />
      </li>
    </RowList>,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['一', '二'])
})

it('a choice row says whether it is chosen, and treats a key as a tap', async () => {
  const choose = vi.fn()
  const { rerender } = render(<ChoiceRow title="林可" notes={['子女']} chosen={false} onChoose={choose} />)
  const row = screen.getByRole('button', { name: '林可 子女', pressed: false })
  row.focus()
  await user.keyboard('{Enter}')
  await user.click(row)
  expect(choose).toHaveBeenCalledTimes(2)
  rerender(<ChoiceRow title="林可" notes={['子女']} chosen onChoose={choose} />)
  expect(screen.getByRole('button', { name: '林可 子女', pressed: true })).toBe(row)
})

it('a link block is named by all its words, an article by those of its link', () => {
  at(
    <>
      <LinkBlock to="/there">
        <Media size="small" picture={<img src="/a.png" alt="" />}>
          <strong>木棉体检中心</strong> <span>08:30</span>
        </Media>
      </LinkBlock>
      <ArticleBlock>
        <a href="/there">乳腺健康检测</a>
        <p>约 20 分钟</p>
      </ArticleBlock>
    </>,
  )
  expect(screen.getByRole('link', { name: '木棉体检中心 08:30' })).toHaveAttribute('href', '/there')
  expect(screen.getByRole('link', { name: '乳腺健康检测' }).closest('article')).toHaveTextContent('约 20 分钟')
})
