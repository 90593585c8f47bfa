import { expect, test } from 'vitest'
import * as dictionaries from '@/domain/dictionaries'
import { INSPECTION_STATUS } from '@/domain/reports/dictionaries'

test.each([
  ['[DICT-01] sex', dictionaries.SEX, { '1': 'male', '0': 'female' }],
  ['[DICT-02] time slot', dictionaries.TIME_SLOT, { '1': 'morning', '2': 'afternoon' }],
  ['[DICT-03] shelf status', dictionaries.SHELF_STATUS, { '3': 'pendingListing', '1': 'listed', '2': 'delisted' }],
  [
    '[DICT-04] [A405] pay status',
    dictionaries.PAY_STATUS,
    { '1': 'pending', '2': 'paid', '3': 'refunding', '4': 'refunded', '5': 'over' },
  ],
  [
    '[DICT-05] [A356] settlement',
    dictionaries.SETTLEMENT,
    { '0': 'counted', '1': 'notPaidOut', '2': 'paidViaChatProvider' },
  ],
  ['[DICT-06] [A356] customer type', dictionaries.CUSTOMER_TYPE, { '0': 'normal', '1': 'insurance' }],
  ['[DICT-07] [A356] identity', dictionaries.IDENTITY, { '1': 'examinee', '2': 'inspector', '3': 'reporter' }],
  ['[DICT-08] [A356] application state', dictionaries.APPLICATION_STATE, { '1': 'applied', '2': 'inspected' }],
  ['[DICT-09] [A356] payment type', dictionaries.PAYMENT_TYPE, { '0': 'partnerCollection', '1': 'onSite' }],
  ['[DICT-10] [A356] subscribe source', dictionaries.SUBSCRIBE_SOURCE, { '1': 'wechat', '2': 'field' }],
  [
    '[DICT-11] inspection status',
    INSPECTION_STATUS,
    { '0': 'toBeChecked', '1': 'checking', '2': 'checked', '3': 'reportOut' },
  ],
  [
    '[COUPON-10] coupon type',
    dictionaries.COUPON_TYPE,
    { '1': 'exchange', '2': 'cash', '3': 'discount', '4': 'random' },
  ],
  [
    '[COUPON-11] coupon validity',
    dictionaries.VALID_TIME_TYPE,
    { '1': 'fixed', '2': 'fromReceipt', '3': 'fromNextDay' },
  ],
  ['[COUPON-12] coupon status', dictionaries.COUPON_STATUS, { '0': 'expired', '1': 'usable', '2': 'notStarted' }],
])('the codes of %s are those of the specification', (_name, dictionary, named) => {
  expect(dictionary).toEqual(named)
})
