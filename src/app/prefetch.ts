import { whenIdle } from '../lib/idle'
import { isConnectionPoor } from '../lib/connection'
import { prefetch } from './router'
import { screenAt } from './screens'

type State = { initialized: boolean; location: { pathname: string }; navigation: { state: string } }
type Router = { state: State; subscribe: (listener: (state: State) => void) => void }

/** A screen is looked at for so long before anything is fetched that is not its own. */
const REST_MS = 2000

/**
 * Fetches code and words of the screens that are likely to come next, and nothing of the server: while a screen is
 * looked at, and never on a connection that is slow or to be spared.
 */
export const prefetchNext = (router: Router): void => {
  let shown: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = ({ initialized, location: { pathname }, navigation }: State) => {
    const now = initialized && navigation.state === 'idle' ? pathname : undefined
    if (now === shown) return
    shown = now
    clearTimeout(timer)
    if (now === undefined) return
    timer = setTimeout(() => {
      whenIdle(() => {
        if (shown === now && !isConnectionPoor()) screenAt(now)?.next?.forEach(prefetch)
      })
    }, REST_MS)
  }
  router.subscribe(look)
  look(router.state)
}
