import { http, HttpResponse } from 'msw'
import { server } from './app'

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
