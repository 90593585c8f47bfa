import { useEffect, type ComponentType } from 'react'
import {
  createBrowserRouter,
  redirect,
  replace,
  useNavigate,
  useRouteError,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@/api/errors'
import { ADDRESSES } from '@/domain/addresses'
import { connectDocuments } from '@/gateways/pdf/port'
import { connectPictures } from '@/gateways/pictures/port'
import { isTimedOut } from '@/i18n/errors'
import { loadWords } from '@/i18n/setup'
import { ChunkLoadError } from '@/lib/chunkLoadError'
import { inTime } from '@/lib/inTime'
import { hasUnsavedInput } from '@/stores/createStore'
import { dropEndedSession } from '@/stores/auth/endedSession'
import { token } from '@/stores/auth/session'
import { SkeletonList } from '@/ui/Skeleton'
import { paths } from '@/routes/paths'
import type { Screen, ScreenHandle } from '@/routes/screen'
import { Help } from '@/routes/shared/Help'
import { ContentUnavailablePage } from '@/routes/shared/pages'
import { automaticNavigation } from '@/routes/shared/automaticNavigation'
import { PageError } from '@/routes/shared/errors'
import { Landed } from './Landed'
import { Shell } from './Shell'
import { toChunkLoadError, rethrowAsChunkLoadError, reloadsByItself } from './chunkLoadError'
import { reportError } from './errorReporting'
import { redirectOf } from './guard'
import { lazyPdf } from './pdfScreens'
import { connectRouter } from './navigation'
import { hideNoticesLeftBehind } from './notices'
import { trackNavigation, pendingPainted } from './pendingNavigation'
import { runLoader, takePreload } from './preload'
import { screenAt, SCREENS } from './screens'

const FailedScreen = () => {
  const { t } = useTranslation()
  const error = useRouteError()
  const timedOut = error instanceof ChunkLoadError ? error.isTimedOut : isTimedOut(error)
  const lost = timedOut || error instanceof ChunkLoadError
  // After a timeout, or with input that a reload would lose (A661), the page retries only on a tap.
  const reloading = lost && !timedOut && !hasUnsavedInput() && reloadsByItself()
  useEffect(() => {
    if (reloading) window.location.reload()
    else reportError(error)
  }, [reloading, error])
  useEffect(() => {
    if (!lost) return undefined
    // The page retries by itself when the network returns.
    const again = () => {
      if (!hasUnsavedInput()) window.location.reload()
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [lost])
  if (reloading) return <SkeletonList count={4} busyText={t('loading')} />
  return (
    <>
      <Landed />
      <PageError
        error={new ApiError(timedOut ? 'timeout' : lost ? 'offline' : 'badResponse')}
        onRetry={() => window.location.reload()}
      />
    </>
  )
}

const NotFound = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ContentUnavailablePage
      kind="empty"
      drawing="notFound"
      title={t('notFound')}
      action={{ label: t('actions.toHome'), onAct: () => void navigate(paths.home(), { replace: true }) }}
      way={<Help />}
    />
  )
}

/**
 * Creates the router for the screen table; every route passes the guard. Nothing renders before the app is mounted.
 */
export const createRouter = (mounted = Promise.resolve()) => {
  const router = createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: FailedScreen,
      HydrateFallback: () => null,
      children: [
        { path: ADDRESSES.root, loader: guarded(() => redirect(paths.home())), Component: () => null },
        ...SCREENS.map((entry) => routeOf(entry, mounted)),
        { path: '*', loader: guarded(), Component: NotFound, handle: { title: 'notFound' } satisfies ScreenHandle },
      ],
    },
  ])
  connectRouter((address) => router.navigate(address, { replace: true, state: automaticNavigation() }))
  connectDocuments(lazyPdf)
  connectPictures(
    async () => (await inTime(import('@/gateways/pictures/prepare')).catch(rethrowAsChunkLoadError)).preparePicture,
  )
  hideNoticesLeftBehind(router)
  trackNavigation(router)
  return router
}

export const prefetch = (pathname: string): void => {
  const entry = screenAt(pathname)
  if (entry === undefined) return
  // A failed prefetch is reported when the screen is opened.
  void Promise.all([componentOf(entry), loaderOf(entry)]).catch(() => undefined)
}

const routeOf = (entry: Screen, mounted: Promise<void>): RouteObject => ({
  path: entry.path,
  handle: { title: entry.title } satisfies ScreenHandle,
  ErrorBoundary: FailedScreen,
  loader: guarded(started(entry)),
  // The router renders nothing for a failed lazy part, so failures become an error screen.
  lazy: {
    Component: () =>
      mounted
        .then(pendingPainted)
        .then(() => componentOf(entry))
        .catch((failure: unknown) => lostScreen(failure)),
  },
})

const componentOf = async (entry: Screen): Promise<ComponentType> => {
  const [component] = await Promise.all([inTime(entry.component()), loadWords(entry.words)])
  return component
}

const loaderOf = (entry: Screen) => entry.loader?.()

const lostScreen = (failure: unknown): ComponentType => {
  const lost = toChunkLoadError(failure)
  return () => {
    throw lost
  }
}

const started =
  (entry: Screen) =>
  async ({ request }: LoaderFunctionArgs) => {
    const address = new URL(request.url)
    const preload = takePreload(address)
    // The skeleton is painted before data is requested.
    if (preload === undefined) await pendingPainted()
    if (!request.signal.aborted) await (preload ?? runLoader(entry, address))
    return null
  }

const guarded =
  (load: (args: LoaderFunctionArgs) => unknown = () => null) =>
  (args: LoaderFunctionArgs): unknown => {
    // The token may have expired since the page was opened.
    dropEndedSession()
    const address = new URL(args.request.url)
    const instead = redirectOf(address, token() !== undefined)
    if (instead === undefined) return load(args)
    // A page opened directly or by Back has its history entry already, which must not stay below the sign-in.
    const isHere = address.pathname + address.search === window.location.pathname + window.location.search
    return isHere ? replace(instead) : redirect(instead)
  }
