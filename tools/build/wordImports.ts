import type { Plugin } from 'vite'

/** An entry of the list that `import.meta.glob` makes of the files of texts. */
const ENTRY =
  /\s*"\.\/([\w/]+)\.ts": \(\) => __vitePreload\(\(\) => import\("\.\/\1(-[\w-]+\.js)"\), __VITE_PRELOAD__\),?/
const LIST = new RegExp(String.raw`Object\.assign\(\{(?:${ENTRY.source.replace('\\1', '[\\w/]+')})+\s*\}\)`)

/**
 * Shortens the list of the files of texts in the first script: it holds their paths once and one computed import. Every
 * visit then loads 0.4 kB less than with an import for each of the 84 files.
 */
export const wordImports = (): Plugin => ({
  name: 'word-imports',
  apply: 'build',
  renderChunk(code, { moduleIds }) {
    if (!moduleIds.some((id) => id.endsWith('/src/i18n/wordFiles.ts'))) return null
    const [list = ''] = LIST.exec(code) ?? []
    const entries = [...list.matchAll(new RegExp(ENTRY, 'g'))]
    const endings = new Set(entries.map(([, , ending]) => ending))
    if (endings.size !== 1) throw new Error('The list of the files of texts is not found, or their hashes differ.')
    const paths = JSON.stringify(entries.map(([, path]) => path).join(' '))
    const load = `() => __vitePreload(() => import("./" + path + ${JSON.stringify([...endings][0])}), [])`
    return code.replace(
      list,
      () => `Object.fromEntries(${paths}.split(" ").map((path) => ["./" + path + ".ts", ${load}]))`,
    )
  },
})
