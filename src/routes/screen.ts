import type { ComponentType } from 'react'
import type { ADDRESSES } from '@/domain/addresses'
import type { ScreenTitle, WordArea } from '@/i18n/words'

export type ScreenHandle = { title: ScreenTitle }

export type ScreenArgs = { param: (name: string) => string; query: URLSearchParams }

/** Starts the requests of a screen and returns at once; it must not wait or clear a list. */
export type ScreenLoader = (args: ScreenArgs) => void

export type Screen = Place & Built

type Address = (typeof ADDRESSES)[keyof typeof ADDRESSES]

type Place = {
  path: Address
  title: ScreenTitle
  /** NAV-57: needs no token. */
  open?: true
  /** The provider redirects here, with code and state. */
  landing?: true
  /** Likely next screens, whose code and words are prefetched. */
  next?: readonly Address[]
}

/** Import with `then`: Vite writes a destructuring around an awaited import, 10 bytes of the first script each. */
type Built = {
  words: WordArea[]
  loader?: () => Promise<ScreenLoader>
  component: () => Promise<ComponentType>
}
