import type { ServiceKind } from '@/domain/dictionaries'

export type Specification = {
  id: string
  name: string | undefined
  priceFen: number
  description: string | undefined
}

export type Service = {
  id: string
  name: string | undefined
  description: string | undefined
  priceFen: number
  coverUrl: string | undefined
  kind: ServiceKind
  externalLink: string | undefined
  /** Listed and to be shown (A91). */
  offered: boolean
}

/** Breast health testing (SVC-06). */
export const DEFAULT_SERVICE_ID = '1'

/** The services that have a card on Home, in this order (HOME-02). */
export const HOME_SERVICE_IDS = ['1', '2', '3'] as const
