import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import util from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.wasm', '.webmanifest'])
const brotli = util.promisify(brotliCompress)
const zip = util.promisify(gzip)

/** Compressed forms of a file, smallest first: the HTTP coding and the file's suffix. */
export const packings = [
  {
    coding: 'br',
    suffix: '.br',
    pack: (body, isQuick) =>
      brotli(body, {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : constants.BROTLI_MAX_QUALITY,
        },
      }),
  },
  { coding: 'gzip', suffix: '.gz', pack: (body) => zip(body, { level: 9 }) },
]

export const isCompressible = (name) => compressible.has(extname(name))

export const isPrecompressed = (name) => packings.some(({ suffix }) => name.endsWith(suffix))

/**
 * Writes compressed forms beside every file of a folder where they are smaller, and returns their number. `isQuick`
 * saves time for a ninth more bytes.
 */
export const precompressFolder = async (folder, isQuick = false) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && isCompressible(entry.name))
  const written = await Promise.all(files.map((entry) => precompressFile(join(entry.parentPath, entry.name), isQuick)))
  return written.flat().length
}

const precompressFile = async (name, isQuick) => {
  const body = await readFile(name)
  const smaller = []
  for (const { suffix, pack } of packings) {
    const packed = await pack(body, isQuick)
    if (packed.length < body.length) smaller.push(writeFile(name + suffix, packed))
  }
  return Promise.all(smaller)
}

/** Returns the compressed forms of a file by coding. A form older than its file belongs to an earlier version. */
export const precompressedForms = async (name, { mtimeMs }) => {
  const found = await Promise.all(
    packings.map(async ({ coding, suffix }) => {
      const beside = await stat(name + suffix).catch(() => undefined)
      return beside?.isFile() && beside.mtimeMs >= mtimeMs ? [[coding, await readFile(name + suffix)]] : []
    }),
  )
  return new Map(found.flat())
}

/** Returns the coding that the client prefers among those offered, or undefined for none. */
export const acceptedOf = (header, offered) => {
  const wanted = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const quality = parameters.find((text) => /^q\s*=/.test(text))?.replace(/^q\s*=\s*/, '') ?? '1'
      return [name, Number.isNaN(Number(quality)) ? 0 : Number(quality)]
    }),
  )
  const qualityOf = (coding) => wanted.get(coding) ?? wanted.get('*') ?? 0
  const [best] = packings
    .map(({ coding }) => coding)
    .filter((coding) => offered.includes(coding) && qualityOf(coding) > 0)
    .sort((one, other) => qualityOf(other) - qualityOf(one))
  return best !== undefined && qualityOf(best) >= (wanted.get('identity') ?? 0) ? best : undefined
}
