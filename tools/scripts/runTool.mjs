import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const running = new Set()
let answering = false

/**
 * Runs a program and resolves with its exit code. With `quiet` its output is kept for the caller. It gets no input, so
 * it cannot stop and ask.
 */
export const runChild = (command, args, { env = {}, quiet = false, cwd = root } = {}) =>
  new Promise((resolve) => {
    answerSignals()
    const output = quiet ? 'pipe' : 'inherit'
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      // A separate process group: Ctrl+C reaches a child once, through stopChildren, together with its own children.
      detached: process.platform !== 'win32',
    })
    running.add(child)
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    const end = (code, last = '') => {
      running.delete(child)
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + last })
    }
    child.on('error', (error) => end(127, `${command}: ${error.message}\n`))
    child.on('close', (code) => end(code ?? 1))
  })

/** Runs a script of this project. */
export const runScript = (file, args, options) => runChild(process.execPath, [join(root, file), ...args], options)

const TOOLS = {
  playwright: 'node_modules/playwright/cli.js',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
}

/** Runs a tool of node_modules by its file, because npx leaves its child behind when killed. */
export const runTool = (name, args, options) => runScript(TOOLS[name], args, options)

const send = (child, signal) => {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch {}
}

const stopChildren = async () => {
  const children = [...running]
  for (const child of children) send(child, 'SIGINT')
  const force = setTimeout(() => children.forEach((child) => send(child, 'SIGKILL')), 10_000)
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve))))
  clearTimeout(force)
}

// Only a process with children handles signals here; the browser runner, which also imports this file, has its own
// handlers.
const answerSignals = () => {
  if (answering) return
  answering = true
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])
    process.once(signal, () => void stopChildren().then(() => process.exit(code)))
}
