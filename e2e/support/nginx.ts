import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { brotliModule, programPath } from '../../tools/scripts/ensurePrograms.mjs'
import { filledIn, nginxTemplate } from '../../tools/server/nginxConfig'
import { apiHeaders, documentHeaders, productionHeaders } from '../../tools/server/serve.mjs'
import { answers, freePort, startBackground } from './background'

type Behind = {
  root: string
  apiPort: number
  /** The server’s own path for `/api/`, such as `/base/`. */
  apiPath?: string
  /** The host of the documents, without a slash at its end. */
  documents: string
  /** The folder with the assets of earlier releases. */
  earlier?: string
}

type Nginx = { url: string; log: (name?: string) => string; close: () => Promise<void> }

/** Starts nginx in front of a build, its server and the documents' host, on a loopback port. */
export const startNginx = (behind: Behind): Promise<Nginx> => startSites({ _: behind })

/** Starts one nginx with a site for each of these host names. Each may have a content policy of its own. */
export const startSites = async (sites: Readonly<Record<string, Behind & { policy?: string }>>): Promise<Nginx> => {
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
    const roots = put('roots.pem', rootCertificates.join('\n'))
    const files = Object.entries(sites).map(
      ([name, { root, apiPort, apiPath = '', documents, earlier, policy }], index) => {
        const headers = { ...productionHeaders, ...(policy !== undefined && { 'Content-Security-Policy': policy }) }
        const site = filledIn(nginxTemplate({ headers, apiHeaders, documentHeaders }), {
          SITE_NAME: `site${index}`,
          SERVER_NAME: name,
          LISTEN: `127.0.0.1:${port}`,
          SITE_ROOT: root,
          EARLIER_ROOT: earlier ?? prefix,
          API_ORIGIN: `http://127.0.0.1:${apiPort}${apiPath}`,
          DOCUMENT_ORIGIN: documents,
          TLS_ROOTS: roots,
          ACCESS_LOG: join(prefix, 'access.log'),
          ERROR_LOG: `${join(prefix, 'error.log')} alert`,
        })
        return put(`site${index}.conf`, site)
      },
    )
    const config = put('nginx.conf', mainConfig(files, brotliModule()))
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
const mainConfig = (sites: string[], brotli: string | undefined): string => `
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
${sites.map((site) => `  include "${site}";`).join('\n')}
}
`
