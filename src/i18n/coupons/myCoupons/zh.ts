import type { CouponStatus } from '@/domain/dictionaries'

const statuses = {
  usable: '可使用',
  expired: '已过期',
  notStarted: '还没到使用时间',
} as const satisfies Record<CouponStatus, string>

const words = {
  statuses,
  use: '去使用',
  redeem: {
    label: '兑换码',
    action: '兑换',
    sending: '正在兑换',
    done: '兑换成功',
    failed: '没有兑换成功',
    check: '请核对兑换码后再试。',
    kept: '您填写的兑换码还在。',
    unconfirmed: '没有收到兑换结果',
    unanswered: '请先看看下面的列表；列表里没有，可以再兑换一次，兑换码不会重复使用。',
    maybe: '这个兑换码可能已经兑换过了',
    maybeNext: '请先看看下面的列表里有没有这张优惠券。',
  },
  none: { title: '还没有优惠券', text: '有兑换码的话，可以在上面兑换。' },
  receive: {
    card: '领取后，符合条件的检查或咨询就可以用。',
    action: '立即领取',
    sending: '正在领取',
    done: '领取成功',
    offline: '这时不会领取',
    failed: '没有领取成功',
    next: '您可以稍后再试，或看看是否已经在您的优惠券里。',
    unconfirmed: '没有收到领取结果',
    unanswered: '再点一次不会重复领取，也可以先看看您的优惠券。',
    maybe: '这张优惠券可能已经领取过了',
    maybeNext: '请先看看您的优惠券里有没有。',
    toMine: '查看我的优惠券',
    expired: '这张优惠券不能再使用了。',
    notStarted: '现在可以领取，到了使用时间再用。',
  },
  gone: { title: '找不到这张优惠券', text: '活动可能已经结束。' },
} as const

export default words
