import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether the sites speak HTTP/2 instead of HTTP/1.1. Browsers speak it over TLS only. */
export const HTTP2 = process.env['BENCH_HTTP2'] === '1'

/** Returns a certificate for localhost, which openssl writes to the folder. It holds for a day. */
export const makeCertificate = (folder: string): { key: string; cert: string } => {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', keyFile, '-out', certFile]
  execFileSync('openssl', ['req', '-x509', ...kind, '-days', '1', '-subj', '/CN=localhost', ...files], {
    stdio: 'pipe',
  })
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') }
}
