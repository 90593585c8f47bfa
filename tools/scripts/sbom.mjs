import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commitOf } from '../build/commit.mjs'
import { root } from './runTool.mjs'

// With --omit=dev npm leaves out packages of the build that a tool needs too.
const ARGS = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx']

/**
 * Returns the packages from which a build is made, as CycloneDX. The same lock file always gives the same text: npm's time
 * and random number are left out.
 */
export const billOfMaterials = () => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { serialNumber: _, ...bill } = JSON.parse(execFileSync(npm, ARGS, { cwd: root, encoding: 'utf8' }))
  const { timestamp: __, ...metadata } = bill.metadata
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commit = commitOf(process.env.BUILD_COMMIT, root)
  const properties = commit === '' ? [] : [{ name: 'commit', value: commit }]
  const component = { ...metadata.component, type: 'application', name, version, properties }
  const shipped = packagesOfBuild()
  const components = bill.components.flatMap((one) => {
    const found = shipped.get(one['bom-ref'])
    // npm leaves out a licence that is no SPDX expression.
    return found === undefined ? [] : [{ ...one, licenses: one.licenses ?? [{ license: { name: found.license } }] }]
  })
  const dependencies = bill.dependencies
    .filter(({ ref }) => shipped.has(ref) || ref === component['bom-ref'])
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => shipped.has(one)) }))
  return `${JSON.stringify({ ...bill, metadata: { ...metadata, component }, components, dependencies }, null, 2)}\n`
}

/** The packages of the lock file that are neither tools nor for one system only, by `name@version`. */
const packagesOfBuild = () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const isShipped = ({ dev, devOptional, os, cpu }) => !dev && !devOptional && os === undefined && cpu === undefined
  return new Map(
    Object.entries(packages)
      .filter(([path, found]) => path !== '' && isShipped(found))
      .map(([path, found]) => [`${path.replace(/^.*node_modules\//, '')}@${found.version}`, found]),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(root, 'sbom.json'), billOfMaterials())
  console.log('sbom.json lists the packages from which a build is made.')
}
