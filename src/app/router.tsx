import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { ADDRESSES } from '@/domain/addresses'
import { connectDocuments } from '@/gateways/pdf/port'
import { connectPictures } from '@/gateways/pictures/port'
import { loadWords } from '@/i18n/setup'
import { paths } from '@/routes/paths'
import type { ScreenHandle } from '@/routes/screen'
import { automaticNavigation } from '@/routes/shared/automaticNavigation'
import { token } from '@/stores/auth/session'
import { runLoader, takePreload } from './preload'
import { FailedScreen } from './FailedScreen'
import { redirectOf } from './guard'
import { lazyPdf } from './lazyPdf'
import { toChunkLoadError, rethrowAsChunkLoadError } from './chunkLoadError'
import { hideNoticesLeftBehind } from './notices'
import { NotFound } from './NotFound'
import { connectRouter } from './navigation'
import { screenAt, SCREENS } from './screens'
import type { ScreenEntry } from '@/routes/screenEntry'
import { Shell } from './Shell'
import { trackNavigation, pendingPainted } from './pendingNavigation'
import { inTime } from '@/lib/inTime'

/**
 * The router over the one table of every URL; every entry passes the guard first. No screen comes before the app is
 * mounted.
 */
export const createRouter = (mounted = Promise.resolve()) => {
  const router = createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: FailedScreen,
      // The boot drawing of index.html stays until the first screen is there.
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

/** Fetches what the screen at this address consists of, before it is asked for. */
export const prefetch = (pathname: string): void => {
  const entry = screenAt(pathname)
  if (entry === undefined) return
  // A failed prefetch is met again, and shown, when the screen is really opened.
  void Promise.all([componentOf(entry), loaderOf(entry)]).catch(() => undefined)
}

const routeOf = (entry: ScreenEntry, mounted: Promise<void>): RouteObject => ({
  path: entry.path,
  handle: { title: entry.title } satisfies ScreenHandle,
  ErrorBoundary: FailedScreen,
  loader: guarded(started(entry)),
  // The router shows nothing at all for a part that cannot be fetched, so what is lost becomes a screen that says so.
  lazy: {
    Component: () =>
      mounted
        .then(pendingPainted)
        .then(() => componentOf(entry))
        .catch((failure: unknown) => lostScreen(failure)),
  },
})

const componentOf = async (entry: ScreenEntry): Promise<ComponentType> => {
  const [component] = await Promise.all([inTime(entry.component()), loadWords(entry.words)])
  return component
}

const loaderOf = (entry: ScreenEntry) => entry.loader?.()

const lostScreen = (failure: unknown): ComponentType => {
  const lost = toChunkLoadError(failure)
  return () => {
    throw lost
  }
}

const started =
  (entry: ScreenEntry) =>
  async ({ request }: LoaderFunctionArgs) => {
    const address = new URL(request.url)
    const begun = takePreload(address)
    // What a tap shows comes before what it asks for.
    if (begun === undefined) await pendingPainted()
    if (!request.signal.aborted) await (begun ?? runLoader(entry, address))
    return null
  }

const guarded =
  (load: (args: LoaderFunctionArgs) => unknown = () => null) =>
  (args: LoaderFunctionArgs): unknown => {
    const address = new URL(args.request.url)
    const instead = redirectOf(address, token() !== undefined)
    if (instead === undefined) return load(args)
    // A page that is opened or come back to has its entry in the history already: it must not stay below the sign-in.
    const isHere = address.pathname + address.search === window.location.pathname + window.location.search
    return isHere ? replace(instead) : redirect(instead)
  }
