import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const START_LIMIT_MS = 15_000
const STOP_LIMIT_MS = 3_000

export type Background = { close: () => Promise<void> }

type Start = {
  /** Polled with the program's output until it returns true. */
  isReady: (printed: string) => boolean | Promise<boolean>
  env?: Record<string, string>
}

/** Starts a program and resolves once it is ready. Throws with the program's output when it ends before. */
export const startBackground = async (
  file: string,
  args: string[],
  { isReady, env = {} }: Start,
): Promise<Background> => {
  // A process group, so that its own children end with it.
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let printed = ''
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()))
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()))
  child.on('error', (error) => (printed += error.message))
  const send = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, signal)
    } catch {}
  }
  const kill = () => send('SIGKILL')
  process.once('exit', kill)
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  const close = async () => {
    if (!hasEnded()) {
      const ended = once(child, 'exit')
      send('SIGTERM')
      await Promise.race([ended, wait(STOP_LIMIT_MS, undefined, { ref: false })])
    }
    kill()
    process.removeListener('exit', kill)
  }
  const begun = performance.now()
  while (!(await isReady(printed))) {
    if (!hasEnded() && performance.now() - begun < START_LIMIT_MS) await wait(20)
    else {
      await close()
      throw new Error(`${file} did not start: ${printed}`)
    }
  }
  return { close }
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No loopback port is free.')
  return address.port
}

export const answers = async (url: string): Promise<boolean> => {
  try {
    await (await fetch(url)).arrayBuffer()
    return true
  } catch {
    return false
  }
}
