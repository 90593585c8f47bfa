import { expect, test } from 'vitest'
import { spokenTime } from '@/i18n/spokenTime'

test.each([
  [0, '0秒钟', '0 seconds'],
  [1, '1秒钟', '1 second'],
  [59, '59秒钟', '59 seconds'],
  [60, '1分钟', '1 minute'],
  [119, '1分钟', '1 minute'],
  [600, '10分钟', '10 minutes'],
  [3599, '59分钟', '59 minutes'],
  [3600, '1小时', '1 hour'],
  [3900, '1小时 5分钟', '1 hour 5 minutes'],
  [7260, '2小时 1分钟', '2 hours 1 minute'],
] as const)('[A669] %d seconds are heard as %s, in English as %s', (seconds, zh, en) => {
  expect(spokenTime(seconds, 'zh')).toBe(zh)
  expect(spokenTime(seconds, 'en')).toBe(en)
})
