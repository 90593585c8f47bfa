import type { ComponentType } from 'react'
import type { ADDRESSES } from '@/domain/addresses'
import type { ScreenTitle, WordArea } from '@/i18n/words'
import type { ScreenLoader } from './screen'

export type ScreenEntry = Place & Built

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

type Built = {
  words: WordArea[]
  loader?: () => Promise<ScreenLoader>
  component: () => Promise<ComponentType>
}
