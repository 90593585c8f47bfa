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
  priceFen: number | undefined
  coverUrl: string | undefined
  kind: ServiceKind
  externalLink: string | undefined
  offered: boolean
}

/** A617: whether the packages decide the price. Until they are loaded, 0 need not be the price of a check. */
export const isPriceOpen = ({ kind, priceFen }: Service): boolean => kind === 'appointment' && !priceFen

/** Returns the duration in minutes from the description of a service: 20 for '约20分钟' or 'about 20 minutes'. */
export const minutesIn = (description: string | undefined): number | undefined => {
  const [, minutes] = /(?:^|[^\d.~～至到–-])(\d{1,3}) ?(?:分钟|minutes\b)/.exec(description ?? '') ?? []
  return minutes === undefined ? undefined : Number(minutes)
}

export const DEFAULT_SERVICE_ID = '1'

export const HOME_SERVICE_IDS = ['1', '2', '3'] as const
