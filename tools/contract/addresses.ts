import {
  getManageReportPdfUrl,
  getReportPdfUrl,
  getRiskReportPdfUrl,
  getSupremeReportPdfUrl,
} from '@/contract/reports'
import { linkTarget } from '@/domain/link'
import { documentPath } from '@/domain/pdf/document'
import { pictureUrl } from '@/lib/pictureUrl'
import { isRecord } from '@/lib/isRecord'
import { deviation, shapeOf, type Deviation } from '@/inspector/deviations'
import { fieldIn } from '@/inspector/fieldPlaces'

const HOST = 'https://app.example'

type Kind = { expected: string; opens: (address: string) => boolean }

/** Two screens must mean the same by an address: a relative one would lead elsewhere from each. */
const picture: Kind = {
  expected: 'the address of a picture: https://…, or a path from /api/',
  opens: (address) => {
    const [one, other] = [`${HOST}/home`, `${HOST}/report/list/1`].map((page) => pictureUrl(address, page))
    return one !== undefined && one === other
  },
}
const file: Kind = {
  expected: 'the address of a document: https://…, or a path from /pdfProxy/',
  opens: (address) => documentPath(address, HOST) !== undefined,
}
const link: Kind = {
  expected: 'the address of a page',
  opens: (address) => linkTarget(address, HOST).kind !== 'none',
}

const FIELDS: ReadonlyMap<string, Kind> = new Map([
  ...[
    'advertisementPictureUrl',
    'avatar',
    'coverPhoto',
    'd2ImageUrlEncry',
    'd3ImageUrlEncry',
    'doctorHeadPic',
    'headPic',
    'orgImageUrl',
    'orgLogoUrlEncry',
    'thumbnailUrl',
  ].map((name) => [name, picture] as const),
  ...['reportPdfUrl', 'supremeReportPdfUrl'].map((name) => [name, file] as const),
  ...['externalLink', 'linkUrl'].map((name) => [name, link] as const),
])

/** Calls whose data is the address of a document. */
const OF_DOCUMENTS: ReadonlySet<string> = new Set(
  [getReportPdfUrl, getSupremeReportPdfUrl, getRiskReportPdfUrl, getManageReportPdfUrl].map(({ path }) => path),
)

/** Returns the addresses in an answer that the app does not open, judged by its own rules (A411, RC8). */
export const deadAddresses = (path: string, data: unknown): Deviation[] =>
  OF_DOCUMENTS.has(path) ? dead('data', file, data) : addressesIn(data, '')

const addressesIn = (data: unknown, place: string): Deviation[] => {
  if (Array.isArray(data)) return data.flatMap((one: unknown) => addressesIn(one, `${place}[]`))
  if (!isRecord(data)) return []
  return Object.entries(data).flatMap(([name, value]) => {
    const field = fieldIn(place, name)
    const kind = FIELDS.get(name)
    return kind === undefined ? addressesIn(value, field) : dead(field, kind, value)
  })
}

const dead = (field: string, { expected, opens }: Kind, value: unknown): Deviation[] => {
  if (typeof value !== 'string' || !/\S/.test(value) || opens(value)) return []
  const [scheme] = /^(https?|ftp|file|data|javascript):/i.exec(value) ?? []
  const came = scheme === undefined ? shapeOf(value) : `one with ${scheme.toLowerCase()}`
  return [deviation(field, expected, came, 'notOpened')]
}
