import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { PackagePatch } from './patchPackages.ts'

const READER_FOLDER = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { version } = JSON.parse(readFileSync(join(READER_FOLDER, 'package.json'), 'utf8')) as { version: string }

/** pdf.js asks for these files by fixed names, so the path contains the version instead of a hash. */
const SERVED_AT = `assets/pdfjs-${version}`

/** Character maps for Chinese text in documents without embedded fonts, simplified and traditional. */
const CHINESE = /^(Adobe-(GB|CNS)1|GB|B5|CNS|ET|HK|Uni(GB|CNS)).*\.bcmap$/
/** Symbol fonts that no phone has. For every other standard font pdf.js uses the phone's own. */
const SIGNS = /^Foxit(Symbol|Dingbats)\.pfb$/

export const pdfAssets = (): Plugin => {
  const files = new Map(
    [['cmaps', CHINESE] as const, ['standard_fonts', SIGNS] as const].flatMap(([folder, names]) =>
      readdirSync(join(READER_FOLDER, folder))
        .filter((name) => names.test(name))
        .map((name) => [name, join(READER_FOLDER, folder, name)]),
    ),
  )
  return {
    name: 'pdf-assets',
    configureServer(server) {
      server.middlewares.use(`/${SERVED_AT}`, (request, response, next) => {
        const file = files.get((request.url ?? '').slice(1))
        if (file === undefined) return next()
        response.end(readFileSync(file))
      })
    },
    generateBundle() {
      for (const [name, file] of files)
        this.emitFile({ type: 'asset', fileName: `${SERVED_AT}/${name}`, source: readFileSync(file) })
    },
  }
}

/** The reader never evaluates text as a script. The content policy forbids it, too. */
const NO_EVAL: [string, string][] = [
  ['new Function("");', "throw new Error('never');"],
  ["Function('return this')()", 'undefined'],
  [`Function('return require("' + name + '")')()`, 'undefined'],
]
const NO_PLAIN_ADDRESS: [string, string] = ['http://example.com', 'https://example.com']

export const READER: readonly PackagePatch[] = [
  { file: 'pdfjs-dist/legacy/build/pdf.mjs', changes: [...NO_EVAL, NO_PLAIN_ADDRESS] },
]

/** The worker never shows XFA forms. Leaving out their parser saves a seventh of the bytes. */
export const READER_WORKER: readonly PackagePatch[] = [
  {
    file: 'pdfjs-dist/legacy/build/pdf.worker.mjs',
    changes: [
      ...NO_EVAL,
      NO_PLAIN_ADDRESS,
      ['return new Function("src", "srcOffset", "dest", "destOffset", compiled);', ''],
      [/^class XFAFactory \{[\s\S]*?^\}$/m, 'class XFAFactory { static getRichTextAsHtml() { return null } }'],
      [/check: ns => ns(?: === |\.startsWith\()"http:[^"]*"\)?/g, 'check: () => false'],
      ['http://www.xfa.org', 'https://www.xfa.org'],
    ],
  },
]

const UNREACHED = "throw new Error('This part is left out of the build.')"

/** The export draws no HTML and no SVG text, and the policy forbids styles that a script adds. */
export const MAKER: readonly PackagePatch[] = [
  {
    file: 'html2canvas/dist/html2canvas.js',
    changes: [
      ['createPseudoHideStyles(clone);', ''],
      // The app's pictures are blocks, but the one for measuring a font must be inline.
      ["img.style.verticalAlign = 'baseline';", "img.style.display = 'inline'; img.style.verticalAlign = 'baseline';"],
    ],
  },
  {
    file: 'jspdf/dist/jspdf.es.min.js',
    changes: [
      ['import("canvg")', `(() => { ${UNREACHED} })()`],
      ['import("dompurify")', `(() => { ${UNREACHED} })()`],
      ['import("html2canvas")', `(() => { ${UNREACHED} })()`],
      ['http://jspdf.default.namespaceuri', 'https://jspdf.default.namespaceuri'],
    ],
  },
]

export const readsDocuments = (modules: string[]): boolean => modules.some((id) => id.includes('/pdfjs-dist/'))
