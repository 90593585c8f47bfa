import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Picture } from '@/ui/Picture'

const here = 'http://localhost:3000'

describe('Picture', () => {
  it.each([
    ['https://cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
    ['http://cdn.example.com/a.jpg', 'http://cdn.example.com/a.jpg'],
    ['/files/a.jpg', `${here}/files/a.jpg`],
    ['files/a.jpg', `${here}/files/a.jpg`],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['data:image/webp;base64,UklGRg==', 'data:image/webp;base64,UklGRg=='],
  ])('[RC4] shows %s', (address, source) => {
    render(<Picture src={address} alt="机构" ratio="4 / 3" />)
    const image = screen.getByRole('img', { name: '机构' })
    expect(image.tagName).toBe('IMG')
    expect(image).toHaveAttribute('src', source)
    expect(image).toHaveAttribute('loading', 'lazy')
  })

  it.each([
    ['http://cdn.example.com/a.jpg?to=http://b', 'https://cdn.example.com/a.jpg?to=http://b'],
    ['https://cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
  ])(
    '[RC4] [RC8] on an https page it asks for %s by https, because the content policy blocks http',
    (address, source) => {
      vi.spyOn(document, 'baseURI', 'get').mockReturnValue('https://app.example/home')
      render(<Picture src={address} alt="机构" ratio="4 / 3" />)
      expect(screen.getByRole('img', { name: '机构' })).toHaveAttribute('src', source)
    },
  )

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:image/pngx,abc',
    'blob:http://localhost:3000/1',
    'file:///etc/passwd',
    'ftp://example.com/a.jpg',
    'http://',
    '',
    null,
    undefined,
  ])('[RC4] shows a placeholder instead of %s', (address) => {
    const { container } = render(<Picture src={address} alt="机构" ratio="4 / 3" />)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('img', { name: '机构' })).toBeVisible()
  })

  it.each([
    [undefined, 'lazy', null],
    [true, 'eager', null],
    ['largest', 'eager', 'high'],
  ] as const)('reserves its box before it loads, and loads as requested: eager %s', (eager, loading, priority) => {
    render(<Picture src="/a.jpg" alt="机构" ratio="16 / 9" {...(eager !== undefined && { eager })} />)
    const image = screen.getByRole('img', { name: '机构' })
    expect(image.parentElement?.style.aspectRatio).toBe('16 / 9')
    expect(image).toHaveAttribute('loading', loading)
    expect(image).toHaveAttribute('decoding', 'async')
    expect(image.getAttribute('fetchpriority')).toBe(priority)
  })

  it('[RC4] shows a placeholder for a picture that fails, and tries the next address', () => {
    const { container, rerender } = render(<Picture src="/a.jpg" alt="" ratio="1" />)
    const image = container.querySelector('img')
    expect(image).not.toBeNull()
    if (image) fireEvent.error(image)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    rerender(<Picture src="/b.jpg" alt="" ratio="1" />)
    expect(container.querySelector('img')).toHaveAttribute('src', `${here}/b.jpg`)
  })

  it.each([
    ['en', '木棉体检中心', 'zh-CN'],
    ['en', 'A doctor', undefined],
    ['zh-CN', '木棉体检中心', undefined],
  ])('[A669] on a page in %s the name %s has the language %s, with a picture and without one', (page, alt, lang) => {
    document.documentElement.lang = page
    for (const src of ['/a.jpg', undefined]) {
      const { unmount } = render(<Picture src={src} alt={alt} ratio="1" />)
      const around = screen.getByRole('img', { name: alt }).closest('[lang]')
      expect(around?.getAttribute('lang')).toBe(lang ?? page)
      unmount()
    }
  })

  it('[A451] [RG5] a hanging picture has a placeholder after twenty seconds, and covers it when it arrives', () => {
    vi.useFakeTimers()
    const { container } = render(<Picture src="/a.jpg" alt="机构" ratio="1" />)
    const drawings = () => container.querySelectorAll('svg').length
    act(() => void vi.advanceTimersByTime(19_900))
    expect(drawings()).toBe(0)
    act(() => void vi.advanceTimersByTime(200))
    expect(drawings()).toBe(1)
    const image = screen.getByRole('img', { name: '机构' })
    expect(image.tagName).toBe('IMG')
    fireEvent.load(image)
    expect(drawings()).toBe(0)
    vi.useRealTimers()
  })

  it('[A451] a picture that loaded or failed in time gets no second placeholder later', () => {
    vi.useFakeTimers()
    const { container } = render(
      <>
        <Picture src="/a.jpg" alt="" ratio="1" />
        <Picture src="/b.jpg" alt="" ratio="1" />
      </>,
    )
    const [came, failed] = container.querySelectorAll('img')
    if (came) fireEvent.load(came)
    if (failed) fireEvent.error(failed)
    act(() => void vi.advanceTimersByTime(30_000))
    expect(container.querySelectorAll('svg')).toHaveLength(1)
    vi.useRealTimers()
  })
})
