/** A socket, or a request, that is none: whoever has been left reaches nobody. */
const nobody = (): object => ({
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

/** Makes what the page makes until it is shut, and ends all that it has made. */
const endable = <T extends EventTarget>(
  Kind: () => new (...given: never[]) => T,
  ended: string,
  end: (made: T) => void,
) => {
  const made = new Set<T>()
  let isShut = false
  const construct = (_: unknown, given: never[]): object => {
    if (isShut) return nobody()
    const one = new (Kind())(...given)
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

const sockets = endable(
  () => WebSocket,
  'close',
  (socket) => socket.close(),
)
const requests = endable(
  () => XMLHttpRequest,
  'loadend',
  (request) => request.abort(),
)

/**
 * What the platform's packages reach the network by, in a build (`tools/build/timSdkInterop.ts`).
 * They themselves end a link only once their sign-out is answered, and go on telling their vendor of it (A448).
 */
export const net = {
  Socket: sockets.Kind,
  Request: requests.Kind,
  open: (): void => {
    sockets.open()
    requests.open()
  },
  /** No picture is sent any more, and nothing told but over the socket. */
  shutRequests: requests.shut,
  shutSockets: sockets.shut,
}
