import { useEffect } from 'react'
import type { Remainders } from '@/domain/booking/days'
import type { Day } from '@/lib/days'
import { freshOf, idle, type RemoteData } from '@/lib/remote'
import { timesKey, useBooking } from '@/stores/booking/booking'
import { availabilityOf, openAhead, useAhead } from '@/stores/booking/availability'

/** What is left of each day at an organisation; asked whenever its days on offer have arrived. */
export const useAvailability = (serviceId: string, organisationId: string): ((day: Day) => RemoteData<Remainders>) => {
  const times = useBooking((booking) => freshOf(booking.times.get(timesKey(serviceId, organisationId)) ?? idle))
  const singles = useBooking(({ remainders }) => remainders)
  const ahead = useAhead((state) => state.ahead.get(organisationId)) ?? idle
  useEffect(() => {
    if (times !== undefined) void openAhead(serviceId, organisationId, times)
  }, [serviceId, organisationId, times])
  return (day) => availabilityOf({ ahead, singles }, organisationId, day)
}
