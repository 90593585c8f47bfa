import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom'
import { SkeletonList } from '../ui/Skeleton'
import { Landed } from './Landed'
import { NoticeSlot } from './NoticeSlot'
import type { ScreenHandle } from './screens/entry'
import styles from './Shell.module.css'
import { TabBar, isTabScreen } from './TabBar'

/** The frame around every screen: notice, screen or the skeleton of the next one, tab bar. */
export const Shell = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const leaving = useLeaving(pathname)
  const main = useRef<HTMLElement>(null)
  useTitle()
  const arrivals = useArrivals(pathname, main)
  return (
    <>
      <Landed />
      <NoticeSlot />
      <main
        ref={main}
        tabIndex={-1}
        className={isTabScreen(pathname) ? styles.mainWithTabs : styles.main}
        data-arrival={arrivals === 0 ? undefined : arrivals % 2}
      >
        {/* Hidden, not unmounted: a navigation that fails must not lose what was typed. */}
        <div hidden={leaving}>
          <Outlet />
        </div>
        {leaving && <SkeletonList count={4} busyText={t('loading')} />}
      </main>
      {isTabScreen(pathname) && <TabBar />}
      <ScrollRestoration />
    </>
  )
}

const SKELETON_AFTER_MS = 60

/** True once the next screen has kept the visitor waiting long enough to be worth a skeleton. */
const useLeaving = (pathname: string): boolean => {
  const { state, location } = useNavigation()
  const target = state === 'loading' && location.pathname !== pathname ? location.pathname : undefined
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (target === undefined) return undefined
    const timer = setTimeout(() => setLate(target), SKELETON_AFTER_MS)
    return () => clearTimeout(timer)
  }, [target])
  return target !== undefined && late === target
}

const useTitle = (): void => {
  const { t } = useTranslation()
  const handle = useMatches().slice(-1)[0]?.handle as ScreenHandle | undefined
  const title = handle === undefined ? t('product') : t(`titles.${handle.title}`)
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
