import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The project's folder: every program runs there, wherever it was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const running = new Set()
let answering = false

/**
 * Runs one program to its end and answers its exit code. With `quiet` its output is kept for the caller,
 * otherwise it is passed through as it comes. Input is never offered, so nothing can stop and ask.
 */
export const runChild = (command, args, { env = {}, quiet = false } = {}) =>
  new Promise((resolve) => {
    answerSignals()
    const output = quiet ? 'pipe' : 'inherit'
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      // A group of its own: Ctrl+C then reaches a child once, through stopChildren, and its own children with it.
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

/** Runs a program of node_modules by the file that holds it; npx would leave its child behind when killed. */
export const runTool = (file, args, options) => runChild(process.execPath, [file, ...args], options)

const send = (child, signal) => {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch {
    // It ended by itself in the meantime.
  }
}

const stopChildren = async () => {
  const children = [...running]
  for (const child of children) send(child, 'SIGINT')
  const force = setTimeout(() => children.forEach((child) => send(child, 'SIGKILL')), 10_000)
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve))))
  clearTimeout(force)
}

// Only a process that has children answers signals here: the browser runner, which reads this file too, has its own
// way to end.
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
