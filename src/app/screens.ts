import { BOOKING_SCREENS } from '@/routes/booking/screens'
import { APPOINTMENT_SCREENS } from '@/routes/appointments/screens'
import { CHAT_SCREENS } from '@/routes/chat/screens'
import { CONSULTATION_SCREENS } from '@/routes/consultations/screens'
import { COUPON_SCREENS } from '@/routes/coupons/screens'
import { LEGAL_SCREENS } from '@/routes/legal/screens'
import { NEWS_SCREENS } from '@/routes/news/screens'
import { PDF_SCREENS } from './pdfScreens'
import type { Screen } from '@/routes/screen'
import { GUIDE_SCREENS } from '@/routes/guides/screens'
import { HOME_SCREENS } from '@/routes/home/screens'
import { CHECK_IN_SCREENS } from '@/routes/checkIn/screens'
import { PAYMENT_SCREENS } from '@/routes/payment/screens'
import { ACCOUNT_SCREENS } from '@/routes/account/screens'
import { QUESTIONNAIRE_SCREENS } from '@/routes/questionnaires/screens'
import { REPORT_SCREENS } from '@/routes/reports/screens'
import { AUTH_SCREENS } from '@/routes/auth/screens'
import { decodeOrKeep } from '@/lib/decodeOrKeep'

export const SCREENS: readonly Screen[] = [
  ...HOME_SCREENS,
  ...NEWS_SCREENS,
  ...AUTH_SCREENS,
  ...BOOKING_SCREENS,
  ...APPOINTMENT_SCREENS,
  ...PAYMENT_SCREENS,
  ...ACCOUNT_SCREENS,
  ...CHECK_IN_SCREENS,
  ...GUIDE_SCREENS,
  ...QUESTIONNAIRE_SCREENS,
  ...COUPON_SCREENS,
  ...REPORT_SCREENS,
  ...CONSULTATION_SCREENS,
  ...CHAT_SCREENS,
  ...LEGAL_SCREENS,
  ...PDF_SCREENS,
]

export const screenAt = (pathname: string): Screen | undefined =>
  SCREENS.find(({ path }) => paramsIn(path, pathname) !== undefined)

type Shape = { names: readonly string[]; pattern: RegExp }

const shapes = new Map<string, Shape>()

const shapeOf = (path: string): Shape => {
  const known = shapes.get(path)
  if (known !== undefined) return known
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const shape = { names, pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/*$`, 'i') }
  shapes.set(path, shape)
  return shape
}

export const paramsIn = (path: string, pathname: string): Record<string, string> | undefined => {
  const { names, pattern } = shapeOf(path)
  const found = pattern.exec(pathname)
  return found === null
    ? undefined
    : Object.fromEntries(names.map((name, index) => [name, decodeOrKeep(found[index + 1] ?? '')]))
}
