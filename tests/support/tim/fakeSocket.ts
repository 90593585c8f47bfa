type Packet = { head: { servcmd: string }; body: object }

type Answer = object | undefined

/** A fake socket of the platform that records requests and sends the given answers, or none. */
export const fakeSocket = (answerOf: (command: string) => Answer | Promise<Answer> = () => undefined) => {
  const asked: Packet[] = []
  const sockets: { readyState: number }[] = []
  class Socket extends EventTarget {
    static CONNECTING = 0
    static OPEN = 1
    static CLOSING = 2
    static CLOSED = 3
    readyState = 0
    binaryType = 'blob'
    onopen: ((event: Event) => void) | null = null
    onclose: ((event: Event) => void) | null = null
    onerror: ((event: Event) => void) | null = null
    onmessage: ((event: { data: ArrayBuffer }) => void) | null = null
    constructor(readonly url: string) {
      super()
      sockets.push(this)
      setTimeout(() => {
        this.readyState = 1
        this.onopen?.(new Event('open'))
      })
    }
    send(data: ArrayLike<number>) {
      const packet = JSON.parse(String.fromCharCode(...Array.from(data))) as Packet
      asked.push(packet)
      const answered = answerOf(packet.head.servcmd)
      if (answered === undefined) return
      const deliver = (answer: Answer) => {
        const text = JSON.stringify({ head: packet.head, body: { ErrorCode: 0, ActionStatus: 'OK', ...answer } })
        setTimeout(() => this.onmessage?.({ data: new TextEncoder().encode(text).buffer }))
      }
      if (answered instanceof Promise) void answered.then(deliver)
      else deliver(answered)
    }
    close() {
      this.readyState = 3
    }
  }
  /** Bodies of all requests with this name. */
  const bodies = (command: string) => asked.flatMap(({ head, body }) => (head.servcmd === command ? [body] : []))
  const openSockets = () => sockets.filter(({ readyState }) => readyState < 2).length
  return { Socket, asked, bodies, openSockets }
}
