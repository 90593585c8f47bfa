import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportText } from '@/inspector/collect'
import { checkServer } from '../../tools/contract/check'
import { reasonsToFail } from '../../tools/contract/reasons'
import { checkRecording } from '../../tools/contract/recording'
import { ROOT } from '../structure/source'
import { changing, clinicToAsk, serverOf } from '../support/contractServer'

const { ask, token } = clinicToAsk()

test('the price of a service is asked with each package of it, and without one', async () => {
  const asked: unknown[] = []
  const server = await serverOf(async (request) => {
    const isPrice = request.url.endsWith('/calculatePrice') && request.headers.get('token') === token
    if (isPrice) asked.push(Object.fromEntries(new URLSearchParams(await request.clone().text())))
    return ask(request)
  })
  await checkServer({ server: server.url, token })
  await server.close()
  const noCoupon = { couponId: '', discountsId: '' }
  expect(asked).toEqual(
    expect.arrayContaining(
      ['', '1', '2'].map((specificationId) => ({ serviceId: '1', specificationId, ...noCoupon })),
    ),
  )
})

test('services without the one that the check has by default leave a note', async () => {
  type Services = { list: { serviceId: unknown }[]; total: number }
  const notesWith = async (change: (data: Services) => Services) => {
    const server = await serverOf(changing(ask, '/listHealthService', change))
    const { notes, notAsked } = await checkServer({ server: server.url, token })
    await server.close()
    return [notes, notAsked.filter((line) => line.includes('/organ/listOrgan'))]
  }
  expect(await notesWith(() => ({ list: [], total: 0 }))).toEqual([
    expect.arrayContaining([expect.stringMatching(/^No service has the id 1\. /)]),
    ['GET /organ/listOrgan: no answer gave an id to ask with'],
  ])
  const [notes] = await notesWith((data) => data)
  expect(notes?.join()).not.toContain('No service')
})

test('a list that runs the wrong way leaves a note, because the app asks for its first page alone', async () => {
  const reversed = ({ list, total }: { list: unknown[]; total: number }) => ({ list: [...list].reverse(), total })
  const [appointments, consultations, clinics] = [
    '/subscribe/listSubscribe',
    '/consultation/queryConsultationsByUserId',
    '/organ/listOrgan',
  ]
  const notesOf = async (call: string) => {
    const server = await serverOf(changing(ask, call, reversed))
    const { notes } = await checkServer({ server: server.url, token })
    await server.close()
    return notes.filter((note) => note.includes(' first by '))
  }
  expect(await notesOf(appointments)).toEqual([expect.stringContaining(`GET ${appointments} is not newest first`)])
  expect(await notesOf(consultations)).toEqual([expect.stringContaining(`POST ${consultations} is not newest first`)])
  expect(await notesOf(clinics)).toEqual([expect.stringContaining(`GET ${clinics} is not nearest first`)])
  expect(await notesOf('/no/such')).toEqual([])
})

test('a field that is absent under its name, and there under nearly the same one, leaves a note', async () => {
  const call = '/relativesManager/getRelativesInfoById'
  const server = await serverOf(
    changing(ask, call, ({ mAge, fPregnancy, ...rest }: Record<string, unknown>) => ({
      ...rest,
      mage: mAge ?? 13,
      f_pregnancy: fPregnancy ?? 26,
    })),
  )
  const { notes } = await checkServer({ server: server.url, token })
  await server.close()
  expect(notes.filter((note) => note.includes('The app reads only'))).toEqual([
    `GET ${call} sends f_pregnancy. The app reads only fPregnancy, and takes that for empty.`,
    `GET ${call} sends mage. The app reads only mAge, and takes that for empty.`,
  ])
})

const recorded = (...answers: [path: string, key: string, data: unknown][]) =>
  checkRecording(
    JSON.stringify({
      log: {
        entries: answers.map(([path, key, data]) => ({
          request: {
            method: 'POST',
            url: `https://clinic.example/api${path}`,
            headers: [{ name: 'Idempotency-Key', value: key }],
          },
          response: {
            status: 200,
            headers: [{ name: 'Date', value: 'Tue, 24 Nov 2026 10:00:00 GMT' }],
            content: { text: JSON.stringify({ data, message: 'ok', status: 200 }) },
          },
        })),
      },
    }),
  )

test('two orders by one Idempotency-Key fail the check of a recording; the first answer again does not', () => {
  const order = (id: string, practicalPrice = 100) => ({ id, practicalPrice, wxResult: null })
  const twice = recorded(
    ['/order/createOrder', 'key-1', order('7')],
    ['/order/createOrder', 'key-1', order('7', 200)],
    ['/order/createOrder', 'key-1', order('8')],
  )
  expect(reasonsToFail(twice)).toEqual(['An action is done twice: POST /order/createOrder.'])
  expect(reportText(twice)).toContain(
    '- POST /order/createOrder: the answer to a repeated Idempotency-Key: expected the first answer again, came other ids; the action is done twice (once)',
  )
  const apart = recorded(
    ['/order/createOrder', 'key-1', order('7')],
    ['/order/createOrder', 'key-2', order('8')],
    ['/consultation/createOrder', 'key-1', order('9')],
  )
  expect(reasonsToFail(apart)).toEqual([])
})

test('contract:check prints its options and ends well when it is asked for help', () => {
  const text = execFileSync(process.execPath, [join(ROOT, 'tools/scripts/contractCheck.mjs'), '--help'], {
    encoding: 'utf8',
  })
  for (const option of ['server', 'token', 'origin', 'har']) expect(text).toMatch(new RegExp(`^--${option} `, 'm'))
})
