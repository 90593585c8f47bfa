import { expect, test } from 'vitest'
import adviceEn from '@/i18n/reports/reportAdvice/en'
import adviceZh from '@/i18n/reports/reportAdvice/zh'
import healthEn from '@/i18n/reports/healthReport/en'
import healthZh from '@/i18n/reports/healthReport/zh'

test('[A628] advice from answers speaks of the answers, because a daughter may read the report of her mother', () => {
  expect(JSON.stringify([adviceZh, healthZh])).not.toMatch(/您/)
  expect(JSON.stringify([adviceEn, healthEn])).not.toMatch(/\byours?\b/i)
})
