import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Changes to one file of a package. */
export type PackagePatch = { file: string; changes: readonly (readonly [from: string | RegExp, to: string])[] }

/** The source with all changes of a patch. Throws when one of them finds nothing to change. */
export const patched = ({ file, changes }: PackagePatch, source: string): string =>
  changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, () => to)
    if (changed === text) throw new Error(`${file} no longer contains ${from}: update its patch.`)
    return changed
  }, source)

/**
 * Patches these files while building. The build stops when a patch finds nothing to change, or its file is not in the
 * build. `isFor` says which of several builds a patch is for, by the modules of that build.
 */
export const patchPackages = (
  patches: readonly PackagePatch[],
  isFor: (modules: string[]) => boolean = () => true,
): Plugin => ({
  name: 'patch-packages',
  apply: 'build',
  load: (id) => {
    const patch = patches.find(({ file }) => id.endsWith(`/node_modules/${file}`))
    return patch === undefined ? undefined : patched(patch, readFileSync(id, 'utf8'))
  },
  buildEnd() {
    const modules = [...this.getModuleIds()]
    if (!isFor(modules)) return
    const missed = patches.find(({ file }) => !modules.some((id) => id.endsWith(`/node_modules/${file}`)))
    if (missed !== undefined) throw new Error(`${missed.file} is no longer bundled: remove its patch.`)
  },
})
