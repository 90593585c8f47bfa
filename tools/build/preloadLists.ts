import type { ModulePreloadOptions, Plugin } from 'vite'

/** The page itself loads these files, so no list of preloads needs them. */
const IN_PAGE = /\/(index|vendor|app)-[\w-]{6,7}\.(js|css)$/

/** The files that open the screens. */
const ENTRY = /(^|\/)(index|app)-[\w-]+\.js$/
/** A screen loads these files before its lazy parts, so only the preload lists of screens contain them. */
const OF_SCREENS = /\/(data-)?(common|lazy|shared)-[\w-]{6,8}\.js$/

/**
 * Shortens the preload lists, which Vite writes into each file with a dynamic import. A list omits what the file has
 * loaded already. It is empty if only the imported file itself is left, and this one has no styles to wait for.
 */
export const preloadLists = (): { plugin: Plugin; resolveDependencies: Resolve } => {
  const imports = new Map<string, string[]>()
  const styled = new Set<string>()
  const loadedBy = (host: string): Set<string> => {
    const loaded = new Set(imports.get(host))
    for (const file of loaded) for (const next of imports.get(file) ?? []) loaded.add(next)
    return loaded
  }
  return {
    plugin: {
      name: 'preload-lists',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          imports.set(file.fileName, file.imports)
          if (file.viteMetadata?.importedCss.size) styled.add(file.fileName)
        }
      },
    },
    resolveDependencies: (imported, files, { hostId }) => {
      const loaded = loadedBy(hostId)
      const wanted = files.filter(
        (file) => !IN_PAGE.test(file) && !loaded.has(file) && (ENTRY.test(hostId) || !OF_SCREENS.test(file)),
      )
      return wanted.some((file) => file !== imported || styled.has(file)) ? wanted : []
    },
  }
}

type Resolve = NonNullable<ModulePreloadOptions['resolveDependencies']>
