import { expect, test } from 'vitest'
import { isRecent, partsOf } from '@/domain/reports/documents'
import type { ReportRow } from '@/domain/reports/report'

const row = (changed: Partial<ReportRow>): ReportRow => ({
  inspectionId: '61',
  reportId: '81',
  finished: true,
  name: '尊享版',
  madeAt: '2026-10-25 09:02:00',
  patientName: '林婉清',
  organisationName: '木棉体检中心',
  summary: undefined,
  serviceId: '1',
  specificationId: '2',
  basicInfoFilled: true,
  pdfUrl: 'https://files.example/81.pdf',
  assessmentPdfUrl: 'https://files.example/82.pdf',
  ...changed,
})
const kinds = (changed: Partial<ReportRow>) => partsOf(row(changed)).map(({ kind }) => kind)

test.each([
  ['service 1, specification 2, filled', {}, ['palpation', 'assessment']],
  ['not filled', { basicInfoFilled: false }, ['palpation', 'missingAssessment']],
  ['specification 1', { specificationId: '1' }, ['palpation']],
  ['no specification', { specificationId: undefined, basicInfoFilled: false }, ['palpation']],
  ['another service', { serviceId: '3' }, ['document']],
  ['no service', { serviceId: undefined }, ['document']],
  ['no id of a report', { reportId: undefined }, ['document']],
  ['not finished', { finished: false }, []],
])('[REPORT-06] [REPORT-07] [REPORT-08] [A219] the parts of a report are right for %s', (_, changed, parts) => {
  expect(kinds(changed)).toEqual(parts)
})

test('[A220] each part has its own document or none', () => {
  const parts = partsOf(row({ assessmentPdfUrl: undefined }))
  expect(parts.map((part) => 'pdfUrl' in part && part.pdfUrl)).toEqual(['https://files.example/81.pdf', undefined])
})

test.each([
  ['made today', { madeAt: '2026-11-22 09:02:00' }, true],
  ['made two weeks ago', { madeAt: '2026-11-08' }, true],
  ['made a day earlier', { madeAt: '2026-11-07 23:59:59' }, false],
  ['made on an unknown day', { madeAt: undefined }, false],
  ['without a document', { madeAt: '2026-11-22', pdfUrl: undefined }, false],
  ['of another service', { madeAt: '2026-11-22', serviceId: '3' }, false],
  ['not finished', { madeAt: '2026-11-22', finished: false }, false],
])('[A220] a report %s is news: %s', (_what, changed, recent) => {
  expect(isRecent(row(changed), '2026-11-22')).toBe(recent)
})
