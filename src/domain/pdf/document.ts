/** A224, A411: documents of other hosts are loaded through this proxy, which has one upstream. */
export const DOCUMENT_PROXY = '/pdfProxy'

/** RC3: limits that an old phone can hold and draw. */
export const MOST_BYTES = 30 * 1024 * 1024
export const MOST_PAGES = 200

export type DocumentProblem = 'address' | 'gone' | 'tooBig' | 'tooLong' | 'notPdf' | 'locked' | 'broken'

export class DocumentError extends Error {
  constructor(readonly problem: DocumentProblem) {
    super(problem)
    this.name = 'DocumentError'
  }
}

export type Progress = { loaded: number; total: number | undefined }

const LONGEST = 4096
/** Characters that browsers drop or read as a slash. A space inside an address is sent as %20. */
// eslint-disable-next-line no-control-regex
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\\]|^ | $/

/**
 * Returns where to load a document: directly from our own host, through the proxy from another https host. Undefined
 * for any other address.
 */
export const documentPath = (address: string | null, origin: string): string | undefined => {
  if (address === null || address.length > LONGEST || UNSAFE_CHARACTERS.test(address) || address.startsWith('//'))
    return undefined
  const url = parsed(address, origin)
  if (url === undefined || url.username !== '' || url.password !== '' || climbs(address)) return undefined
  // A blob: URL has the origin of its page.
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

const climbs = (address: string): boolean => {
  const plain = decoded((address.split(/[?#]/)[0] ?? '').replace(/^[a-z]+:\/\/[^/]*/i, ''))
  return plain === undefined || plain.split(/[/\\]/).some((part) => /^\.\.?([; ]|$)/.test(part))
}

const ENCODED_TIMES = 3

/** Returns the path; undefined if it is malformed or encoded too often. A percent sign may be part of a name. */
const decoded = (path: string): string | undefined => {
  try {
    let plain = decodeURIComponent(path)
    for (let times = 0; times < ENCODED_TIMES; times++) {
      const next = plain.replace(ENCODED_ASCII, decodeURIComponent)
      if (next === plain) return plain
      plain = next
    }
  } catch {
    return undefined
  }
  return undefined
}

const ENCODED_ASCII = /%[0-7][\da-f]/gi
