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
  offered: boolean
}

export const DEFAULT_SERVICE_ID = '1'

export const HOME_SERVICE_IDS = ['1', '2', '3'] as const
