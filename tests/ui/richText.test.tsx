import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { RichText } from '@/ui/RichText'
import { expectLinearTime } from '../support/linearTime'
import { HOSTILE_TEXTS } from './hostileTexts'

const LinkPart = ({ href, children }: { href: string; children: ReactNode }) => <a href={`#${href}`}>{children}</a>
const show = (html: string): HTMLElement =>
  render(<RichText html={html} LinkPart={LinkPart} shortened={null} empty={null} />).container

const ELEMENTS = new Set(
  'div p blockquote figure figcaption h2 h3 ul ol li dl dt dd table caption thead tbody tfoot tr th td strong em u s sub sup br hr a span img svg path circle rect line polyline polygon g ellipse'.split(
    ' ',
  ),
)
/** Our own attributes, the address of a link, the box of a picture and the spans of a cell. */
const ATTRIBUTES =
  /^(class|lang|href|src|alt|loading|decoding|referrerpolicy|style|colspan|rowspan|role|aria-[a-z]+|viewbox|d|fill|stroke[a-z-]*|c[xy]|r[xy]?|[xy][12]?|width|height|points|transform|focusable|opacity)$/i

describe('a text in HTML', () => {
  test('is shown with headings, lists, tables, pictures in their boxes, and links by the given component', () => {
    const shown = show(
      '<h1>One</h1><section><p>A <b>b</b> <i>c</i><br>d</p></section><ul><li>e</li></ul>' +
        '<table><tr> <td colspan="2">f</td> </tr></table><p><img src="https://x.example/1.png" alt="g" width="400" height="200"></p>' +
        '<a href="/home" target="_blank">h</a>',
    )
    expect(screen.getByRole('heading', { level: 2, name: 'One' })).toBeVisible()
    expect(shown.querySelector('p strong')).toHaveTextContent('b')
    expect(shown.querySelector('p em')).toHaveTextContent('c')
    expect(screen.getByRole('listitem')).toHaveTextContent('e')
    expect(screen.getByRole('cell')).toHaveAttribute('colspan', '2')
    const picture = screen.getByRole('img', { name: 'g' })
    expect(picture).toHaveAttribute('src', 'https://x.example/1.png')
    expect(picture.parentElement).toHaveStyle({ aspectRatio: '2' })
    expect(screen.getByRole('link', { name: 'h' })).toHaveAttribute('href', '#/home')
    expect(screen.getByRole('link')).not.toHaveAttribute('target')
  })

  test('gives a picture without a size, or with an absurd one, a box of the usual shape', () => {
    const shown = show(
      '<img src="https://x.example/1.png"><img src="https://x.example/2.png" width="9000" height="1">',
    )
    const pictures = [...shown.querySelectorAll('img')]
    expect(pictures).toHaveLength(2)
    for (const { parentElement } of pictures) expect(parentElement).toHaveStyle({ aspectRatio: '16 / 9' })
  })

  test('[RC4] asks for a picture by https where the article says http, and shows no other address', () => {
    const shown = show(
      '<img src="http://x.example/1.png"><img src="/pictures/a.svg"><img src="ftp://x.example/1.png" alt="left out">',
    )
    expect([...shown.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
      'https://x.example/1.png',
      `${window.location.origin}/pictures/a.svg`,
    ])
    expect(screen.getByRole('img', { name: 'left out' })).toBeVisible()
  })

  test('keeps the words of unknown elements, and nothing else of them', () => {
    expect(show('<center><font color=red>kept</font></center>')).toHaveTextContent('kept')
    expect(show('<style>gone</style><script>gone</script><p>kept</p>')).toHaveTextContent(/^kept$/)
  })

  test('has a corpus large enough to be meaningful', () => expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(60))

  test.each(HOSTILE_TEXTS)('[RC1] becomes only known elements: %s', (html) => {
    const shown = show(`<p>before</p>${html}`)
    expect(shown).toHaveTextContent('before')
    for (const element of shown.querySelectorAll('*')) {
      expect(ELEMENTS).toContain(element.localName)
      for (const { name, value } of element.attributes) {
        expect(name).toMatch(ATTRIBUTES)
        if (name === 'src') expect(value).toMatch(/^(https:|http:\/\/localhost)/)
        if (name === 'style') expect(value).toMatch(/^aspect-ratio: [\d. /]+;$/)
        if (name === 'class') expect(value).not.toContain('bottomBar')
      }
    }
    expect(window).not.toHaveProperty('hurt')
  })
})

describe('a text of hostile size', () => {
  const unclosed = (count: number) => Array.from({ length: count }, (_, at) => `<b id=${at}><p>${at}`).join('')
  const showShortened = (html: string) =>
    render(<RichText html={html} LinkPart={LinkPart} shortened={<p>not all</p>} empty={null} />).container

  test.each([
    ['signs that begin no element', (count: number) => '<'.repeat(count)],
    ['elements that never end', (count: number) => '<x a'.repeat(count)],
  ])('[RG7] [A452] takes linear time: %s', (_, textOf) => {
    const read = (count: number) => {
      render(<RichText html={textOf(count)} LinkPart={LinkPart} shortened={null} empty={null} />).unmount()
    }
    expectLinearTime(50_000, read)
  })

  test('[RG7] [A452] unclosed formatting is not reopened in each paragraph after it', () => {
    const read = vi.spyOn(DOMParser.prototype, 'parseFromString')
    const elementsAt = (count: number) => {
      showShortened(unclosed(count))
      const result = read.mock.results.at(-1)
      return result?.type === 'return' ? result.value.querySelectorAll('*').length : Number.NaN
    }
    expect(elementsAt(800) / elementsAt(200)).toBeLessThan(6)
  })

  test.each([
    ['many elements', '<p>0</p>'.repeat(60_000)],
    ['elements deep within one another', '<div>0 '.repeat(400)],
    ['letters that never end', unclosed(3000)],
    ['many letters', '0'.repeat(5_000_000)],
    ['many letters between elements', '<p>0000000000</p>'.repeat(25_000)],
  ])('[RG7] [A452] with %s shows its beginning and a sentence after it', (_, html) => {
    const shown = showShortened(html)
    expect(shown.textContent).toMatch(/^0[^n]*not all$/)
    expect(shown.textContent.length).toBeLessThan(201_000)
    expect(shown.getElementsByTagName('*').length).toBeLessThan(6100)
  })

  test('[A452] as large as the longest articles is shown in full', () => {
    const html = '<section><p><strong>0</strong> <a href="/home">1</a></p></section>'.repeat(1000) + 'end'
    expect(showShortened(html)).toHaveTextContent(/^0 1.*end$/)
  })
})
