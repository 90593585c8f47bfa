type Packet = { head: { servcmd: string }; body: object }

/** A socket of the platform that opens, what is asked over it, and what it answers: nothing where nothing is told. */
export const fakeSocket = (answerOf: (command: string) => object | undefined = () => undefined) => {
  const asked: Packet[] = []
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
      setTimeout(() => {
        this.readyState = 1
        this.onopen?.(new Event('open'))
      })
    }
    send(data: ArrayLike<number>) {
      const packet = JSON.parse(String.fromCharCode(...Array.from(data))) as Packet
      asked.push(packet)
      const answer = answerOf(packet.head.servcmd)
      if (answer === undefined) return
      const text = JSON.stringify({ head: packet.head, body: { ErrorCode: 0, ActionStatus: 'OK', ...answer } })
      setTimeout(() => this.onmessage?.({ data: new TextEncoder().encode(text).buffer }))
    }
    close() {
      this.readyState = 3
    }
  }
  /** What was asked under this name, each time. */
  const bodies = (command: string) => asked.flatMap(({ head, body }) => (head.servcmd === command ? [body] : []))
  return { Socket, asked, bodies }
}
