import type { BrowserContext, Request } from '@playwright/test'
import { ANSWERS } from '../../tests/gateways/timAnswers'

const SOCKETS = 'wss://wss.im.qcloud.com/**'
/** Hosts for pictures and for the vendor's statistics. */
const OTHERS = /^https:\/\/[\w.-]+\.(qcloud|myqcloud|my-imcloud)\.com\//
const UPLOADED = 'https://files-1251.cos.ap-shanghai.myqcloud.com/a.jpg'

type Packet = { head: { servcmd: string } }

/** The group that has messages, and the commands that get no answer. */
type Platform = { group: string; silent?: readonly string[] }

/** The chat platform as the real package speaks to it, with one group. */
export const imPlatform = async (context: BrowserContext, platform: Platform) => {
  const requests: Request[] = []
  const talk = await imSockets(context, platform)
  await context.route(OTHERS, (route) => {
    requests.push(route.request())
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    return route.fulfill({ headers, json: {} })
  })
  const uploads = () => requests.filter((request) => request.method() === 'PUT').length
  return { ...talk, requests, uploads }
}

/** Only its sockets: with routed requests the browser has no cache. */
export const imSockets = async (context: BrowserContext, { group, silent = [] }: Platform) => {
  const asked: string[] = []
  const made = new Set<object>()
  const closed = new Set<object>()
  await context.routeWebSocket(SOCKETS, (socket) => {
    made.add(socket)
    socket.onClose(() => void closed.add(socket))
    socket.onMessage((message) => {
      const { head } = JSON.parse(String(message)) as Packet
      asked.push(head.servcmd)
      if (silent.includes(head.servcmd)) return
      const body = { ErrorCode: 0, ActionStatus: 'OK', ...answerTo(head.servcmd, group) }
      socket.send(Buffer.from(JSON.stringify({ head, body })))
    })
  })
  const sockets = () => ({ made: made.size, open: made.size - closed.size })
  return { sockets, asked }
}

const answerTo = (command: string, group: string): object => {
  if (command.endsWith('.pre_sig'))
    return { upload_url: UPLOADED, download_url: UPLOADED, expired_time: Date.now() / 1000 + 900, request_id: 'r' }
  const answer = JSON.stringify(ANSWERS.get(command) ?? {})
  return JSON.parse(answer.replaceAll('"GroupId":"g"', `"GroupId":${JSON.stringify(group)}`)) as object
}
