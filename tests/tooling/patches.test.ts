import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { patched, type PackagePatch } from '../../tools/build/patchPackages'
import { MAKER, READER, READER_WORKER } from '../../tools/build/pdfAssets'
import { otherPatch } from '../../tools/scripts/tryPatches.mjs'
import { ROOT } from '../structure/source'

const PATCHES = [...READER, ...READER_WORKER, ...MAKER]

const sourceOf = ({ file }: PackagePatch): string => readFileSync(join(ROOT, 'node_modules', file), 'utf8')
const patchOf = (file: string): { before: string; after: string } => {
  const patch = PATCHES.find((each) => each.file.endsWith(file))
  if (patch === undefined) throw new Error(`There is no patch of ${file}.`)
  const before = sourceOf(patch)
  return { before, after: patched(patch, before) }
}

const EVALUATES = /\bnew Function\(|\bFunction\(["'`]/
const XFA_PARSER = 'class XFAFactory {\n  constructor(data)'

test('only packages of the PDF screens are patched', () => {
  const packages = PATCHES.map(({ file }) => file.split('/')[0])
  expect(new Set(packages)).toEqual(new Set(['pdfjs-dist', 'html2canvas', 'jspdf']))
})

test.each(['pdf.mjs', 'pdf.worker.mjs'])('[RC8] the reader’s %s evaluates no text as a script', (file) => {
  const { before, after } = patchOf(file)
  expect(before).toMatch(EVALUATES)
  expect(after).not.toMatch(EVALUATES)
})

test.each(['pdf.mjs', 'pdf.worker.mjs', 'jspdf.es.min.js'])('the patched %s names no plain address', (file) => {
  const { before, after } = patchOf(file)
  const named = /http:\/\/(example\.com|www\.xfa\.org|jspdf\.default\.namespaceuri)/
  const spoken = (text: string) => text.replace(/^\s*(\*|\/\/).*$/gm, '').match(named)?.[0]
  expect(spoken(before)).toBeDefined()
  expect(spoken(after)).toBeUndefined()
})

test('the reader’s thread carries no parser of XFA forms', () => {
  const { before, after } = patchOf('pdf.worker.mjs')
  expect(before).toContain(XFA_PARSER)
  expect(after).not.toContain(XFA_PARSER)
})

test('[RC8] the export adds no style to the page', () => {
  const { before, after } = patchOf('html2canvas.js')
  expect(before).toContain('createPseudoHideStyles(clone);')
  expect(after).not.toContain('createPseudoHideStyles(clone);')
})

test('the export measures a font beside an inline picture', () => {
  const { before, after } = patchOf('html2canvas.js')
  expect(before).not.toContain("img.style.display = 'inline'")
  expect(after).toContain("img.style.display = 'inline'")
})

test('the export fetches no reader of HTML or SVG', () => {
  const { before, after } = patchOf('jspdf.es.min.js')
  const fetched = (text: string) => [...text.matchAll(/import\("(canvg|dompurify|html2canvas)"\)/g)]
  expect(fetched(before)).toHaveLength(3)
  expect(fetched(after)).toEqual([])
})

test('a patch that finds nothing to change stops the build and names the file', () => {
  const patch = { file: 'a/b.js', changes: [['one', 'two'] as const] }
  expect(patched(patch, 'one')).toBe('two')
  expect(() => patched(patch, 'three')).toThrow('a/b.js no longer contains one')
})

test('the newest other patch release of the same minor version is tried', () => {
  const versions = ['1.2.0', '1.2.9', '1.2.10', '1.2.11-beta.1', '1.3.0', '11.2.12']
  expect(otherPatch('1.2.0', versions)).toBe('1.2.10')
  expect(otherPatch('1.2.10', versions)).toBe('1.2.9')
  expect(otherPatch('1.3.0', versions)).toBeUndefined()
})
