/** A socket that opens, and answers nothing; and what is sent over it. */
export const fakeSocket = () => {
  const sent: string[] = []
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
    onmessage: ((event: Event) => void) | null = null
    constructor(readonly url: string) {
      super()
      setTimeout(() => {
        this.readyState = 1
        this.onopen?.(new Event('open'))
      })
    }
    send(data: ArrayLike<number>) {
      sent.push(String.fromCharCode(...Array.from(data)))
    }
    close() {
      this.readyState = 3
    }
  }
  return { Socket, sent }
}
