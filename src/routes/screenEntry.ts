import type { ComponentType } from 'react'
import type { ADDRESSES } from '@/domain/addresses'
import type { ScreenTitle, WordArea } from '@/i18n/words'
import type { ScreenLoader } from './screen'

/** One screen of the table: its address and title, who may come, the words it speaks, what it loads and shows. */
export type ScreenEntry = Place & Built

type Address = (typeof ADDRESSES)[keyof typeof ADDRESSES]

type Place = {
  path: Address
  title: ScreenTitle
  /** Needs no token (NAV-57). */
  open?: true
  /** The provider sends visitors back to it, with code and state. */
  landing?: true
  /** Where most go on to from it: their code and words are fetched while it is looked at. */
  next?: readonly Address[]
}

type Built = {
  words: WordArea[]
  loader?: () => Promise<ScreenLoader>
  component: () => Promise<ComponentType>
}
