import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync, type Manifest } from 'vite'
import { ROOT } from '../source'

export type Build = { folder: string; files: string[]; page: string; manifest: Manifest }

export const readBuild = (folder: string): Build => {
  const base = join(ROOT, folder)
  if (!existsSync(base)) throw new Error(`${folder} is missing: build it with npm run build, or run npm test`)
  return {
    folder,
    files: readdirSync(base, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(base, join(entry.parentPath, entry.name))),
    page: readFileSync(join(base, 'index.html'), 'utf8'),
    manifest: existsSync(`${base}.manifest.json`) ? JSON.parse(readFileSync(`${base}.manifest.json`, 'utf8')) : {},
  }
}

export const textOf = ({ folder }: Build, file: string): string => readFileSync(join(ROOT, folder, file), 'utf8')

/** The files a phone loads for some sources: scripts with their static imports, and their styles. */
export type Load = { scripts: Set<string>; styles: Set<string> }

/** A source of the page itself means all scripts that the page names. */
export const loadOf = (build: Build, sources: string[]): Load => {
  const first = sources.flatMap((source) => (source === PAGE ? namedIn(build, 'js') : [chunkOf(build, source).file]))
  const scripts = new Set(first.flatMap((file) => [file, ...importedBy(build, file)]))
  const styles = Object.values(build.manifest)
    .filter(({ file }) => scripts.has(file))
    .flatMap(({ css = [] }) => css)
  return { scripts, styles: new Set(styles) }
}

export const PAGE = 'index.html'

export const namedIn = ({ page }: Build, kind: 'js' | 'css'): string[] =>
  [...page.matchAll(new RegExp(`(?:src|href)="/(assets/[^"]+\\.${kind})"`, 'g'))].map(([, file = '']) => file)

export const beyond = (load: Load, base: Load): Load => ({
  scripts: new Set([...load.scripts].filter((file) => !base.scripts.has(file))),
  styles: new Set([...load.styles].filter((file) => !base.styles.has(file))),
})

/** Kilobytes (1000 bytes) after gzip. */
export const kilobytes = ({ folder }: Build, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(ROOT, folder, file)), { level: 9 }).length, 0) /
  1000

export const chunkOf = ({ folder, manifest }: Build, source: string) => {
  const chunk = manifest[source]
  if (chunk === undefined)
    throw new Error(`${source} is no chunk of ${folder}: is build.manifest on, and the file imported dynamically?`)
  return chunk
}

export const importedBy = (build: Build, file: string): Set<string> => {
  const found = new Set(staticImports(build, file))
  for (const each of found) for (const next of staticImports(build, each)) found.add(next)
  return found
}

const known = new Map<string, string[]>()

const staticImports = (build: Build, file: string): string[] => {
  const key = `${build.folder}/${file}`
  const imports =
    known.get(key) ??
    parseSync(file, textOf(build, file)).module.staticImports.map(({ moduleRequest }) =>
      posix.join(dirname(file), moduleRequest.value),
    )
  known.set(key, imports)
  return imports
}
