import { act } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setClockByServer, setClockOffset, unsetClock } from '@/lib/time/clock'
import { chinaMoment } from '@/lib/time/day'
import { stopClock } from '../../stoppedClocks'
import { server } from '../support'

/** The phone of 林婉清: a complete profile with two relatives. */
export const PHONE = '13800000001'

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

/** Answers this call from now on; returns the requests as they arrive. */
export const answer = (path: string, reply: (request: Request) => unknown): Request[] => {
  const requests: Request[] = []
  server.use(
    http.all(`*/api${path}`, async ({ request }) => {
      requests.push(request.clone())
      const data = await reply(request)
      return data instanceof Response ? data : HttpResponse.json({ data, message: '', status: 200 })
    }),
  )
  return requests
}

/** A limit of calls refuses, which says nothing of an earlier call (A583). */
export const askToPause = (): Response =>
  HttpResponse.json({ data: null, message: '请求过于频繁', status: 429 }, { status: 429 })

export const refuse = (message: string): Response => HttpResponse.json({ data: null, message, status: 50000 })
