import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { programPath } from '../../tools/scripts/ensurePrograms.mjs'
import { answers, freePort, startBackground, type Background } from './background'
import { openSession, type Webkit } from './webkitSession'

const TRIES = 3
/** Half a second apart: a busy machine takes some seconds to end the portal. */
const UNMOUNT_TRIES = 40

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

/** The desktop's document portal unmounts a folder in there when it ends, and nothing can remove it before. */
const removeFolder = async (folder: string): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true })
      return
    } catch (error) {
      if (attempt === UNMOUNT_TRIES) throw error
      await wait(500)
    }
  }
}

const startOnce = async (address: string): Promise<Webkit> => {
  const [screenFile, busFile, driverFile] = [
    programPath('Xvfb'),
    programPath('dbus-run-session'),
    programPath('WebKitWebDriver'),
  ]
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const running: Background[] = []
  const stop = async () => {
    for (const program of running.reverse()) await program.close()
    await removeFolder(home)
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
    const driver = await startBackground(busFile, ['--', driverFile, `--port=${port}`], {
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
