import { prefetchHelp } from '@/routes/shared/Help'
import { onResourceLoaded, whenIdle } from '@/lib/idle'
import { reportFault } from '@/lib/reportFault'
import { fetchStateDrawings } from '@/ui/illustrations/lazy'
import { prefetch } from './router'
import { screenAt } from './screens'
import type { RouterOf } from './navigation'

type NetworkInformation = { saveData?: boolean; effectiveType?: string }

const isSlowConnection = (): boolean => {
  const { saveData = false, effectiveType = '4g' } =
    (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {}
  return saveData || effectiveType !== '4g' || !navigator.onLine
}

type State = { initialized: boolean; location: { pathname: string }; navigation: { state: string } }

const REST_MS = 2000

/** Prefetches code and words of likely next screens, but no data. Does nothing on a slow or metered connection. */
export const prefetchNext = (router: RouterOf<State>): void => {
  let shown: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const done = new Set<string>()
  const schedulePrefetch = () => {
    clearTimeout(timer)
    const at = shown
    if (at === undefined || done.has(at)) return
    timer = setTimeout(() => whenIdle(() => at === shown && fetchNextOf(at)), REST_MS)
  }
  const fetchNextOf = (pathname: string) => {
    if (isSlowConnection()) return
    done.add(pathname)
    screenAt(pathname)?.next?.forEach(prefetch)
    // Without a network nothing can be loaded, so the help sheet and the drawings of failures are loaded in advance.
    prefetchHelp()
    fetchStateDrawings().catch(reportFault)
  }
  const look = ({ initialized, location: { pathname }, navigation }: State) => {
    const now = initialized && navigation.state === 'idle' ? pathname : undefined
    if (now === shown) return
    shown = now
    schedulePrefetch()
  }
  router.subscribe(look)
  look(router.state)
  onResourceLoaded(schedulePrefetch)
}
