import { openPalpation, type PalpationAddress } from '@/stores/reports/palpation'
import { reportIdIn } from '@/routes/paths'
import type { ScreenLoader } from '@/routes/screen'

export const startPalpationReport: ScreenLoader = ({ query }) => {
  const address = palpationIn(query)
  if (address.reportId !== '') void openPalpation(address)
}

export const palpationIn = (query: URLSearchParams): PalpationAddress => ({
  reportId: reportIdIn(query),
  specificationId: query.get('specificationId') ?? '',
})
