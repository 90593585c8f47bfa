import { expect, test } from 'vitest'
import { DEFAULT_SERVICE_ID, HOME_SERVICE_IDS } from '@/domain/booking/service'
import en from '@/i18n/home/en'
import zh from '@/i18n/home/zh'

test('[SVC-06] [HOME-02] the default service is breast health testing, the first of the three on home', () => {
  expect(DEFAULT_SERVICE_ID).toBe('1')
  expect(HOME_SERVICE_IDS).toEqual(['1', '2', '3'])
  expect(zh.names[DEFAULT_SERVICE_ID]).toBe('乳腺健康检测')
  expect(en.names[DEFAULT_SERVICE_ID]).toBe('Breast health testing')
})
