import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programPath } from '../../tools/scripts/ensurePrograms.mjs'
import { answers, freePort, startBackground, type Background } from './background'
import { openSession, type Webkit } from './webkitSession'

const TRIES = 3

/** Starts a WebKit on an invisible screen with a new profile. One that hangs at its start is replaced. */
export const startWebkit = async (address: string): Promise<Webkit> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(address)
    } catch (error) {
      if (attempt === TRIES) throw error
      console.warn(`WebKit, start ${attempt}: ${String(error)}`)
    }
  }
}

/**
 * A bus that starts no services. The desktop's document portal would mount a folder in the profile, and a portal that
 * is killed leaves the mount behind.
 */
const BUS = `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
`

const startOnce = async (address: string): Promise<Webkit> => {
  const [screenFile, busFile, driverFile] = [
    programPath('Xvfb'),
    programPath('dbus-run-session'),
    programPath('WebKitWebDriver'),
  ]
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const busConfig = join(home, 'bus.conf')
  writeFileSync(busConfig, BUS)
  const running: Background[] = []
  const stop = async () => {
    for (const program of running.reverse()) await program.close()
    // WebKit's processes may write until they end.
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  try {
    let display = ''
    const screen = await startBackground(
      screenFile,
      ['-displayfd', '1', '-screen', '0', '1024x1024x24', '-nolisten', 'tcp'],
      {
        isReady: (printed) => {
          display = /^(\d+)\n/m.exec(printed)?.[1] ?? ''
          return display !== ''
        },
      },
    )
    running.push(screen)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const driver = await startBackground(busFile, [`--config-file=${busConfig}`, '--', driverFile, `--port=${port}`], {
      env: { DISPLAY: `:${display}`, HOME: home, XDG_RUNTIME_DIR: home, NO_AT_BRIDGE: '1', TZ: 'Asia/Shanghai' },
      isReady: () => answers(`${url}/status`),
    })
    running.push(driver)
    const session = await openSession(url, address)
    const close = async () => {
      await session.close()
      await stop()
    }
    return { ...session, close }
  } catch (error) {
    await stop()
    throw error
  }
}
