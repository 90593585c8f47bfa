/** A person is one or the other; the codes are texts (DICT-01). */
export const SEX = { '0': 'female', '1': 'male' } as const
export type Sex = (typeof SEX)[keyof typeof SEX]
export const SEX_CODE = { female: '0', male: '1' } as const satisfies Record<Sex, keyof typeof SEX>

/** What a relative is to the customer (A140). */
export const RELATION = { '1': 'spouse', '2': 'parent', '3': 'child', '4': 'sibling', '5': 'other' } as const
export type RelationCode = keyof typeof RELATION

/** What a tap on a service leads to (A78, SVC-03 to SVC-05). */
export const SERVICE_KIND = { '1': 'appointment', '2': 'questionnaire', '3': 'link' } as const
export type ServiceKind = (typeof SERVICE_KIND)[keyof typeof SERVICE_KIND]

/** Where an appointment stands (APPT-13); 0 stands for a code that nobody told us (A460). */
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

/** Where the payment of an order stands (DICT-04). */
export const PAY_STATUS = { '1': 'pending', '2': 'paid', '3': 'refunding', '4': 'refunded', '5': 'over' } as const
export type PayStatus = (typeof PAY_STATUS)[keyof typeof PAY_STATUS]

/** The halves of a day (DICT-02). */
export const TIME_SLOT = { '1': 'morning', '2': 'afternoon' } as const
export type HalfDay = (typeof TIME_SLOT)[keyof typeof TIME_SLOT]

/** Whether a service is on the shelf (DICT-03). */
export const SHELF_STATUS = { '1': 'listed', '2': 'delisted', '3': 'pendingListing' } as const

/** How a doctor's share of an order stands (DICT-05). */
export const SETTLEMENT = { '0': 'counted', '1': 'notPaidOut', '2': 'paidViaChatProvider' } as const

/** Who pays for a customer (DICT-06). */
export const CUSTOMER_TYPE = { '0': 'normal', '1': 'insurance' } as const

/** What somebody has to do with an examination (DICT-07). */
export const IDENTITY = { '1': 'examinee', '2': 'inspector', '3': 'reporter' } as const

/** How far an application for an examination has come (DICT-08). */
export const APPLICATION_STATE = { '1': 'applied', '2': 'inspected' } as const

/** Who takes the money (DICT-09). */
export const PAYMENT_TYPE = { '0': 'partnerCollection', '1': 'onSite' } as const

/** Where an appointment was made (DICT-10). */
export const SUBSCRIBE_SOURCE = { '1': 'wechat', '2': 'field' } as const

/** How far an inspection has come (DICT-11). */
export const INSPECTION_STATUS = { '0': 'toBeChecked', '1': 'checking', '2': 'checked', '3': 'reportOut' } as const

/** What a coupon does to a price (COUPON-10). */
export const COUPON_TYPE = { '1': 'exchange', '2': 'cash', '3': 'discount', '4': 'random' } as const

/** From when a coupon counts (COUPON-11). */
export const VALID_TIME_TYPE = { '1': 'fixed', '2': 'fromReceipt', '3': 'fromNextDay' } as const

/** Whether a coupon counts today (COUPON-12). */
export const COUPON_STANDING = { '0': 'expired', '1': 'usable', '2': 'notStarted' } as const
export type CouponStanding = (typeof COUPON_STANDING)[keyof typeof COUPON_STANDING]
