import { screen } from '@testing-library/react'
import { answer } from '../../support/answers'
import { renderApp } from '../../support/app'

/** The report of a demo visit: 1 and 3 of 13800000001, 4 of her mother, 7 of a man, 9 with gaps. */
export const reportOf = (visit: number) => `8745039284758360${String(visit).padStart(3, '0')}`
export const WOMAN = { reportId: reportOf(1), phone: '13800000001' }

type Visit = { reportId?: string; phone?: string; language?: 'zh' | 'en' }
export const open = ({ reportId = WOMAN.reportId, phone = WOMAN.phone, language = 'zh' }: Visit = {}) =>
  renderApp(`/report/riskReport?reportId=${reportId}`, { signedInAs: phone, language })

export const RISK = '/report/viewRiskReportInfo'
export const PALPATION = '/report/viewReportInfo'

export const CONTENT = {
  basicinfo: { name: '林婉清', age: 46, sex: '0', height: 163, weight: 58.5, ethnicity: '汉族' },
  menstrufeeding: { m_age: 13, childbirth: 1, f_pregnancy: 27, m_lastday: '2026-11-01', special: false },
  family: { relatives_1st: false, relatives_2nd: false, biopsy: true, biopsytimes: 1, biopsyresult: ['0'] },
  factor: {
    smoking: false,
    drink: false,
    lack_exercise: false,
    sleep_debt: false,
    contraception: false,
    use_product: false,
  },
}
export const REPORT = {
  customerName: '林婉清',
  sex: '0',
  age: 46,
  inspectionNum: 'JC202611200001',
  inspecterName: '宋医生',
  inspectionTime: '2026-11-20 09:20:00',
  orgName: '木棉体检中心',
  orgAddress: '朝阳区一号',
  contractTel: '010-5550123',
  inspectionId: '6745',
  riskWarning: 8,
  riskLevel: 1,
  questionContent: JSON.stringify(CONTENT),
}

/** Serves a risk report, and the suggestion of the palpation report of the same examination. */
export const answerReport = (part: object, suggestion: string | null = null) => {
  answer(RISK, () => ({ ...REPORT, ...part }))
  answer(PALPATION, () => ({ suggestion, guidanceList: [], nidusRecordList: [] }))
}

export const card = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 2, name }).then((one) => one.closest('section') as HTMLElement)
