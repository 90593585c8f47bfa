import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { isTabScreen } from '@/routes/shared/tabScreens'
import { useScreenTitle } from '@/routes/shared/useScreenTitle'
import { Landed } from './Landed'
import { PendingScreen } from './PendingScreen'
import { NoticeSlot } from './NoticeSlot'
import styles from './Shell.module.css'
import { TabBar } from './TabBar'
import { usePendingPath } from './pendingNavigation'

/** The frame around every screen: notice, screen or the skeleton of the next one, tab bar. */
export const Shell = () => {
  useTitle()
  return (
    <>
      <Landed />
      <NoticeSlot />
      <Place />
      <Tabs />
      <ScrollRestoration />
    </>
  )
}

/** Where the screen stands. */
const Place = () => {
  const { pathname } = useLocation()
  const next = usePendingPath()
  const main = useRef<HTMLElement>(null)
  const arrivals = useArrivals(pathname, main)
  return (
    <main
      ref={main}
      tabIndex={-1}
      className={isTabScreen(next ?? pathname) ? styles.mainWithTabs : styles.main}
      data-arrival={arrivals === 0 ? undefined : arrivals % 2}
    >
      {/* Hidden, not unmounted: a navigation that fails must not lose what was typed. */}
      <div hidden={next !== undefined}>
        <Outlet />
      </div>
      {next !== undefined && <PendingScreen pathname={next} />}
    </main>
  )
}

// One element: a tap, which draws the frame anew, leaves the tabs as they are.
const TABS = <TabBar />

const Tabs = () => {
  const { pathname } = useLocation()
  const next = usePendingPath()
  return isTabScreen(next ?? pathname) ? TABS : null
}

const useTitle = (): void => {
  const title = useScreenTitle()
  // Together with the heading, not a moment after it.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}

/** How many navigations led here. After each the focus starts at the new screen, not at a control that is gone. */
const useArrivals = (pathname: string, main: React.RefObject<HTMLElement | null>): number => {
  const [{ count, at }, arrive] = useState({ count: 0, at: pathname })
  if (at !== pathname) arrive({ count: count + 1, at: pathname })
  useEffect(() => {
    // A screen that tells what has just been done has taken the focus to that.
    if (count > 0 && document.activeElement?.tagName !== 'H1') main.current?.focus({ preventScroll: true })
  }, [count, main])
  return count
}
