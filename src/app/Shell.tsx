import { useEffect, useLayoutEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, NavLink } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { SessionEnd } from '@/api/http'
import { languageFrom } from '@/lib/language'
import { reportFault } from '@/lib/reportFault'
import { LANGUAGE_PARAMETER } from '@/i18n/chosen'
import { kindText } from '@/i18n/errors'
import { languageHere } from '@/i18n/languageHere'
import { changeLanguage } from '@/i18n/setup'
import { NoticeBar } from '@/ui/NoticeBar'
import { focusMain } from '@/ui/focusMain'
import { PageSkeleton, SkeletonCard } from '@/ui/Skeleton'
import { CheckupIcon, ConsultationIcon, HomeIcon, PersonIcon } from '@/ui/icons'
import { useScreenTitle } from '@/routes/shared/pages'
import { isTabScreen, TAB_SCREENS } from '@/routes/shared/tabScreens'
import { Landed } from './Landed'
import { LazyConsultationBadge } from './LazyConsultationBadge'
import styles from './Shell.module.css'
import tabBarStyles from './TabBar.module.css'
import { hideNotice, useNotice, type Notice } from './notices'
import { usePendingPath } from './pendingNavigation'
import { screenAt } from './screens'

const TAB_LINKS = [
  { key: 'home', Icon: HomeIcon },
  { key: 'checkup', Icon: CheckupIcon },
  { key: 'consult', Icon: ConsultationIcon },
  { key: 'my', Icon: PersonIcon },
] as const

const TabBar = () => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('tabs.label')} className={tabBarStyles.bar}>
      <ul role="list" className={tabBarStyles.list}>
        {TAB_LINKS.map(({ key, Icon }) => (
          <li key={key} className={tabBarStyles.item}>
            <NavLink to={TAB_SCREENS[key]} replace className={tabBarStyles.link ?? ''}>
              <Icon />
              <span>{t(`tabs.${key}`)}</span>
              {key === 'consult' && <LazyConsultationBadge />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const SHOWN_MS = 8000

export const NoticeSlot = () => {
  const { t } = useTranslation()
  const raised = useNotice()
  const notice = usePendingPath() === undefined ? raised : undefined
  useEffect(() => {
    if (notice === undefined) return undefined
    const timer = setTimeout(hideNotice, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice])
  if (notice === undefined) return null
  return (
    <NoticeBar closeText={t('actions.close')} onClose={hideNotice}>
      {serverWords(notice) ?? kindText(t, isEnd(notice) ? { kind: 'signedOut' } : notice)}
    </NoticeBar>
  )
}

const serverWords = (notice: Notice): string | undefined => {
  if (isEnd(notice)) return notice.kind === 'ended' ? notice.message : undefined
  return notice.serverMessage
}

const isEnd = (notice: Notice): notice is SessionEnd => notice.kind === 'expired' || notice.kind === 'ended'

const PendingScreen = ({ pathname }: { pathname: string }) => {
  const { t } = useTranslation()
  return (
    <PageSkeleton busyText={t('loading')} title={t(`titles.${screenAt(pathname)?.title ?? 'notFound'}`)}>
      {[1, 2, 3, 4].map((card) => (
        <SkeletonCard key={card} />
      ))}
    </PageSkeleton>
  )
}

export const Shell = () => {
  useTitle()
  return (
    <>
      <Landed />
      <NoticeSlot />
      <Main />
      <Tabs />
      <ScrollRestoration />
    </>
  )
}

const Main = () => {
  const { pathname, search } = useLocation()
  const next = usePendingPath()
  const navigations = useNavigationCount(pathname)
  useLanguageOf(search)
  return (
    <main
      tabIndex={-1}
      aria-label={useScreenTitle()}
      className={isTabScreen(next ?? pathname) ? styles.mainWithTabs : styles.main}
      data-arrival={navigations === 0 ? undefined : navigations % 2}
    >
      {/* Hidden, not unmounted: a failed navigation must not lose the input. */}
      <div hidden={next !== undefined}>
        <Outlet />
      </div>
      {next !== undefined && <PendingScreen pathname={next} />}
    </main>
  )
}

// A constant element, so that React does not render the tabs again when a tap renders the shell.
const TABS = <TabBar />

const Tabs = () => {
  const { pathname } = useLocation()
  const next = usePendingPath()
  return isTabScreen(next ?? pathname) ? TABS : null
}

const useTitle = (): void => {
  const title = useScreenTitle()
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}

/** LANG-02: a link inside the app may name a language too, such as that of an advertisement. */
const useLanguageOf = (search: string): void =>
  useEffect(() => {
    if (languageFrom(new URLSearchParams(search).get(LANGUAGE_PARAMETER)) !== undefined)
      changeLanguage(languageHere()).catch(reportFault)
  }, [search])

const useNavigationCount = (pathname: string): number => {
  const [{ count, at }, arrive] = useState({ count: 0, at: pathname })
  if (at !== pathname) arrive({ count: count + 1, at: pathname })
  useEffect(() => {
    // A screen that reports a result has already focused its heading.
    if (count > 0 && document.activeElement?.tagName !== 'H1') focusMain()
  }, [count])
  return count
}
