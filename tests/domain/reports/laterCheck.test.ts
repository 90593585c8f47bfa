import { expect, test } from 'vitest'
import { laterCheckIn } from '@/domain/reports/laterCheck'
import type { ReportRow } from '@/domain/reports/report'
import { REPORT_ROW } from '../../support/fixtures/report'

const TODAY = '2026-11-22'
const row = (fields: Partial<ReportRow>): ReportRow => ({ ...REPORT_ROW, ...fields })
const CHECK = { patientName: '林可', day: '2026-05-20', reportId: '81', inspectionId: '61' }
const laterId = (rows: ReportRow[], check: Partial<typeof CHECK> = {}) =>
  laterCheckIn(rows, { ...CHECK, ...check }, TODAY)?.reportId

test.each<[string, Partial<ReportRow>, string | undefined]>([
  ['a later one', {}, '1'],
  ['one of today', { madeAt: TODAY }, '1'],
  ['one whose day is still to come', { madeAt: '2026-11-23' }, undefined],
  ['one of the same day', { madeAt: '2026-05-20 18:00:00' }, undefined],
  ['one of another patient', { patientName: '周玉珍' }, undefined],
  ['one of another service', { serviceId: '3' }, undefined],
  ['one without a day', { madeAt: undefined }, undefined],
  ['its own report, made later', { reportId: '81' }, undefined],
  ['its own inspection, whose report was made later', { inspectionId: '61' }, undefined],
])('[A465] [A625] [RA8] the later check is found for %s', (_what, fields, id) => {
  expect(laterId([row(fields)])).toBe(id)
})

test('[A465] the last check with a report is named before one that waits for its report', () => {
  const waits = row({ reportId: '3', madeAt: '2026-11-21', finished: false })
  const rows = [row({ reportId: '1', madeAt: '2026-09-01' }), row({ reportId: '2', madeAt: '2026-10-01' }), waits]
  expect(laterId(rows)).toBe('2')
  expect(laterId([waits, row({ reportId: '4', madeAt: '2026-11-19', finished: false })])).toBe('3')
})

test('[A465] an unknown id is no common id, and an unknown name no common patient', () => {
  const rows = [row({ reportId: undefined, finished: false })]
  expect(laterCheckIn(rows, { patientName: '林可', day: '2026-05-20', inspectionId: undefined }, TODAY)).toBe(rows[0])
  const nameless = [row({ patientName: undefined })]
  expect(laterCheckIn(nameless, { ...CHECK, patientName: undefined }, TODAY)).toBeUndefined()
})
