import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { billOfMaterials } from '../../tools/scripts/sbom.mjs'
import { differences, hashesOf } from '../../tools/scripts/sameBuild.mjs'
import { apiHeaders, documentHeaders, policies, productionHeaders } from '../../tools/server/serve.mjs'
import { filledIn, nginxTemplate } from '../../tools/server/nginxConfig'
import { read } from '../structure/source'

const SETTINGS = {
  SITE_NAME: 'site',
  SERVER_NAME: '_',
  LISTEN: '8080',
  SITE_ROOT: '/srv/site',
  EARLIER_ROOT: '/srv/earlier',
  API_ORIGIN: 'https://api.example/base/',
  DOCUMENT_ORIGIN: 'https://files.example',
  TLS_ROOTS: '/etc/roots.pem',
  ACCESS_LOG: '/dev/stdout',
  ERROR_LOG: 'stderr alert',
}

const template = nginxTemplate({ headers: productionHeaders, apiHeaders, documentHeaders })
const ofSite = filledIn(template, SETTINGS)
const dockerfile = read('deploy/Dockerfile').text
const compose = read('deploy/compose.yaml').text

describe('the configuration of nginx', () => {
  test('has the headers of the one source', () => {
    for (const [name, value] of Object.entries(productionHeaders)) {
      if (!policies.includes(name)) expect(template).toContain(`  add_header ${name} "${value}" always;\n`)
      else expect(ofSite).toContain(` $${name.replaceAll('-', '')}_site {\n  default "${value}";\n`)
    }
  })

  test('leaves open what the container fills in, and nothing else', () => {
    const open = [...new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name))].sort()
    expect(open).toEqual(Object.keys(SETTINGS).sort())
    expect(ofSite).not.toContain('${')
    expect(ofSite).toContain('proxy_pass https://api.example/base/;')
    expect(ofSite).toContain('proxy_pass https://files.example/;')
    expect(ofSite).toContain('server_name _;')
    const valueOf = (name: string) =>
      new RegExp(`\\b${name}=`).test(dockerfile) || new RegExp(`^ +${name}: `, 'm').test(compose)
    expect(open.filter((name) => !valueOf(name))).toEqual([])
    const [, filter = ''] = /NGINX_ENVSUBST_FILTER="(.*)"/.exec(dockerfile) ?? []
    expect(open.filter((name) => !new RegExp(filter).test(name))).toEqual([])
  })

  test('[A441] lets no answer of the API be kept but a picture, and passes on no cookie of the server', () => {
    const [, caching = ''] = /map \$status:\$uri \$caching_site \{([^}]*)\}/.exec(ofSite) ?? []
    expect(caching).toContain('  ~:/api/ $apiCaching_site;\n')
    const [, apiCaching = ''] = /map \$upstream_http_content_type \$apiCaching_site \{([^}]*)\}/.exec(ofSite) ?? []
    expect(apiCaching).toBe('\n  default no-store;\n  ~^image/ $pictureCaching_site;\n')
    const [, api = ''] = /location \^~ \/api\/ \{\n(.*?)\n  \}/s.exec(ofSite) ?? []
    for (const name of ['Cache-Control', 'Expires', 'Pragma', 'Set-Cookie'])
      expect(`${api}\n`).toContain(`    proxy_hide_header ${name};\n`)
  })

  test('gives each site its own log format and variables, because one nginx shares them', () => {
    const named = [...ofSite.matchAll(/^(?:map \S+|log_format) \$?(\w+)/gm)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((name) => !name.endsWith('_site'))).toEqual([])
  })

  test('keeps the query of an address and everything about a visitor out of the log', () => {
    const [, format = ''] = /log_format visits_site '(.*)';/.exec(ofSite) ?? []
    expect(format.match(/\$\w+/g)).toEqual([
      '$time_iso8601',
      '$request_method',
      '$askedPath_site',
      '$status',
      '$body_bytes_sent',
      '$request_time',
      '$upstream_response_time',
    ])
  })

  test('writes no fault of a call, which nginx describes with query and address of the visitor', () => {
    expect(template).toContain('  error_log ${ERROR_LOG};\n')
    expect(dockerfile).toContain('ERROR_LOG="stderr alert"')
  })
})

describe('the containers', () => {
  test('[A450] both images get the commit of the build', () => {
    expect(dockerfile).toContain('ARG BUILD_COMMIT')
    const builds = compose.split(/^ +build:\n/m).slice(1)
    expect(builds).toHaveLength(2)
    for (const build of builds) expect(build).toMatch(/^ +args: \{ BUILD_COMMIT: '\$\{BUILD_COMMIT:-\}' \}$/m)
  })

  test.each(['8080', '9000', '0.0.0.0:9000'])(
    'the site that listens on %s is asked there whether it is well',
    (listen) => {
      const [, address = ''] = /^HEALTHCHECK CMD .* "(http:.*)"$/m.exec(dockerfile) ?? []
      const asked = execFileSync('sh', ['-c', `echo "${address}"`], { env: { LISTEN: listen } })
      expect(String(asked).trim()).toBe(`http://127.0.0.1:${listen.replace('0.0.0.0:', '')}/version.json`)
    },
  )

  test('[A224] the documents of the clinic are below the path that it serves them at', () => {
    expect(compose).toMatch(/^ +DOCUMENT_ORIGIN: http:\/\/clinic:4390\/pdfProxy$/m)
  })
})

test('docs/server.md fills in each name of the configuration, and only these', () => {
  const [, list = ''] = /^envsubst '([^']*)' </m.exec(read('docs/server.md').text) ?? []
  expect(list.split(' ')).toEqual(Object.keys(SETTINGS).map((name) => `$${name}`))
})

test('a release and a roll-back switch the page together with the content policy of its own build', () => {
  const [, releases = ''] = /^## Releases\n(.*?)^## /ms.exec(read('docs/server.md').text) ?? []
  const [, steps = ''] = /^2\. (.*)$/m.exec(releases) ?? []
  expect(steps).toMatch(/fill in `site\.conf` from the template of this very build, .*`SITE_ROOT`, and reload nginx/)
  const [, back = ''] = /^To roll back, (.*?);/m.exec(releases) ?? []
  expect(back).toContain('its own `site.conf`')
  // The policy of one build fits no other: these hashes are of its own page.
  expect(productionHeaders['Content-Security-Policy']).toMatch(
    /script-src 'self' 'sha256-\S+'; style-src 'self' 'sha256-/,
  )
  expect(template).toContain(productionHeaders['Content-Security-Policy'])
})

describe('the bill of materials', () => {
  test('lists each package of a build with version, licence and hash, and no tool', () => {
    const bill = JSON.parse(billOfMaterials()) as {
      bomFormat: string
      metadata: { component: { name: string; type: string } }
      components: { name: string; version: string; licenses: unknown[]; hashes: unknown[] }[]
    }
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'breast-health-app', type: 'application' } },
    })
    const { dependencies, devDependencies } = JSON.parse(read('package.json').text) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >
    const listed = new Map(bill.components.map(({ name, version }) => [name, version]))
    expect(Object.entries(dependencies).filter(([name, version]) => listed.get(name) !== version)).toEqual([])
    expect(Object.keys(devDependencies).filter((name) => listed.has(name))).toEqual([])
    const bare = bill.components.filter(({ licenses, hashes }) => !(licenses?.length > 0 && hashes?.length > 0))
    expect(bare.map(({ name }) => name)).toEqual([])
  })

  test('is the same each time', () => {
    expect(billOfMaterials()).toBe(billOfMaterials())
  })
})

test('two builds differ by each file that has other bytes, or that only one has', () => {
  const place = mkdtempSync(join(tmpdir(), 'hashes-'))
  const put = (path: string, text: string) => {
    mkdirSync(join(place, path, '..'), { recursive: true })
    writeFileSync(join(place, path), text)
  }
  put('one/index.html', 'page')
  put('one/assets/a.js', 'a')
  put('one/assets/b.js', 'b')
  put('other/index.html', 'page')
  put('other/assets/a.js', 'A')
  expect(readFileSync(join(place, 'one/index.html'), 'utf8')).toBe('page')
  const [one, other] = [hashesOf(join(place, 'one')), hashesOf(join(place, 'other'))]
  expect(differences(one, other)).toEqual(['assets/a.js', 'assets/b.js'])
  expect(differences(one, one)).toEqual([])
  rmSync(place, { recursive: true })
})

test('a recorded session with its tokens is neither committed nor built into an image', () => {
  for (const [file, pattern] of [
    ['.gitignore', '*.har'],
    ['.dockerignore', '**/*.har'],
  ] as const)
    expect(read(file).text.split('\n'), file).toContain(pattern)
})
