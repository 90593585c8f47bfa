import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test as base } from './test'

/** Keeps the browser's profile in a folder, as a phone does: the HTTP cache is then on the disk. */
export const test = base.extend<{ profile: string }>({
  profile: async ({ browserName: _any }, provide) => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'))
    await provide(profile)
    rmSync(profile, { recursive: true, force: true })
  },
  context: async ({ playwright, launchOptions, profile }, provide) => {
    const context = await playwright.chromium.launchPersistentContext(profile, launchOptions)
    await provide(context)
    await context.close()
  },
  page: async ({ context }, provide) => {
    const [page] = context.pages()
    await provide(page ?? (await context.newPage()))
  },
})

/** These are logs that keep removed values until the browser compacts them, so a page is asked for their content. */
const ASKED_IN_PAGE = /Local Storage|Session Storage|IndexedDB|Cookies/
const OF_THE_BUILD = /\/assets\/|\/pictures\/[\w-]+\.svg/
const ENTRY_BEGIN = Buffer.from('305c72a71b6dfbfc', 'hex')
const ENTRY_END = Buffer.from('d8410d97456ffaf4', 'hex')
const HEAD_BYTES = 24

/**
 * Returns the files of the profile with the answers in its HTTP cache unpacked, but without files of the build. The
 * browser must have ended.
 */
export const readProfile = (profile: string): Buffer =>
  Buffer.concat(
    readdirSync(profile, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !ASKED_IN_PAGE.test(join(file.parentPath, file.name)))
      .flatMap(({ parentPath, name }) => partsOf(readFileSync(join(parentPath, name)))),
  )

/** A file of Chromium's "simple" cache is a head, the address, the answer, a mark, and the answer's headers. */
const partsOf = (file: Buffer): Buffer[] => {
  if (!file.subarray(0, ENTRY_BEGIN.length).equals(ENTRY_BEGIN)) return [file]
  const bodyAt = HEAD_BYTES + file.readUInt32LE(12)
  const address = file.toString('latin1', HEAD_BYTES, bodyAt)
  if (OF_THE_BUILD.test(address)) return []
  return [file, unpacked(file.subarray(bodyAt, file.indexOf(ENTRY_END)))]
}

const unpacked = (body: Buffer): Buffer => {
  for (const unpack of [gunzipSync, brotliDecompressSync])
    try {
      return unpack(body)
    } catch {
      // The body is compressed in another format, or not at all.
    }
  return body
}
