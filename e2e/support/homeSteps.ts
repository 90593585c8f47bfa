import { expect, type Page } from '@playwright/test'
import { addDays, chinaDay } from '@/lib/time/day'
import { BOOKED_CHECK } from '../../tests/support/fixtures/bookedCheck'

/** The address of a call and the server's answer. */
type Answers = { readonly [address: string]: unknown }

const dayFromNow = (days: number): string => addDays(chinaDay(Date.now()), days)

const rows = (...list: object[]) => ({ list, total: list.length })

const appointment = (days: number, hqiId: string | null) => ({
  ...BOOKED_CHECK,
  subscribeTime: dayFromNow(days),
  hqiId,
})

const booked = (days: number, hqiId: string | null): Answers => ({
  '/subscribe/listSubscribe': rows(appointment(days, hqiId)),
  '/subscribe/getSubscribeDetail': appointment(days, hqiId),
})

const report = (days: number) => ({
  id: '81',
  inspectId: '61',
  reportId: '81',
  specificationId: '2',
  serviceId: '1',
  name: '触诊成像报告',
  createTime: `${dayFromNow(days)} 09:00:00`,
  orgName: '木棉体检中心',
  reportSummary: null,
  status: '1',
  customerName: '周玉珍',
  reportPdfUrl: 'https://files.demo.example/reports/81.pdf',
  supremeReportPdfUrl: null,
  fillBasicInfo: null,
})

const talk = { id: '91', consultationStatus: 2, consultationType: '1', customerName: '周玉珍', doctorName: '沈知夏' }

const NOTHING: Answers = {
  '/subscribe/listSubscribe': rows(),
  '/report/reportRecord': [],
  '/consultation/queryConsultationsByUserId': rows(),
}

/** The next steps of Home, except the unpaid order, which has a separate picture. */
const STEPS: { readonly [name: string]: Answers } = {
  first: NOTHING,
  today: booked(0, '31'),
  tomorrow: booked(1, null),
  report: { '/report/reportRecord': [report(-2)] },
  replied: { '/consultation/queryConsultationsByUserId': rows({ ...talk, unreadCount: 2 }) },
  questionnaire: booked(6, null),
  due: {
    '/report/reportRecord': [report(-185)],
    '/report/viewReportInfo': { suggestion: '2', nidusRecordList: [] },
    '/report/viewRiskReportInfo': null,
  },
  ahead: booked(6, '31'),
}

/** Opens Home once for each kind of next step that the server's answers can produce. */
export const everyHomeStep = async (
  page: Page,
  idle: () => Promise<void>,
  look: (where: string) => Promise<void>,
): Promise<void> => {
  for (const [name, answers] of Object.entries(STEPS)) {
    const prepared = Object.entries({ ...NOTHING, ...answers })
    const isPrepared = ({ pathname }: URL) => prepared.some(([address]) => pathname.endsWith(address))
    await page.route(isPrepared, (route) => {
      const [, data] = prepared.find(([address]) => new URL(route.request().url()).pathname.endsWith(address)) ?? []
      return route.fulfill({ json: { data, message: '', status: 200 } })
    })
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await idle()
    await look(`/home, ${name}`)
    await page.unroute(isPrepared)
  }
}
