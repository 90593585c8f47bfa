import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FILE = 'notices.txt'

const LICENCE = /^(licen[cs]e|copying|notice)([-._].*)?$/i

/** Packages that contain code of others, with the folder of each licence. */
const TAKEN_OVER: Readonly<Record<string, readonly string[]>> = {
  'pdfjs-dist': ['cmaps/LICENSE', 'standard_fonts/LICENSE_FOXIT', '../core-js/LICENSE'],
}

/** Licences that some packages name without including the text. */
const TEXTS: Readonly<Record<string, string>> = {
  ISC: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN
AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.`,
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
}

/** A450: writes the licence notices of every bundled package beside the build. */
export const thirdPartyNotices = (): Plugin => ({
  name: 'third-party-notices',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    this.emitFile({ type: 'asset', fileName: FILE, source: noticesOf(modules) })
  },
})

const noticesOf = (modules: readonly string[]): string => {
  const files = new Map<string, string[]>()
  for (const id of modules) {
    const [file = '', folder] = /^([^?\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+)\/[^?]*/.exec(id) ?? []
    if (folder !== undefined) files.set(folder, [...(files.get(folder) ?? []), file])
  }
  const notices = [...files].map(([folder, own]) => noticeOf(folder, own)).sort()
  return ['Software of others in these pages', ...new Set(notices)].join(`\n\n${'-'.repeat(80)}\n\n`) + '\n'
}

type Package = { name: string; version: string; license?: string; author?: string }

const noticeOf = (folder: string, files: readonly string[]): string => {
  const { name, version, license = '', author = '' } = JSON.parse(textOf(join(folder, 'package.json'))) as Package
  const own = readdirSync(folder).filter((file) => LICENCE.test(file))
  const texts = [...own.sort(), ...(TAKEN_OVER[name] ?? [])].map((file) => textOf(join(folder, file)).trim())
  if (texts.length === 0) {
    const text = TEXTS[license]
    if (text === undefined) throw new Error(`${name} contains no text of its licence, ${license}: add it to TEXTS.`)
    texts.push(`Copyright ${author || `the makers of ${name}`}`, text)
  }
  return [`${name} ${version} (${license})`, ...texts, ...new Set(files.flatMap(remarksIn))].join('\n\n')
}

const remarksIn = (file: string): string[] =>
  (textOf(file).match(/\/\*[\s\S]*?\*\//g) ?? []).filter((remark) => /@license|@preserve|copyright/i.test(remark))

const textOf = (file: string): string => readFileSync(file, 'utf8')
