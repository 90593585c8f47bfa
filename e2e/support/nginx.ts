import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliModule, programPath } from '../../tools/scripts/ensurePrograms.mjs'
import { documentHeaders, productionHeaders } from '../../tools/server/serve.mjs'
import { answers, freePort, startBackground } from './background'
import { nginxConfig } from './nginxConfig'

/** Starts nginx in front of a build, its server and the documents' host, on a loopback port. */
export const startNginx = async ({
  root,
  apiPort,
  documentPort,
}: {
  root: string
  apiPort: number
  documentPort: number
}): Promise<{ url: string; close: () => Promise<void> }> => {
  const file = programPath('nginx')
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'))
  const clear = () => rmSync(prefix, { recursive: true, force: true })
  try {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const config = join(prefix, 'nginx.conf')
    writeFileSync(
      config,
      nginxConfig({
        port,
        root,
        apiPort,
        documentPort,
        headers: productionHeaders,
        documentHeaders,
        brotliModule: brotliModule(),
      }),
    )
    const nginx = await startBackground(file, ['-p', prefix, '-c', config, '-e', 'stderr'], {
      isReady: () => answers(url),
    })
    return { url, close: () => nginx.close().then(clear) }
  } catch (error) {
    clear()
    throw error
  }
}
