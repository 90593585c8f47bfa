export const SEX = { '0': 'female', '1': 'male' } as const
export type Sex = (typeof SEX)[keyof typeof SEX]
export const SEX_CODE = { female: '0', male: '1' } as const satisfies Record<Sex, keyof typeof SEX>

export const RELATION = { '1': 'spouse', '2': 'parent', '3': 'child', '4': 'sibling', '5': 'other' } as const
export type RelationCode = keyof typeof RELATION

export const SERVICE_KIND = { '1': 'appointment', '2': 'questionnaire', '3': 'link' } as const
export type ServiceKind = (typeof SERVICE_KIND)[keyof typeof SERVICE_KIND]

/** APPT-13. A460: 0 is the app's own code, for an unknown status. */
export const APPOINTMENT_STATUS = {
  '0': 'unknown',
  '1': 'toPay',
  '2': 'paid',
  '3': 'cancelledUnpaid',
  '4': 'cancelled',
  '5': 'noShow',
  '6': 'registered',
} as const
export type AppointmentStatus = (typeof APPOINTMENT_STATUS)[keyof typeof APPOINTMENT_STATUS]

export const PAY_STATUS = { '1': 'pending', '2': 'paid', '3': 'refunding', '4': 'refunded', '5': 'over' } as const
export type PayStatus = (typeof PAY_STATUS)[keyof typeof PAY_STATUS]

export const TIME_SLOT = { '1': 'morning', '2': 'afternoon' } as const
export type HalfDay = (typeof TIME_SLOT)[keyof typeof TIME_SLOT]

export const SHELF_STATUS = { '1': 'listed', '2': 'delisted', '3': 'pendingListing' } as const

export const SETTLEMENT = { '0': 'counted', '1': 'notPaidOut', '2': 'paidViaChatProvider' } as const

export const CUSTOMER_TYPE = { '0': 'normal', '1': 'insurance' } as const

export const IDENTITY = { '1': 'examinee', '2': 'inspector', '3': 'reporter' } as const

export const APPLICATION_STATE = { '1': 'applied', '2': 'inspected' } as const

export const PAYMENT_TYPE = { '0': 'partnerCollection', '1': 'onSite' } as const

export const SUBSCRIBE_SOURCE = { '1': 'wechat', '2': 'field' } as const

export const COUPON_TYPE = { '1': 'exchange', '2': 'cash', '3': 'discount', '4': 'random' } as const

export const VALID_TIME_TYPE = { '1': 'fixed', '2': 'fromReceipt', '3': 'fromNextDay' } as const

export const COUPON_STATUS = { '0': 'expired', '1': 'usable', '2': 'notStarted' } as const
export type CouponStatus = (typeof COUPON_STATUS)[keyof typeof COUPON_STATUS]
