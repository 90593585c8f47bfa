import { expect, test } from 'vitest'
import type { Answers } from '@/domain/questionForm/question'
import { adviceIn } from '@/domain/reports/healthFacts'
import { checkDue, reportsToLookInto, unreadReport, type CheckRow } from '@/domain/reports/homeReports'
import type { ReportRow } from '@/domain/reports/report'
import { REPORT_ROW } from '../../support/fixtures/report'

const TODAY = '2026-11-22'
const row = (fields: Partial<ReportRow>): ReportRow => ({
  ...REPORT_ROW,
  inspectionId: '61',
  reportId: '81',
  pdfUrl: 'https://files.example/81.pdf',
  ...fields,
})

test.each<[string, Partial<ReportRow>, string[], string | undefined]>([
  ['a new one', {}, [], '81'],
  ['one that was opened', {}, ['81'], undefined],
  ['the last day on which it is news', { madeAt: '2026-11-08' }, [], '81'],
  ['a day later', { madeAt: '2026-11-07' }, [], undefined],
  ['one that is not finished', { finished: false }, [], undefined],
  ['one without a document', { pdfUrl: undefined }, [], undefined],
  ['one without a day', { madeAt: undefined }, [], undefined],
  ['one of another service', { serviceId: '3' }, [], undefined],
])('[REPORT-07] [A220] the unread report is found for %s', (_name, fields, read, id) => {
  expect(unreadReport([row(fields)], new Set(read), TODAY)?.reportId).toBe(id)
})

test('[REPORT-07] the newest of two unread reports is named', () => {
  const rows = [row({ reportId: '1', madeAt: '2026-11-18' }), row({ reportId: '2', madeAt: '2026-11-20' })]
  expect(unreadReport(rows, new Set(), TODAY)?.reportId).toBe('2')
})

test('[A532] the reports of at most three patients are loaded, the newest first', () => {
  const rows = ['1', '2', '3', '4'].map((id) => row({ reportId: id, madeAt: `2026-03-0${id}`, patientName: id }))
  expect(reportsToLookInto(rows, [], TODAY).map(({ reportId }) => reportId)).toEqual(['4', '3', '2'])
})

test('[PALP-18] [A625] the last report of each patient is loaded when its check may be nearly half a year ago and no check is booked', () => {
  const rows = [
    row({ reportId: '1', madeAt: '2026-10-01' }),
    row({ reportId: '2', madeAt: '2026-03-01' }),
    row({ reportId: '3', madeAt: '2026-07-06', patientName: '周玉珍' }),
    row({ reportId: '4', madeAt: '2026-07-07', patientName: '陈默' }),
    row({ reportId: '5', madeAt: '2025-06-07', patientName: '蔡若兰' }),
  ]
  const ids = (...appointments: CheckRow[]) =>
    reportsToLookInto(rows, appointments, TODAY).map(({ reportId }) => reportId)
  const booked: CheckRow = { customerName: '周玉珍', status: 'paid', day: TODAY }
  expect(ids()).toEqual(['3', '5'])
  expect(ids(booked)).toEqual(['5'])
  expect(ids({ ...booked, status: 'noShow' })).toEqual(['3', '5'])
})

test('[A532] a patient whose later check waits for its report is not asked to book another', () => {
  const last = row({ madeAt: '2026-05-20' })
  const ids = (later: Partial<ReportRow>, ...appointments: CheckRow[]) =>
    reportsToLookInto([last, row({ reportId: '82', ...later })], appointments, TODAY).map(({ reportId }) => reportId)
  expect(ids({ madeAt: TODAY, finished: false, reportId: undefined })).toEqual([])
  expect(ids({ madeAt: TODAY, pdfUrl: undefined })).toEqual([])
  expect(ids({ madeAt: TODAY, finished: false, patientName: '周玉珍' })).toEqual(['81'])
  expect(ids({ madeAt: TODAY, finished: false, serviceId: '3' })).toEqual(['81'])
  expect(ids({ madeAt: undefined, finished: false })).toEqual(['81'])
  const registered: CheckRow = { customerName: '林可', status: 'registered', day: '2026-11-21' }
  expect(ids({ madeAt: '2025-11-20' }, registered)).toEqual([])
  expect(ids({ madeAt: '2025-11-20' }, { ...registered, day: '2026-05-20' })).toEqual(['81'])
})

test('[A532] [A505] two patients of one name count as one, so that no check is due that may have taken place', () => {
  const mother = row({ reportId: '1', madeAt: '2026-04-01' })
  const namesake = row({ reportId: '2', madeAt: '2026-05-20' })
  const ids = (rows: ReportRow[], ...appointments: CheckRow[]) =>
    reportsToLookInto(rows, appointments, TODAY).map(({ reportId }) => reportId)
  expect(ids([mother, namesake])).toEqual(['2'])
  expect(ids([mother, row({ reportId: '3', madeAt: TODAY })])).toEqual([])
  expect(ids([mother], { customerName: '林可', status: 'paid', day: '2026-12-01' })).toEqual([])
})

test.each([
  ['2026-05-20', { palpation: 'reviewInHalfAYear' }, '2026-11-20'],
  ['2026-06-06', { palpation: 'reviewInHalfAYear' }, '2026-12-06'],
  ['2026-06-07', { palpation: 'reviewInHalfAYear' }, undefined],
  ['2026-05-20', { palpation: 'reviewInHalfAYear', level: 1 }, '2026-11-20'],
  ['2025-11-01', { palpation: 'regularReview', level: 2 }, '2026-11-01'],
  ['2025-11-01', { palpation: 'referral', level: 2 }, undefined],
  ['2025-11-01', {}, undefined],
  ['2026-05-20', { level: 1, evaluation: 'twoExamsWithinAYear' }, '2026-11-20'],
  ['2026-05-20', { palpation: 'reviewInHalfAYear', evaluation: 'twoYears' }, '2026-11-20'],
  ['2026-05-20', { evaluation: 'twoExamsWithinAYear' }, undefined],
  ['2026-05-20', { level: 1, palpation: 'reviewInHalfAYear', evaluation: 'specialCase' }, undefined],
  ['2025-11-01', { level: 2, biopsy: true }, undefined],
  ['2025-11-01', { level: 2, history: true }, undefined],
  ['2025-11-01', { level: 2, findings: true }, undefined],
  ['2025-11-01', { level: 2, lacksPerson: true }, undefined],
] as const)('[PALP-18] [RISK-05] a report of %s with %j makes a check due on %s', (day, sources, due) => {
  expect(checkDue(day, sources, TODAY)).toBe(due)
})

test.each<[string, Answers]>([
  ['a man without an age', { sex: '1' }],
  ['a pregnant woman without an age', { sex: '0', special: 'yes' }],
  ['a woman whose mother was ill, without an age', { sex: '0', firstDegree: 'yes' }],
])('[A615] no check is due for %s', (_who, answers) => {
  expect(checkDue('2025-11-01', { level: 2, ...adviceIn({ form: 'full', answers }) }, TODAY)).toBeUndefined()
})
