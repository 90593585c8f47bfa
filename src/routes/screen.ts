import type { ScreenTitle } from '@/i18n/words'

/** What a matched route tells of its screen. */
export type ScreenHandle = { title: ScreenTitle }

/** What a screen's loader is told: the path's parameters and the query. */
export type ScreenArgs = { param: (name: string) => string; query: URLSearchParams }

/** Starts what the screen needs and returns at once; it never waits and never empties a list. */
export type ScreenLoader = (args: ScreenArgs) => void
