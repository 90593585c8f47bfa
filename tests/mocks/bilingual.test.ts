import { readFileSync } from 'node:fs'
import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { bilingual, inLanguage, joined, LANGUAGE_HEADER } from '@/mocks/bilingual'
import { openClinic } from '@/mocks/clinic'
import { handlers } from '@/mocks/handlers'
import { requestHandler } from '@/mocks/node'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'

const ask = requestHandler(openClinic({ seed, store: memoryStore() }))
const dataOf = async (path: string, language?: string): Promise<unknown> => {
  const headers = language === undefined ? {} : { [LANGUAGE_HEADER]: language }
  return (await ask(new Request(`http://localhost/api${path}`, { headers })))?.json()
}

test('the demo clinic answers in the language of the request, in Chinese where it names none', async () => {
  const path = '/organ/getOrganInfo?orgId=101'
  expect(await dataOf(path)).toMatchObject({ message: '操作成功' })
  expect(await dataOf(path, 'zh-CN')).toMatchObject({ message: '操作成功' })
  expect(await dataOf(path, 'en')).toMatchObject({ message: 'Done' })
  expect(JSON.stringify(await dataOf(path, 'en'))).not.toMatch(/\p{Script=Han}/u)
})

test('[A500] within a page the clinic answers in the language that the page has now, without a header', async () => {
  let language = 'en'
  const calls = handlers(openClinic({ seed, store: memoryStore() }), '/api', undefined, () => language)
  const address = 'http://localhost/api/organ/getOrganInfo?orgId=101'
  const messageNow = async () => (await getResponse(calls, new Request(address)))?.json()
  expect(await messageNow()).toMatchObject({ message: 'Done' })
  language = 'zh-CN'
  expect(await messageNow()).toMatchObject({ message: '操作成功' })
})

test.each(['zh', 'en'])(
  'the words on the pictures of advertisements are in the language of the request (%s)',
  async (language) => {
    const { data } = (await dataOf('/news/listAdvertisement', language)) as {
      data: { advertisementPictureUrl: string }[]
    }
    const files = data.map((ad) => ad.advertisementPictureUrl).filter((url) => url.startsWith('/'))
    expect(files).toHaveLength(2)
    for (const file of files)
      expect(/<text[^>]*>[^<]*\p{Script=Han}/u.test(readFileSync(`public${file}`, 'utf8'))).toBe(language === 'zh')
  },
)

test('the English seeds write “checkup” as the tab bar does, without a hyphen at which a heading breaks', async () => {
  const organisation = await dataOf('/organ/getOrganInfo?orgId=102', 'en')
  const news = await dataOf('/news/listNews?columnId=1&pageNum=1&pageSize=50', 'en')
  const texts = JSON.stringify([organisation, news])
  expect(texts).toContain('Checkup Centre')
  expect(texts).not.toMatch(/check-up/i)
})

test('a refusal speaks the language of the request', async () => {
  expect(await dataOf('/organ/getOrganInfo?orgId=999')).toMatchObject({ message: '机构不存在' })
  expect(await dataOf('/organ/getOrganInfo?orgId=999', 'en')).toMatchObject({ message: 'There is no such clinic' })
})

test('texts are picked in lists and objects; other values and texts of people stay', () => {
  const text = joined([bilingual('甲一', 'one'), bilingual('乙二', 'two')], ', ')
  const value = { list: [text, 3, null], name: '林婉清' }
  expect(inLanguage('en', value)).toEqual({ list: ['one, two', 3, null], name: '林婉清' })
  expect(inLanguage('zh', value)).toEqual({ list: ['甲一乙二', 3, null], name: '林婉清' })
})

test('a text with two translations is a mistake of the seeds', () => {
  bilingual('丙三', 'three')
  expect(() => bilingual('丙三', 'third')).toThrow('two translations')
})
