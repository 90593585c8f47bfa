import { endpoints } from '@/inspector/endpoints'
import { commit, table, today, writeMarked } from './marks'
import type { ServedKind as Kind } from './sites'
import type { Traffic } from './traffic'

const VISITS = 1_000_000

/** How many of 100 visits take each journey. These are assumptions, to be replaced by measured numbers. */
const SHARES: Readonly<Record<string, number>> = {
  Home: 70,
  'sign in by phone': 10,
  'book and pay': 4,
  cancel: 1,
  questionnaire: 6,
  'report with its PDF': 15,
  'consultation with a picture': 2,
  chat: 8,
  'check-in': 5,
}
/** Share of visits whose cache has no file of the release. */
const NEW = 0.3
/** Share of a day's visits in its busiest hour. */
const BUSIEST = 0.12
const HOUR_S = 3600
/** Number of messages of one chat, from both sides, and how long it stays open. */
const MESSAGES = 20
const CHAT_MINUTES = 6

const shareOf = ({ name }: Traffic): number => {
  const share = SHARES[name]
  if (share === undefined) throw new Error(`The journey ${name} has no share of the visits: add it to SHARES.`)
  return share / 100
}

const sum = (journeys: readonly Traffic[], ofJourney: (journey: Traffic) => number): number =>
  journeys.reduce((total, journey) => total + shareOf(journey) * ofJourney(journey), 0)

/** Returns what a million visits request, by the shares above. */
const sizing = (journeys: readonly Traffic[]) => {
  const mean = (kind: Kind, unit: 'requests' | 'bytes') =>
    sum(journeys, ({ first, again }) => NEW * first[kind][unit] + (1 - NEW) * again[kind][unit])
  const aDay = (kind: Kind, unit: 'requests' | 'bytes') => VISITS * mean(kind, unit)
  const inPeak = (kind: Kind) => (aDay(kind, 'requests') * BUSIEST) / HOUR_S
  const chats = VISITS * ((SHARES['chat'] ?? 0) / 100)
  const consultations = VISITS * ((SHARES['consultation with a picture'] ?? 0) / 100)
  return {
    calls: { aDay: aDay('calls', 'requests'), aSecond: inPeak('calls'), bytes: aDay('calls', 'bytes') },
    files: { aDay: aDay('files', 'requests'), aSecond: inPeak('files'), bytes: aDay('files', 'bytes') },
    documents: {
      aDay: aDay('documents', 'requests'),
      aSecond: inPeak('documents'),
      bytes: aDay('documents', 'bytes'),
    },
    chats: { aDay: chats, atOnce: (chats * BUSIEST * CHAT_MINUTES) / 60 },
    consultations: {
      aDay: consultations,
      messages: consultations * MESSAGES,
      aSecond: (consultations * MESSAGES * BUSIEST) / HOUR_S,
    },
  }
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)
const GB = (bytes: number): string => `${Math.round(bytes / 1e9).toLocaleString('en')} GB`
const whole = (number: number): string => Number(number.toPrecision(2)).toLocaleString('en')

/** Lists the calls of the contract that a journey makes again on the same phone, and how often. */
const callsTable = (journeys: readonly Traffic[]): string => {
  const rows = endpoints.map(({ name, endpoint: { method, path } }) => [
    `\`${name}\``,
    ...journeys.map(({ again }) => again.asked[`${method} ${path}`] ?? ''),
  ])
  return table(
    ['call', ...journeys.map(({ name }) => name)],
    rows.filter(([, ...counts]) => counts.some((asked) => asked !== '')),
  )
}

/** Writes the measured tables of docs/traffic.md, each between its two marks. */
export const writeTraffic = (journeys: readonly Traffic[]): void =>
  writeMarked('docs/traffic.md', trafficParts(journeys))

export const trafficParts = (journeys: readonly Traffic[]): Record<string, string> => {
  const { calls, files, documents, chats, consultations } = sizing(journeys)
  return {
    measured: `Measured on ${today()}, commit ${commit()}.`,
    journeys: table(
      ['journey', 'API calls', 'API kB', 'files, first', 'kB', 'files, again', 'kB', 'documents kB', 'of 100 visits'],
      journeys.map(({ name, first, again }) => [
        name,
        again.calls.requests,
        kB(again.calls.bytes),
        first.files.requests,
        kB(first.files.bytes),
        again.files.requests,
        kB(again.files.bytes),
        kB(again.documents.bytes),
        SHARES[name] ?? 0,
      ]),
    ),
    calls: callsTable(journeys),
    assumed: [
      `Of 100 visits, ${NEW * 100} have nothing of the release in their cache,`,
      `and ${BUSIEST * 100} come in the busiest hour.`,
    ].join(' '),
    needs: table(
      ['what', 'a day', 'a second in the busiest hour', 'bytes a day'],
      [
        ['calls of the API', whole(calls.aDay), whole(calls.aSecond), GB(calls.bytes)],
        ['files, without a CDN', whole(files.aDay), whole(files.aSecond), GB(files.bytes)],
        ['documents', whole(documents.aDay), whole(documents.aSecond), GB(documents.bytes)],
      ],
    ),
    peak: `Within that hour a second can have three times the mean: ${whole(calls.aSecond * 3)} calls of the API.`,
    talks: `A consultation has ${MESSAGES} messages, and its chat stays open for ${CHAT_MINUTES} minutes.`,
    account: table(
      ['what', 'number'],
      [
        ['users who sign in to the platform in a day', whole(chats.aDay)],
        ['connections at once in the busiest hour', whole(chats.atOnce)],
        ['new groups a day, each with two members', whole(consultations.aDay)],
        ['messages a day', whole(consultations.messages)],
        ['messages a second in the busiest hour', whole(consultations.aSecond)],
      ],
    ),
  }
}
