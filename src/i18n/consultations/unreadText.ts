import type { TFunction } from 'i18next'

/** The number of unread answers; without a number where it is unknown. */
export const unreadText = (t: TFunction<'shell'>, count: number | undefined): string =>
  count === undefined ? t('unread.some') : t('unread.count', { count })
