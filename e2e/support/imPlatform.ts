import type { BrowserContext, Request } from '@playwright/test'
import { ANSWERS } from '../../tests/support/tim/timAnswers'

const SOCKETS = 'wss://wss.im.qcloud.com/**'
/** Hosts for pictures and for the vendor's statistics. */
const OTHERS = /^https:\/\/[\w.-]+\.(qcloud|myqcloud|my-imcloud)\.com\//
const UPLOADED = 'https://files-1251.cos.ap-shanghai.myqcloud.com/a.jpg'
const HISTORY = 'group_open_http_svc.group_msg_get'

type Packet = { head: { servcmd: string } }

type Platform = {
  /** The group that has messages. */
  group: string
  /** What its doctor has said before. */
  reply?: string
  /** The commands that get no answer. */
  silent?: readonly string[]
}

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
export const imSockets = async (context: BrowserContext, { group, reply, silent = [] }: Platform) => {
  const commands: string[] = []
  const made = new Set<object>()
  const closed = new Set<object>()
  await context.routeWebSocket(SOCKETS, (socket) => {
    made.add(socket)
    socket.onClose(() => void closed.add(socket))
    socket.onMessage((message) => {
      const { head } = JSON.parse(String(message)) as Packet
      commands.push(head.servcmd)
      if (silent.includes(head.servcmd)) return
      const body = { ErrorCode: 0, ActionStatus: 'OK', ...answerTo(head.servcmd, group, reply) }
      socket.send(Buffer.from(JSON.stringify({ head, body })))
    })
  })
  const sockets = () => ({ made: made.size, open: made.size - closed.size })
  return { sockets, commands }
}

const answerTo = (command: string, group: string, reply: string | undefined): object => {
  if (command.endsWith('.pre_sig'))
    return { upload_url: UPLOADED, download_url: UPLOADED, expired_time: Date.now() / 1000 + 900, request_id: 'r' }
  if (command === HISTORY && reply !== undefined)
    return { GroupId: group, IsFinished: 1, RspMsgList: [messageOf(reply)] }
  const answer = JSON.stringify(ANSWERS.get(command) ?? {})
  return JSON.parse(answer.replaceAll('"GroupId":"g"', `"GroupId":${JSON.stringify(group)}`)) as object
}

const messageOf = (text: string): object => ({
  From_Account: 'doctor-3001',
  IsPlaceMsg: 0,
  MsgBody: [{ MsgType: 'TIMTextElem', MsgContent: { Text: text } }],
  MsgPriority: 1,
  MsgRandom: 1,
  MsgSeq: 2,
  MsgTimeStamp: Math.floor(Date.now() / 1000) - 60,
})
