import { expect, test } from 'vitest'
import adviceEn from '@/i18n/reports/reportAdvice/en'
import adviceZh from '@/i18n/reports/reportAdvice/zh'
import healthEn from '@/i18n/reports/healthReport/en'
import healthZh from '@/i18n/reports/healthReport/zh'
import palpationEn from '@/i18n/reports/palpation/en'
import listEn from '@/i18n/reports/reportsList/en'
import riskEn from '@/i18n/reports/riskReport/en'
import riskZh from '@/i18n/reports/riskReport/zh'

test('[A628] advice from answers speaks of the answers, because a daughter may read the report of her mother', () => {
  expect(JSON.stringify([adviceZh, healthZh, riskZh])).not.toMatch(/您/)
  expect(JSON.stringify([adviceEn, healthEn, riskEn])).not.toMatch(/\b(yours?|you (need|have|are))\b/i)
  const ownBody = /\byour (next|checks?|breasts|results|report|height|weight|health)\b/i
  expect(JSON.stringify([palpationEn, listEn])).not.toMatch(ownBody)
})
