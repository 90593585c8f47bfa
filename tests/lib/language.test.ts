import { describe, expect, test } from 'vitest'
import { chooseLanguage, languageFrom } from '@/lib/language'

describe('the language of the interface', () => {
  test.each([
    ['zh', 'zh'],
    ['zh-CN', 'zh'],
    ['zh_CN', 'zh'],
    ['cn', 'zh'],
    ['zh-TW', 'zh'],
    ['ZH-cn', 'zh'],
    ['en', 'en'],
    ['en-US', 'en'],
    ['en-GB', 'en'],
    ['xx', undefined],
    ['', undefined],
    ['fr-FR', undefined],
    ['english', undefined],
    ['zhen', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('the code %s means %s', (text, language) => {
    expect(languageFrom(text)).toBe(language)
  })

  test.each([
    ['[LANG-02] the URL decides before cookie and browser', { url: 'zh', cookie: 'en', browser: 'en-US' }, 'zh'],
    ['[LANG-02] [A681] a URL with a region decides too', { url: 'zh-TW', cookie: 'en', browser: 'en-US' }, 'zh'],
    ['[LANG-02] the URL decides the other way round too', { url: 'en', cookie: 'zh', browser: 'zh-CN' }, 'en'],
    [
      '[LANG-03] without a URL parameter the cookie decides before the browser',
      { url: null, cookie: 'zh', browser: 'en-US' },
      'zh',
    ],
    [
      '[LANG-03] a parameter that names no language leaves it to the cookie',
      { url: 'xx', cookie: 'zh', browser: 'en' },
      'zh',
    ],
    [
      '[LANG-04] without parameter and cookie the browser decides',
      { url: null, cookie: undefined, browser: 'zh-Hans-CN' },
      'zh',
    ],
    ['[LANG-04] an English browser gives English', { url: null, cookie: undefined, browser: 'en-AU' }, 'en'],
    ['[LANG-05] a browser of another language gives English', { url: null, cookie: undefined, browser: 'fr' }, 'en'],
    ['[LANG-05] odd values everywhere give English', { url: 'de', cookie: 'x', browser: '' }, 'en'],
  ] as const)('%s', (_title, sources, language) => {
    expect(chooseLanguage(sources)).toBe(language)
  })
})
