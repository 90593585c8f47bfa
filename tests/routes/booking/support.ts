import { http, HttpResponse } from 'msw'
import { setClockOffset } from '@/lib/time/clock'
import { chinaMoment } from '@/lib/time/day'
import { server } from '../support'

/** The phone of 林婉清: a complete profile with two relatives. */
export const PHONE = '13800000001'

/** Sets the clock of server and phone to this wall clock time in China. */
export const itIs = (time: string): void => setClockOffset(chinaMoment(time) - Date.now())

/** Answers this call from now on; returns the requests as they arrive. */
export const answer = (path: string, reply: (request: Request) => unknown): Request[] => {
  const asked: Request[] = []
  server.use(
    http.all(`*/api${path}`, async ({ request }) => {
      asked.push(request.clone())
      const data = await reply(request)
      return data instanceof Response ? data : HttpResponse.json({ data, message: '', status: 200 })
    }),
  )
  return asked
}

export const refuse = (message: string): Response => HttpResponse.json({ data: null, message, status: 50000 })

/** An answer that the test resolves. */
export const later = () => {
  let come: (data: unknown) => void = () => undefined
  const promise = new Promise((resolve) => {
    come = resolve
  })
  return { promise, come }
}
