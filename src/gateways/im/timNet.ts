const deadConnection = (): object => ({
  readyState: 3,
  status: 0,
  responseText: '',
  upload: {},
  open: () => undefined,
  send: () => undefined,
  close: () => undefined,
  abort: () => undefined,
  setRequestHeader: () => undefined,
  addEventListener: () => undefined,
  getAllResponseHeaders: () => '',
})

/**
 * Makes constructors of connections that can all be ended. After `shut`, until `open`, a new one is dead: it never
 * opens, sends or fails.
 */
const closable = <T extends EventTarget>(
  Kind: () => new (...args: never[]) => T,
  ended: string,
  end: (made: T) => void,
) => {
  const made = new Set<T>()
  let isShut = false
  const construct = (_: unknown, args: never[]): object => {
    if (isShut) return deadConnection()
    const one = new (Kind())(...args)
    made.add(one)
    one.addEventListener(ended, () => made.delete(one))
    return one
  }
  return {
    Kind: new Proxy(class {}, { construct }),
    open: () => (isShut = false),
    shut: () => {
      isShut = true
      for (const one of made) end(one)
      made.clear()
    },
  }
}

const sockets = closable(
  () => WebSocket,
  'close',
  (socket) => socket.close(),
)
const requests = closable(
  () => XMLHttpRequest,
  'loadend',
  (request) => request.abort(),
)

/**
 * Network access of the platform's packages in a build (`tools/build/timSdkInterop.ts`). The packages close a link
 * only after their sign-out is answered, and keep reporting it to their vendor (A448).
 */
export const net = {
  Socket: sockets.Kind,
  Request: requests.Kind,
  open: (): void => {
    sockets.open()
    requests.open()
  },
  shutRequests: requests.shut,
  shutSockets: sockets.shut,
}
