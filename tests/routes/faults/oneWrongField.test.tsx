import { act, screen } from '@testing-library/react'
import { getResponse, http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectIm } from '@/gateways/im/port'
import { demoPlatform } from '@/mocks/chat/gateway'
import { handlers } from '@/mocks/handlers'
import { resetStores } from '@/stores/createStore'
import { USER_PREFIX } from '@/stores/userStorage'
import { fieldsOf } from '../../support/fixtures/answerFields'
import { changed, ODD, type Json } from '../../support/fixtures/oddFields'
import { seededNumbers } from '../../support/fixtures/seededNumbers'
import { itIs } from '../../support/clinicClock'
import { SCREENS_WITH_REQUESTS } from '../../support/screensWithRequests'
import { clinic, PHONE, renderApp, server } from '../../support/app'
import { sentCalls, expectWayOn, open, pathOf } from './faults'

// A wrong field may open a chat. The first platform that is connected stays, so this one is not the real one.
connectIm(() => Promise.resolve(demoPlatform(clinic).open))

vi.mock('@/gateways/pdf/pdfjs', () => import('../../support/pdfReader'))

const RUNS = Number(process.env['ANSWER_RUNS'] ?? 40)
const SEED = Number(process.env['ANSWER_SEED'] ?? 33)
const RUN_MS = 5000

const VALUES: (Json | undefined)[] = [undefined, 0, 201, ...ODD]
const HEADERS = ['date', 'age', 'content-type', 'retry-after']
const HEADER_VALUES = ['', 'x', '-1', '86400', 'text/html', 'Thu, 01 Jan 1970 00:00:00 GMT']

beforeEach(() => itIs('2026-11-25 10:00:00'))

test(
  '[RG2] one wrong field or header in one answer leaves no screen white, without a way on, or with odd text',
  async () => {
    const next = seededNumbers(SEED)
    const oneOf = <T,>(things: readonly T[]): T => things[Math.floor(next() * things.length)] as T
    const { router } = await renderApp('/guide/follow', { signedInAs: PHONE })
    const calls = new Map<string, string[]>()
    /** Removes pending payments first, because the page would ask before it is left. */
    const reopen = async (url: string) => {
      act(() => resetStores(USER_PREFIX))
      await open(router, url)
    }
    const callsOf = async (url: string) => {
      if (!calls.has(url)) await reopen(url)
      const known = calls.get(url) ?? [...new Set(sentCalls.map(({ url: called }) => pathOf(called)))]
      calls.set(url, known)
      return known
    }
    let spoilt = ''

    /** Answers a call once as the clinic does, but for one field or header. */
    const spoilOne = (path: string) => {
      const answers = handlers(clinic)
      const [isHeader, place, value, header, text] = [
        next() < 0.1,
        next(),
        oneOf(VALUES),
        oneOf(HEADERS),
        oneOf(HEADER_VALUES),
      ]
      server.use(
        http.all(`*${path}`, async ({ request }) => {
          const answer = await getResponse(answers, request.clone())
          if (answer === undefined || !(answer.headers.get('content-type') ?? '').includes('json')) return answer
          const headers = new Headers(answer.headers)
          const json = (await answer.json()) as Json
          if (isHeader) {
            spoilt = `${header}: ${text}`
            headers.set(header, text)
            return HttpResponse.json(json, { headers })
          }
          const places = fieldsOf(path, json)
          const at = places[Math.floor(place * places.length)] ?? []
          spoilt = `${at.join('.')}: ${JSON.stringify(value)?.slice(0, 40)}`
          return HttpResponse.json(changed(json, at, value), { headers })
        }),
      )
    }

    for (let run = 1; run <= RUNS; run += 1) {
      const url = oneOf(SCREENS_WITH_REQUESTS)
      const path = oneOf(await callsOf(url))
      spoilt = ''
      spoilOne(path)
      await reopen(url)
      const where = `seed ${SEED}, run ${run}: ${url}, ${path} with ${spoilt}`
      const shown = screen.getByRole('main').textContent
      expect(shown, where).toMatch(/\S/)
      expect(shown, where).not.toMatch(/NaN|undefined|\[object|Invalid Date|\bnull\b/)
      expectWayOn(where)
      server.resetHandlers()
    }
  },
  60_000 + RUNS * RUN_MS,
)
