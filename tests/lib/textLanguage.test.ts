import { afterEach, describe, expect, test } from 'vitest'
import { foreignTag, pageLanguage, textRuns } from '@/lib/textLanguage'

afterEach(() => {
  document.documentElement.lang = ''
})

test.each([
  ['zh-CN', 'zh'],
  ['en', 'en'],
  ['', undefined],
  ['fr', undefined],
])('a page marked “%s” is in %s', (lang, language) => {
  document.documentElement.lang = lang
  expect(pageLanguage()).toBe(language)
})

describe('the language of a text', () => {
  test.each([
    ['澄心妇女健康门诊部（西城）', 'zh-CN'],
    ['Dr 林婉清', 'zh-CN'],
    ['Breast check', undefined],
    ['¥298.00 · 08:30', undefined],
    ['', undefined],
  ])('on an English page: %s', (text, tag) => {
    expect(foreignTag(text, 'en')).toBe(tag)
  })

  test.each([
    ['Anna Smith', 'en'],
    ['乳腺 X 光', undefined],
    ['澄心门诊部', undefined],
    ['138****0001', undefined],
  ])('on a Chinese page: %s', (text, tag) => {
    expect(foreignTag(text, 'zh')).toBe(tag)
  })

  test('a text has no other language before the page has one', () => {
    expect(foreignTag('澄心门诊部', undefined)).toBeUndefined()
    expect(textRuns('澄心门诊部', undefined)).toEqual([{ text: '澄心门诊部' }])
  })
})

describe('the parts of a text', () => {
  test.each([
    ['Book a check', [{ text: 'Book a check' }]],
    ['澄心门诊部（西城）', [{ text: '澄心门诊部（西城）', lang: 'zh-CN' }]],
    ['Wed 2 Dec · 林可', [{ text: 'Wed 2 Dec · ' }, { text: '林可', lang: 'zh-CN' }]],
    [
      'A reply from 王医生 for 林婉清.',
      [
        { text: 'A reply from ' },
        { text: '王医生', lang: 'zh-CN' },
        { text: ' for ' },
        { text: '林婉清', lang: 'zh-CN' },
        { text: '.' },
      ],
    ],
    ['（2）林可 22', [{ text: '（2）林可 22', lang: 'zh-CN' }]],
    ['北京市西城区晨光路38号 2楼', [{ text: '北京市西城区晨光路38号 2楼', lang: 'zh-CN' }]],
  ])('on an English page: %s', (text, runs) => {
    expect(textRuns(text, 'en')).toEqual(runs)
  })

  test.each([
    ['Anna Smith', [{ text: 'Anna Smith', lang: 'en' }]],
    ['用 CT 检查', [{ text: '用 CT 检查' }]],
    ['¥298.00', [{ text: '¥298.00' }]],
  ])('on a Chinese page: %s', (text, runs) => {
    expect(textRuns(text, 'zh')).toEqual(runs)
  })

  test('a very long text is split in little time', () => {
    const text = `林${' 1'.repeat(100_000)} a 林`
    expect(textRuns(text, 'en')).toHaveLength(3)
  })
})
