import type { TFunction } from 'i18next'

/** How much is unread; without a number where that is not known. */
export const unreadText = (t: TFunction<'shell'>, count: number | undefined): string =>
  count === undefined ? t('unread.some') : t('unread.count', { count })
