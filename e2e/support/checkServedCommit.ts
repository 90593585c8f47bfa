import { commitOf } from '../../tools/build/commit.mjs'

/**
 * Checks a server that runs already before journeys use it. Throws an error if they cannot sign in there, or if its
 * build comes from another commit than these journeys. Vite's own server has no build and serves the present files.
 * `E2E_ANY_BUILD=1` runs them on any build.
 */
export default async (): Promise<void> => {
  const site = process.env['E2E_BASE_URL']
  if (site === undefined) return
  if (!URL.canParse(site) || new URL(site).hostname !== 'localhost')
    throw new Error(`E2E_BASE_URL must be an address such as http://localhost:5173, but is "${site}".`)
  if (process.env['E2E_ANY_BUILD'] === '1') return
  const served = await servedCommit(site)
  const here = commitOf(undefined, process.cwd())
  if (served === undefined || served === here) return
  throw new Error(
    `${site} serves a build of commit ${served || 'unknown'}, and these journeys are of commit ${here || 'unknown'}. Deploy this commit, check out that one, or set E2E_ANY_BUILD=1.`,
  )
}

/** Returns '' for a build without a commit, and undefined where no build is served. */
const servedCommit = async (site: string): Promise<string | undefined> => {
  const answer = await fetch(new URL('/version.json', site)).catch(() => {
    throw new Error(
      `No server answers at ${site}. Start one, for example by npm run dev, or run without E2E_BASE_URL.`,
    )
  })
  if (!answer.ok || !(answer.headers.get('content-type') ?? '').includes('json')) return undefined
  const body: unknown = await answer.json()
  const commit = typeof body === 'object' && body !== null && 'commit' in body ? body.commit : undefined
  return typeof commit === 'string' ? commit : ''
}
