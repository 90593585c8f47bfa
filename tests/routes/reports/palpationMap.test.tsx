import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer } from '../../support/answers'
import { lesionRow } from './support'
import { heading, renderApp } from '../../support/app'

type Language = 'zh' | 'en'
const open = (language: Language = 'zh') =>
  renderApp('/report/palpationReport?reportId=81&specificationId=1', { signedInAs: '13800000001', language })

const LESION = lesionRow({
  nidusDescribe: '边界清楚',
  impressionDiagnosisNum: '2',
  impressionDiagnosisDes: '考虑良性结节',
  d2ImageUrlEncry: null,
  d3ImageUrlEncry: null,
  coordX: null,
  coordY: null,
  nidusColor: '#C8553D',
  posImgVersion: 100,
  bottomMargin: '清楚',
  homogeneity: null,
  mobility: '可动',
})
const serve = (...lesions: object[]) =>
  answer('/report/viewReportInfo', () => ({
    nidusRecordList: lesions.map((one, index) => ({ ...LESION, id: `N${index + 1}`, ...one })),
  }))
const everywhere = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    nidusPosition: index % 2,
    nidusArea: index % 6,
    nidusAngle: (index % 12) + 1,
  }))

const map = (name: string | RegExp = /示意图/) => screen.findByRole('group', { name })
const markers = async () =>
  within(await map())
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'))
const entry = (name: string | RegExp) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (item === null) throw new Error(`The list has no entry ${String(name)}`)
  return item
}
const entriesIn = ({ addedNodes }: MutationRecord) =>
  [...addedNodes].filter((node) => node instanceof Element && node.querySelector('h3') !== null)
const factIn = (name: string | RegExp, fact: string) =>
  within(entry(name)).getByText(fact).closest('dt')?.nextElementSibling

describe('an entry of the lesion list', () => {
  test.each([
    ['zh', 0, 0, '未测量'],
    ['en', 0, 0, 'Not measured'],
    ['zh', 0, null, '未测量'],
    ['zh', null, null, '—'],
    ['zh', 12, 0, '12*— mm'],
    ['zh', 0, 9, '—*9 mm'],
  ] as const)('[A478] in %s the size %j by %j is shown as “%s”', async (language, width, height, text) => {
    serve({ width, height })
    await open(language)
    await map(/./)
    const size = language === 'zh' ? '大小（宽*高）' : /Size/
    expect(screen.getByText(size).closest('dt')?.nextElementSibling?.textContent).toBe(text)
  })

  test('[PALP-02] [PALP-03] [PALP-04] [PALP-05] [PALP-13] it shows place, size, hardness, form, description and diagnosis', async () => {
    serve({})
    await open()
    await map()
    expect(factIn(/左乳\u00a0· 2\u00a0点方向\u00a0· C\u00a0区/, '大小（宽*高）')).toHaveTextContent(/^12\*9 mm$/)
    expect(factIn(/左乳/, '硬度')).toHaveTextContent(/^3\.46$/)
    expect(factIn(/左乳/, '形态')).toHaveTextContent('单峰')
    expect(entry(/左乳/)).toHaveTextContent('诊断考虑良性结节')
    expect(entry(/左乳/)).toHaveTextContent('描述边界清楚')
  })

  test('[PALP-15] [A232] it shows descriptors as received, and leaves out missing ones', async () => {
    serve({})
    await open()
    await map()
    expect(screen.getByText('底部边缘：清楚').parentElement).toHaveTextContent(/^底部边缘：清楚活动度：可动$/)
  })

  test.each([
    ['zh', '硬度', '硬度', '探头轻压时，这一处摸起来有多硬。'],
    ['zh', '活动度：可动', '活动度', '轻轻推的时候，这一处会不会跟着动。'],
    ['en', 'Form', 'Form', 'Whether the finding has a single peak or several in the pressure picture.'],
  ] as const)(
    '[A512] in %s the word “%s” opens a sentence that says what it means',
    async (language, label, title, text) => {
      serve({})
      const { user } = await open(language)
      await map(/./)
      const word = screen.getByRole('button', { name: label })
      await user.click(word)
      const sheet = await screen.findByRole('dialog', { name: title })
      expect(await within(sheet).findByText(text)).toBeVisible()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(word).toHaveFocus()
    },
  )

  test('[A512] a free text of the server is no button', async () => {
    serve({})
    await open()
    await map()
    expect(within(entry(/左乳/)).queryByRole('button', { name: /诊断|描述|良性/ })).toBeNull()
  })

  test('[PALP-17] [A233] an unknown form code is shown as received', async () => {
    serve({ shape: 1 }, { shape: '椭圆', nidusPosition: 1 })
    await open()
    await map()
    expect(factIn(/左乳/, '形态')).toHaveTextContent('多峰')
    expect(factIn(/右乳/, '形态')).toHaveTextContent('椭圆')
  })

  test('[A600] the form is explained where it is one of the two known ones', async () => {
    serve({ shape: 1 }, { shape: '椭圆', nidusPosition: 1 }, { shape: null, nidusPosition: 1, nidusAngle: 3 })
    await open()
    await map()
    expect(screen.getAllByText('形态')).toHaveLength(3)
    expect(screen.getAllByRole('button', { name: '形态' })).toHaveLength(1)
  })

  test('[PALP-05] [A229] without a diagnosis in words its number is shown, and missing values are named', async () => {
    serve(
      { impressionDiagnosisDes: null },
      {
        nidusPosition: 1,
        width: null,
        height: 7,
        hardness: null,
        shape: null,
        nidusDescribe: '',
        impressionDiagnosisDes: null,
        impressionDiagnosisNum: null,
      },
    )
    await open()
    await map()
    expect(entry(/左乳/)).toHaveTextContent('诊断2')
    expect(factIn(/右乳/, '大小（宽*高）')).toHaveTextContent('—*7 mm')
    expect(factIn(/右乳/, '硬度')).toHaveTextContent('—')
    expect(factIn(/右乳/, '形态')).toHaveTextContent('—')
    expect(entry(/右乳/)).toHaveTextContent('诊断没有记录')
    expect(entry(/右乳/)).toHaveTextContent('描述没有记录')
  })

  test('[PALP-13] [A230] its pictures are shown, and larger after a tap', async () => {
    serve({ d2ImageUrlEncry: 'https://files.example/2d.png', d3ImageUrlEncry: '/3d.png' })
    const { user } = await open()
    await map()
    await user.click(screen.getByRole('button', { name: '放大第 1 处的立体图' }))
    const large = within(await screen.findByRole('dialog', { name: '第 1 处的立体图' })).getByRole('img', {
      name: '第 1 处的立体图',
    })
    expect(large).toHaveAttribute('src', expect.stringMatching(/\/3d\.png$/))
    await user.click(screen.getByRole('button', { name: '关闭' }))
    expect(screen.getByRole('button', { name: '放大第 1 处的平面图' })).toBeVisible()
  })
})

describe('the lesion map', () => {
  test.each([
    [
      'zh',
      /^双侧乳房示意图，标出右乳 1 处、左乳 2 处$/,
      '示意图，非实际比例',
      ['右 R · 1 处', '左 L · 2 处'],
      '3 · 右乳\u00a0· 10\u00a0点方向\u00a0· D\u00a0区',
    ],
    [
      'en',
      /marked: right breast 1, left breast 2$/,
      'Drawing, not to scale',
      ['Right R · 1', 'Left L · 2'],
      '3 · Right breast\u00a0· 10\u00a0o’clock\u00a0· Zone\u00a0D',
    ],
  ] as const)(
    '[PALP-19] [A231] it has a numbered marker for each lesion, and names the sides (%s)',
    async (language, label, scale, sides, third) => {
      serve({}, {}, { nidusPosition: 1, nidusArea: 3, nidusAngle: 10, coordX: 88, coordY: 96 })
      await open(language)
      const drawing = await map(label)
      expect(within(drawing).getAllByRole('button')).toHaveLength(3)
      expect(within(drawing).getByRole('button', { name: third })).toHaveTextContent(/^3$/)
      expect(screen.getByText(scale)).toBeVisible()
      for (const side of sides) expect(within(drawing).getByText(side)).toBeInTheDocument()
    },
  )

  test('[PALP-19] [A231] a marker links to its entry, and back: the target takes the focus and is marked', async () => {
    serve({}, { nidusPosition: 1 })
    const { user } = await open()
    const marker = within(await map()).getByRole('button', { name: '2 · 右乳\u00a0· 2\u00a0点方向\u00a0· C\u00a0区' })
    await user.click(marker)
    expect(screen.getByRole('heading', { level: 3, name: /右乳/ })).toHaveFocus()
    expect(marker).toHaveAttribute('aria-current', 'true')
    expect(entry(/右乳/).querySelector('[data-chosen]')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: '在图上看第 1 处' }))
    expect(within(await map()).getByRole('button', { name: /^1 · / })).toHaveFocus()
    expect(marker).not.toHaveAttribute('aria-current')
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { level: 3, name: /左乳/ })).toHaveFocus()
  })

  test('[PALP-19] a marker and the number of its entry have the colour of the lesion', async () => {
    serve({ nidusColor: '#C8553D' }, { nidusPosition: 1, nidusColor: '#3D6FC8' })
    await open()
    const coloursOf = async (number: string, place: RegExp) => {
      const marker = within(await map()).getByRole('button', { name: new RegExp(`^${number} · `) })
      const ring = [...marker.querySelectorAll('rect')].map((rect) => rect.style.stroke).filter(Boolean)
      return [...ring, within(entry(place)).getByText(number).parentElement?.style.borderColor]
    }
    expect(await coloursOf('1', /左乳/)).toEqual(['rgb(200, 85, 61)', 'rgb(200, 85, 61)'])
    expect(await coloursOf('2', /右乳/)).toEqual(['rgb(61, 111, 200)', 'rgb(61, 111, 200)'])
  })

  test('[PALP-02] [A231] a lesion without a place is named and not drawn', async () => {
    serve({}, { nidusPosition: null }, { nidusAngle: null, nidusPosition: 1 }, { nidusArea: 9 })
    await open()
    expect(await markers()).toEqual(['1 · 左乳\u00a0· 2\u00a0点方向\u00a0· C\u00a0区'])
    expect(screen.getByText('3 处的位置没有记录，图上没有标出。')).toBeVisible()
    expect(entry(/左右没有记录\u00a0· 2\u00a0点方向\u00a0· C\u00a0区/)).toHaveTextContent(
      '位置没有记录，图上没有标出。',
    )
    expect(
      within(entry(/右乳\u00a0· 钟点没有记录\u00a0· C\u00a0区/)).queryByRole('button', { name: /在图上看/ }),
    ).toBeNull()
    expect(entry(/左乳\u00a0· 2\u00a0点方向\u00a0· 分区没有记录/)).toBeVisible()
  })

  test('[PALP-16] [PALP-20] the areola and every hour have a name', async () => {
    serve({ nidusArea: 4, nidusAngle: 6 }, { nidusArea: 0, nidusAngle: 11 }, { nidusArea: 5, nidusAngle: 12 })
    await open()
    expect(await markers()).toEqual([
      '1 · 左乳\u00a0· 6\u00a0点方向\u00a0· 乳晕',
      '2 · 左乳\u00a0· 11\u00a0点方向\u00a0· A\u00a0区',
      '3 · 左乳\u00a0· 12\u00a0点方向\u00a0· E\u00a0区',
    ])
  })
})

describe('many or unreadable lesions', () => {
  test('[PALP-19] of 200 lesions the map shows all, and the list the first ones and then more', async () => {
    serve(...everywhere(200))
    const { user } = await open()
    const groups = await markers()
    expect(groups.length).toBeLessThanOrEqual(28)
    expect(screen.getByText('带 × 的数字，表示那里有几处。')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: '显示后面的（还有 190 处）' }))
    // One more is rendered per frame.
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(20))
    await waitFor(() => expect(entry(/^第 11 处/)).toContainElement(document.activeElement as HTMLElement))
    expect(entry(/^第 10 处/).parentElement).toBe(entry(/^第 1 处/).parentElement)
    expect(entry(/^第 11 处/).parentElement).not.toBe(entry(/^第 10 处/).parentElement)
    await user.click(within(await map()).getAllByRole('button', { name: /^1\d 处/ })[0] as HTMLElement)
    const added: number[] = []
    const drawing = new MutationObserver((changes) => added.push(changes.flatMap(entriesIn).length))
    drawing.observe(screen.getByRole('main'), { childList: true, subtree: true })
    await user.click(screen.getAllByRole('button', { name: /^第 1\d\d 处$/ })[0] as HTMLElement)
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H3'))
    expect(document.activeElement).toHaveAccessibleName(/^第 1\d\d 处/)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(10)
    drawing.disconnect()
    expect(Math.max(...added)).toBe(1)
    const { activeElement } = document
    await user.click(screen.getByRole('button', { name: /^显示前面的/ }))
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(20))
    expect(document.activeElement).not.toBe(activeElement)
  })

  test('[PALP-13] an unreadable lesion is counted, and the others are shown', async () => {
    answer('/report/viewReportInfo', () => ({ nidusRecordList: [{ ...LESION }, { nidusPosition: 'left' }] }))
    await open()
    expect(await markers()).toHaveLength(1)
    expect(screen.getByText('另有 1 处无法显示，请向检查机构询问。')).toBeVisible()
  })

  test('[PALP-13] [A387] when all lesions are unreadable, it does not say that none was found', async () => {
    answer('/report/viewReportInfo', () => ({ nidusRecordList: [{ nidusArea: 'C' }, 7] }))
    const { user } = await open()
    expect(await screen.findByText('有 2 处记录，都无法显示，请向检查机构询问。')).toBeVisible()
    expect(screen.queryByText(/没有记录到需要标出的部位/)).toBeNull()
    await user.click(screen.getByRole('button', { name: '复制文字版' }))
    await screen.findByText('已复制，可以粘贴到聊天或备忘录里')
    const text = await navigator.clipboard.readText()
    expect(text).toContain('有 2 处记录，都无法显示')
    expect(text).not.toContain('没有记录到需要标出的部位')
  })

  test.each([
    ['zh', '检查记录没有收到，这不表示没有发现。请向检查机构询问。', '没有记录到需要标出的部位', '复制文字版'],
    [
      'en',
      'The list of findings is missing. That does not mean that nothing was found. Please ask the clinic.',
      'Nothing was recorded',
      'Copy as text',
    ],
  ] as const)(
    '[PALP-13] [A387] a missing list is not shown as nothing found (%s)',
    async (language, text, none, copy) => {
      answer('/report/viewReportInfo', () => ({ reportSummary: '左乳一处结节', nidusRecordList: null }))
      const { user } = await open(language)
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.getByText('左乳一处结节')).toBeVisible()
      await user.click(screen.getByRole('button', { name: copy }))
      await waitFor(async () => expect(await navigator.clipboard.readText()).toContain(text))
      expect(await navigator.clipboard.readText()).not.toContain(none)
    },
  )

  test('[PALP-07] [A387] guidance that is no list does not affect the rest', async () => {
    answer('/report/viewReportInfo', () => ({ guidanceList: 'none', nidusRecordList: [LESION] }))
    await open()
    expect(await markers()).toHaveLength(1)
  })

  test('[PALP-12] an empty report still says what to do', async () => {
    answer('/report/viewReportInfo', () => ({}))
    await open()
    await heading('触诊成像报告')
    expect(screen.getByRole('region', { name: '请向医生确认下一步' })).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|NaN/)
  })
})
