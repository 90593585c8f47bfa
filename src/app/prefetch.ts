import { onResourceLoaded, whenIdle } from '@/lib/idle'
import { isSlowConnection } from '@/lib/connection'
import { prefetch } from './router'
import { screenAt } from './screens'

type State = { initialized: boolean; location: { pathname: string }; navigation: { state: string } }
type Router = { state: State; subscribe: (listener: (state: State) => void) => void }

/** A screen is looked at for so long, and has fetched nothing of its own, before anything else is fetched. */
const REST_MS = 2000

/**
 * Fetches code and words of the screens that are likely to come next, and nothing of the server: while a screen is
 * looked at, and never on a connection that is slow or to be spared.
 */
export const prefetchNext = (router: Router): void => {
  let shown: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const done = new Set<string>()
  const rest = () => {
    clearTimeout(timer)
    const at = shown
    if (at === undefined || done.has(at)) return
    timer = setTimeout(() => whenIdle(() => at === shown && fetchNextOf(at)), REST_MS)
  }
  const fetchNextOf = (pathname: string) => {
    if (isSlowConnection()) return
    done.add(pathname)
    screenAt(pathname)?.next?.forEach(prefetch)
  }
  const look = ({ initialized, location: { pathname }, navigation }: State) => {
    const now = initialized && navigation.state === 'idle' ? pathname : undefined
    if (now === shown) return
    shown = now
    rest()
  }
  router.subscribe(look)
  look(router.state)
  onResourceLoaded(rest)
}
