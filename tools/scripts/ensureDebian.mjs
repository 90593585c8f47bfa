import { existsSync, readFileSync } from 'node:fs'
import { runChild } from './runTool.mjs'

export const isRoot = () => process.getuid?.() === 0

export const hasApt = () => isRoot() && existsSync('/usr/bin/apt-get')

export const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

export const installPackages = async (packages) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runChild('apt-get', ['update'], { env })
  await runChild('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
}
