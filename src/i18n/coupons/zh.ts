import type { CouponProblem, CouponValidity, CouponValue } from '@/domain/coupons'

const types = {
  exchange: '兑换券',
  cash: '现金券',
  discount: '折扣券',
  random: '随机券',
} as const satisfies Record<CouponValue['type'], string>

/** Value by kind (A156). */
const values = {
  exchange: '兑换{{services}}',
  cash: '{{amount}}',
  discount: '{{discount}}折',
  random: '{{low}} - {{high}}',
} as const satisfies Record<CouponValue['type'], string>

/** Validity by kind (A159). */
const validity = {
  fixed: '{{start}}至{{end}}',
  fromReceipt: '领取后 {{days}} 天内有效',
  fromNextDay: '领取次日起 {{days}} 天内有效',
} as const satisfies Record<NonNullable<CouponValidity['rule']>, string>

const problems = {
  expired: '已过期',
  notStarted: '还没到使用时间',
  nothingToPay: '本次无需付款',
  threshold: '未达到使用门槛',
} as const satisfies Record<CouponProblem, string>

const words = {
  label: '优惠券',
  none: '不使用优惠券',
  chosen: '已选的优惠券',
  types,
  values,
  threshold: '满 {{amount}} 可用',
  noThreshold: '无门槛',
  allServices: '全部服务',
  both: '{{one}}、{{other}}',
  validity,
  validFrom: '{{start}} 起',
  validUntil: '有效至 {{end}}',
  problems,
  notUsable: '不可用：{{problem}}',
  usable: '可用 {{usable}} 张',
  noneUsable: '没有可用的优惠券',
  chooseFirst: '选择检查套餐后，可在这里选择优惠券',
  asking: '正在查询优惠券',
  failed: '没能查到优惠券',
  kept: '您的选择都还在，不查优惠券也可以继续。',
  givenUp: '之前选的优惠券已不适用，现在不使用优惠券。',
} as const

export default words
