import enBooking from '../../src/i18n/en/booking'
import enCoupons from '../../src/i18n/en/coupons'
import enDemo from '../../src/i18n/en/demo'
import enGuides from '../../src/i18n/en/guides'
import enGail from '../../src/i18n/en/gail'
import enHome from '../../src/i18n/en/home'
import enPayment from '../../src/i18n/en/payment'
import enPeople from '../../src/i18n/en/people'
import enSession from '../../src/i18n/en/session'
import enShell from '../../src/i18n/en/shell'
import zhBooking from '../../src/i18n/zh/booking'
import zhCoupons from '../../src/i18n/zh/coupons'
import zhDemo from '../../src/i18n/zh/demo'
import zhGuides from '../../src/i18n/zh/guides'
import zhGail from '../../src/i18n/zh/gail'
import zhHome from '../../src/i18n/zh/home'
import zhPayment from '../../src/i18n/zh/payment'
import zhPeople from '../../src/i18n/zh/people'
import zhSession from '../../src/i18n/zh/session'
import zhShell from '../../src/i18n/zh/shell'
import type { Lang } from './test'

/** What the app says in the journey's language. */
export const wordsOf = (lang: Lang) =>
  lang === 'zh'
    ? { booking: zhBooking, coupons: zhCoupons, demo: zhDemo, guides: zhGuides, gail: zhGail, home: zhHome, payment: zhPayment, people: zhPeople, session: zhSession, shell: zhShell }
    : { booking: enBooking, coupons: enCoupons, demo: enDemo, guides: enGuides, gail: enGail, home: enHome, payment: enPayment, people: enPeople, session: enSession, shell: enShell }

export type SpokenWords = ReturnType<typeof wordsOf>
