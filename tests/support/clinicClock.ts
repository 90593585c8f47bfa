import { act } from '@testing-library/react'
import { setClockByServer, setClockOffset, unsetClock } from '@/lib/time/clock'
import { chinaMoment } from '@/lib/time/day'
import { stopClock } from './stoppedClocks'

/**
 * Stops the clock of server, phone and browser at this wall clock time in China, until the test ends. The browser's
 * decides which cookies have expired.
 */
export const itIs = (time: string): void => {
  stopClock(chinaMoment(time))
  setClockOffset(0)
}

/** Moves the clock as itIs does. An answer confirms it, so that open screens read it again. */
export const itBecomes = (time: string): void => {
  itIs(time)
  unsetClock()
  act(() => setClockByServer(new Date(chinaMoment(time)).toUTCString()))
}
