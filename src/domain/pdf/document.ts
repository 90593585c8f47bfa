/** Where the documents of other hosts are fetched: the proxy there knows its one upstream (A224, A411). */
export const DOCUMENT_PROXY = '/pdfProxy'

/** A document is at most so big and so long: an old phone has to hold and to draw it (RC3). */
export const MOST_BYTES = 30 * 1024 * 1024
export const MOST_PAGES = 200

/**
 * Why a document is not shown: its address may not be asked, there is none, it is too big or too long, it is no PDF,
 * it asks for a password, or it cannot be read.
 */
export type DocumentProblem = 'address' | 'gone' | 'tooBig' | 'tooLong' | 'notPdf' | 'locked' | 'broken'

export class DocumentError extends Error {
  constructor(readonly problem: DocumentProblem) {
    super(problem)
    this.name = 'DocumentError'
  }
}

/** How much of a document has come; the whole is unknown where the server does not say. */
export type Progress = { loaded: number; total: number | undefined }

const LONGEST = 4096
/** Of what an address may not hold, browsers drop some and read some as a slash. */
// eslint-disable-next-line no-control-regex
const AMISS = /[\u0000-\u0020\u007f\\]/

/**
 * Where the document of this address is asked for: on our own host as it is, of any other host with https over the
 * proxy; undefined for everything that may not be asked at all.
 */
export const documentPath = (address: string | null, origin: string): string | undefined => {
  if (address === null || address.length > LONGEST || AMISS.test(address) || address.startsWith('//')) return undefined
  const url = parsed(address, origin)
  if (url === undefined || url.username !== '' || url.password !== '' || climbs(address)) return undefined
  // A blob: has the origin of its page.
  if (url.pathname === '/' || !/^https?:$/.test(url.protocol)) return undefined
  if (url.origin === origin) return url.pathname + url.search
  return url.protocol === 'https:' ? DOCUMENT_PROXY + url.pathname + url.search : undefined
}

const parsed = (address: string, origin: string): URL | undefined => {
  try {
    return address.startsWith('/') ? new URL(address, origin) : new URL(address)
  } catch {
    return undefined
  }
}

/** Whether a part of the path leads up, however often that is encoded. */
const climbs = (address: string): boolean =>
  (address.split(/[?#]/)[0] ?? '')
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .split('/')
    .some((part) => {
      const plain = decoded(part)
      return plain === undefined || /[/\\]/.test(plain) || /^\.\.?(;|$)/.test(plain)
    })

const ENCODED_TIMES = 4

/** The part as somebody behind us may read it; undefined where it cannot be told. */
const decoded = (part: string): string | undefined => {
  let plain = part
  try {
    for (let times = 0; times < ENCODED_TIMES; times++) {
      const next = decodeURIComponent(plain)
      if (next === plain) return plain
      plain = next
    }
  } catch {
    return undefined
  }
  return undefined
}
