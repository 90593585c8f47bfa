import type { ScreenTitle } from '@/i18n/words'

export type ScreenHandle = { title: ScreenTitle }

export type ScreenArgs = { param: (name: string) => string; query: URLSearchParams }

/** Starts the requests of a screen and returns at once; it must not wait or clear a list. */
export type ScreenLoader = (args: ScreenArgs) => void
