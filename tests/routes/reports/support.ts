import { screen, within } from '@testing-library/react'
import { answer } from '../../support/answers'

export const LIST = '/report/list'

/** A row of a list of reports as the server returns it: finished, of service 1, with an assessment. */
export const reportRow = (changed: object = {}) => ({
  id: '1',
  inspectId: '61',
  reportId: '81',
  name: '尊享版',
  createTime: '2026-10-25 09:02:00',
  orgName: '木棉体检中心',
  reportSummary: '未见异常',
  status: 1,
  serviceId: '1',
  specificationId: '2',
  customerName: '林婉清',
  reportPdfUrl: 'https://files.example/81.pdf',
  supremeReportPdfUrl: 'https://files.example/82.pdf',
  fillBasicInfo: 1,
  ...changed,
})

/** A lesion as the server returns it: place, size, hardness and form. */
export const lesionRow = (changed: object = {}) => ({
  id: 'N1',
  nidusPosition: 0,
  nidusArea: 2,
  nidusAngle: 2,
  width: 12,
  height: 9,
  hardness: 3.456,
  shape: 0,
  ...changed,
})

/** Serves these inspection reports. */
export const reports = (...rows: object[]) => answer('/report/reportRecord', () => ({ list: rows }))
/** Serves these questionnaire reports. */
export const healthReports = (...rows: object[]) => answer('/report/healthManagerReportRecord', () => ({ list: rows }))

export const cards = async () => within(await screen.findByRole('tabpanel')).findAllByRole('listitem')
