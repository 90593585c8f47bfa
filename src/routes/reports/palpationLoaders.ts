import { openPalpation, type PalpationAddress } from '../../stores/reportsPalpation'
import { reportIdIn } from '../paths'
import type { ScreenLoader } from '../screen'

export const startPalpationReport: ScreenLoader = ({ query }) => {
  const address = palpationIn(query)
  if (address.reportId !== '') void openPalpation(address)
}

export const palpationIn = (query: URLSearchParams): PalpationAddress => ({
  reportId: reportIdIn(query),
  specificationId: query.get('specificationId') ?? '',
})
