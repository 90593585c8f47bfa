import type { OrderType } from './payment'

export const orderTypeFrom = (text: string | null): OrderType | undefined =>
  text === 'subscribe' || text === 'consult' || text === 'quickConsult' ? text : undefined
