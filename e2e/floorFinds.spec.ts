import { createServer } from 'node:http'
import { freePort } from './support/background'
import { bringDown, FLOORS, type Floor } from './support/floor'
import { expect, test as base } from './support/test'

const WALK = `(async () => { for await (const part of new Response('text').body) void part })()`
const FILES: Readonly<Record<string, { type: string; body: string }>> = {
  '/': { type: 'text/html', body: '<script type="module" src="page.js"></script>' },
  '/page.js': {
    type: 'text/javascript',
    body: `new Worker('walk.worker.js').onmessage = report; ${scriptOf('page')}`,
  },
  '/walk.worker.js': { type: 'text/javascript', body: scriptOf('worker') },
}

function scriptOf(where: 'page' | 'worker'): string {
  const report = where === 'page' ? 'report({ data: text })' : 'postMessage(text)'
  return `${where === 'page' ? 'function report({ data }) { console.error(data) };' : ''}
    ${WALK}.then(() => 'walked', String).then((text) => { text = '${where}: ' + text; ${report} })`
}

/** A site that repeats the fault of A488: it iterates a stream by `for await`, in its page and in a worker. */
const test = base.extend({
  baseURL: async ({ browserName: _any }, provide) => {
    const server = createServer((request, answer) => {
      const { type, body } = FILES[request.url ?? ''] ?? { type: 'image/x-icon', body: '' }
      answer.writeHead(200, { 'Content-Type': type }).end(body)
    })
    const port = await freePort()
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
    await provide(`http://127.0.0.1:${port}`)
    await new Promise((closed) => server.close(closed))
  },
})

for (const floor of Object.keys(FLOORS) as Floor[])
  test(`[A488] [A489] a browser like ${floor} cannot iterate a stream by for await, in page and worker @zh`, async ({
    page,
    context,
    problems,
  }) => {
    await bringDown(context, floor)
    problems.expected(/page: TypeError.*not async iterable/)
    problems.expected(/worker: TypeError.*not async iterable/)
    const failures: string[] = []
    page.on('console', (message) => failures.push(message.text()))
    await page.goto('/')
    await expect.poll(() => failures).toHaveLength(2)
  })
