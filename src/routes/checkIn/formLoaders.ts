import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { openCheckIn } from '@/stores/checkIn/open'
import { organisationIdIn, paths } from '@/routes/paths'
import type { ScreenLoader } from '@/routes/screen'

/** A125: the QR code’s address names the organisation and its days. */
export const startCheckIn: ScreenLoader = ({ query }) => {
  const parameter = (name: string): string => query.get(name) ?? ''
  const visit = {
    organisationId: organisationIdIn(query),
    serviceId: parameter('serviceId') || DEFAULT_SERVICE_ID,
    query: { date: parameter('date'), startDate: parameter('startDate'), endDate: parameter('endDate') },
  }
  // The address bar may still show the previous page.
  void openCheckIn(visit, new URL(`${paths.checkIn()}?${query.toString()}`, window.location.origin))
}
