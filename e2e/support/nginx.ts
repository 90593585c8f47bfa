import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { brotliModule, programPath } from '../../tools/scripts/ensurePrograms.mjs'
import { filledIn, nginxTemplate } from '../../tools/server/nginxConfig'
import { documentHeaders, productionHeaders } from '../../tools/server/serve.mjs'
import { answers, freePort, startBackground } from './background'

type Behind = {
  root: string
  apiPort: number
  /** The host of the documents, without a slash at its end. */
  documents: string
  /** The folder with the assets of earlier releases. */
  earlier?: string
}

/** Starts nginx in front of a build, its server and the documents' host, on a loopback port. */
export const startNginx = async ({
  root,
  apiPort,
  documents,
  earlier,
}: Behind): Promise<{ url: string; log: (name?: string) => string; close: () => Promise<void> }> => {
  const file = programPath('nginx')
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'))
  const clear = () => rmSync(prefix, { recursive: true, force: true })
  try {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const put = (name: string, text: string) => {
      writeFileSync(join(prefix, name), text)
      return join(prefix, name)
    }
    const site = filledIn(nginxTemplate({ headers: productionHeaders, documentHeaders }), {
      LISTEN: `127.0.0.1:${port}`,
      SITE_ROOT: root,
      EARLIER_ROOT: earlier ?? prefix,
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      DOCUMENT_ORIGIN: documents,
      TLS_ROOTS: put('roots.pem', rootCertificates.join('\n')),
      ACCESS_LOG: join(prefix, 'access.log'),
      ERROR_LOG: `${join(prefix, 'error.log')} alert`,
    })
    const config = put('nginx.conf', mainConfig(put('site.conf', site), brotliModule()))
    const nginx = await startBackground(file, ['-p', prefix, '-c', config, '-e', 'stderr'], {
      isReady: () => answers(url),
    })
    const log = (name = 'access.log') => readFileSync(join(prefix, name), 'utf8')
    return { url, log, close: () => nginx.close().then(clear) }
  } catch (error) {
    clear()
    throw error
  }
}

/** The main configuration, in place of the container's own nginx.conf. nginx writes inside its prefix only. */
const mainConfig = (site: string, brotli: string | undefined): string => `
${brotli === undefined ? '' : `load_module "${brotli}";\n`}daemon off;
# One process, as the user who started it: another could not read a build in a home folder.
master_process off;
pid nginx.pid;
error_log stderr;

events {}

http {
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
${brotli === undefined ? '' : '  brotli_static on;\n'}
  include "${site}";
}
`
