import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import palpationEn from '@/i18n/reports/palpation/en'
import palpationZh from '@/i18n/reports/palpation/zh'
import en from '@/i18n/reports/clinicalWords/en'
import zh from '@/i18n/reports/clinicalWords/zh'
import type { ClinicalWord } from '@/domain/reports/dictionaries'

const DOCUMENT = resolve(import.meta.dirname, '../../../docs/clinicalWords.md')
const WORDS = Object.keys(zh) as ClinicalWord[]

const nameIn = ({ lesion }: typeof palpationZh | typeof palpationEn, word: ClinicalWord): string =>
  word === 'size' || word === 'hardness' || word === 'shape' ? lesion[word] : lesion.descriptors[word]

test('docs/clinicalWords.md has every sentence for a clinician to sign', async () => {
  const head = readFileSync(DOCUMENT, 'utf8').split('## Sentences')[0] ?? ''
  const sentences = WORDS.map(
    (word) =>
      `- **${nameIn(palpationZh, word)}** · **${nameIn(palpationEn, word)}**\n  - ${zh[word]}\n  - ${en[word]}\n`,
  )
  await expect(`${head}## Sentences\n\n${sentences.join('')}`).toMatchFileSnapshot(DOCUMENT)
})

test.each(WORDS)('the meaning of %s is one sentence without a figure in both languages', (word) => {
  expect(zh[word]).toMatch(/^[^\d。]+。$/)
  expect(en[word]).toMatch(/^[A-Z][^\d.]+\.$/)
})
