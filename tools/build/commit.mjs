import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'

const SHOWN = 10

/**
 * Returns the commit of the build: the given one, else the one checked out in this folder, else ''. The folder may be
 * outside any repository, or inside someone else's.
 */
export const commitOf = (named, folder) => {
  if (named !== undefined && named !== '') {
    if (!/^[0-9a-f]{7,40}$/.test(named))
      throw new Error(
        `BUILD_COMMIT is malformed: ${JSON.stringify(named)}; it takes 7 to 40 digits and letters a to f`,
      )
    return named.slice(0, SHOWN)
  }
  try {
    const output = execFileSync('git', ['rev-parse', '--show-toplevel', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [top = '', commit = ''] = output.split('\n')
    return realpathSync(top) === realpathSync(folder) ? commit.slice(0, SHOWN) : ''
  } catch {
    return ''
  }
}
