import type { PayOutcome } from '@/domain/payment/payment'

const words = {
  amount: '应付金额',
  check: '检查套餐',
  day: '检查日期',
  person: '受检人',
  pay: '立即支付',
  opening: '正在打开支付',
  leave: '稍后再付，查看订单',
  outcomes: {
    ok: '支付成功',
    cancel: '支付取消',
    fail: '支付失败',
    missing: '请在微信中打开',
    refunded: '订单已关闭，款项会原路退回',
  } satisfies Record<PayOutcome | 'refunded', string>,
  /** On arrival after paying. */
  paidNow: '支付成功，已支付 {{amount}}',
  kept: {
    cancel: '您没有被扣款，订单还保留着，可以再次支付。',
    fail: '没有扣款成功，订单还保留着，可以再次支付。',
    missing: '这里无法调起支付。请复制链接，在微信中打开后支付；订单会一直保留到支付时间结束。',
  },
  copy: '复制链接',
  copied: '链接已复制',
  notCopied: '没能自动复制，请长按下面的链接复制',
  confirming: {
    now: { title: '确认中', text: '微信显示已支付，我们正在确认到账。请不要重复支付。' },
    long: { title: '还没有确认到账', text: '我们还没有收到这笔付款的确认。请不要重复支付，稍后再刷新查看。' },
    closed: {
      title: '支付时间已结束，还没有确认到账',
      text: '我们还没有收到这笔付款。如果已经扣款，款项会原路退回；请不要重复支付，稍后再刷新查看。',
    },
    refresh: '刷新',
    asked: '刚刚查过，还没有确认到账',
    notAsked: '没能查到结果，请检查网络后再刷新',
  },
  /** In place of “pay now” beside an appointment. */
  standing: {
    confirming: '付款确认中，请不要重复支付',
    paid: '支付成功',
    refunded: '订单已关闭，款项会原路退回',
    over: '支付时间已结束',
    look: '查看结果',
  },
  over: {
    title: '支付时间已结束',
    text: '这个订单不能再支付了，需要时请重新预约。',
    consultText: '这次咨询不能再支付了，需要时请重新提问。',
    detail: '查看订单',
  },
  leaveConfirm: { title: '您还没有支付', message: '您确定要退出当前页面吗？', leave: '退出', stay: '继续支付' },
} as const

export default words
