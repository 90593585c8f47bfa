import { ANSWERS } from '../../tests/support/tim/timAnswers'

type Answers = Record<string, object>
type Callback = (result: { err_msg: string }) => void

/** Runs in the page before the app: the messaging app's bridge, and the chat platform with one group. */
const standIn = (answers: Answers, group: string): void => {
  Object.assign(window, {
    WeixinJSBridge: {
      call: () => undefined,
      invoke: (name: string, parameters: Record<string, string>, done: Callback) => {
        if (name !== 'getBrandWCPayRequest') return done({ err_msg: `${name}:fail` })
        // The test pays at the clinic, then answers.
        Object.assign(window, {
          toPay: parameters['package'],
          endPayment: () => done({ err_msg: 'get_brand_wcpay_request:ok' }),
        })
      },
    },
  })
  // Without class fields: their helper of the test's compiler is missing in the page.
  class Socket extends EventTarget {
    constructor() {
      super()
      Object.assign(this, { readyState: 0, binaryType: 'blob' })
      setTimeout(() => {
        Object.assign(this, { readyState: 1 })
        this.dispatch('onopen', new Event('open'))
      })
    }
    dispatch(name: 'onopen' | 'onmessage', event: object) {
      const handler: unknown = Reflect.get(this, name)
      if (typeof handler === 'function') Reflect.apply(handler, this, [event])
    }
    send(data: string | BufferSource) {
      const sent = typeof data === 'string' ? data : new TextDecoder().decode(data)
      const { head } = JSON.parse(sent) as { head: { servcmd: string } }
      const answer = JSON.stringify(answers[head.servcmd] ?? {}).replace(/"GroupId":"g"/g, `"GroupId":"${group}"`)
      const body = { ErrorCode: 0, ActionStatus: 'OK', ...(JSON.parse(answer) as object) }
      const frame = new TextEncoder().encode(JSON.stringify({ head, body })).buffer
      setTimeout(() => this.dispatch('onmessage', { data: frame }))
    }
    close() {
      Object.assign(this, { readyState: 3 })
    }
  }
  Object.assign(Socket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 })
  Object.assign(window, { WebSocket: Socket })
}

/** The script for a page whose user is in the consultation of this group. */
export const standIns = (group: string): string =>
  `(${standIn.toString()})(${JSON.stringify(Object.fromEntries(ANSWERS))}, ${JSON.stringify(group)})`
