import { expect, test } from 'vitest'
import { sharedText } from '@/lib/sharedText'

test.each([
  ['a text of one tab is replaced', '一', '一', '一二', '一二'],
  ['a text that is deleted leaves nothing', '一', '一', '', ''],
  ['what another tab has stored stays above', '别处', '', '这里', '别处\n这里'],
  ['the own lines are replaced wherever they are', '上\n一\n二\n下', '一\n二', '三', '上\n下\n三'],
  ['the own first lines are replaced', '一\n下', '一', '二', '下\n二'],
  ['what another tab made of the same text stays', '一二三', '一', '一四', '一二三\n一四'],
  ['what another tab has removed does not come back', '', '一', '一二', '一二'],
  ['an own line alone is kept while it is typed', '\n', '\n', '\n一', '\n一'],
])('[A570] %s', (_what, stored, before, after, text) => {
  expect(sharedText(stored, before, after)).toBe(text)
})
