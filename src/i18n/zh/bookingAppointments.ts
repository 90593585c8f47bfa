import type { CancelReason } from '../../domain/booking/cancellation'
import type { AppointmentStatus, PayStatus } from '../../domain/dictionaries'

/** By the status of an appointment (A113). */
const statuses = {
  toPay: '待支付',
  paid: '已支付',
  cancelledUnpaid: '已取消（未支付）',
  cancelled: '已取消',
  noShow: '未按时到检',
  registered: '已登记',
} as const satisfies Record<AppointmentStatus, string>

/** By the status of its payment (DICT-04). */
const payStatuses = {
  pending: '待支付',
  paid: '已支付',
  refunding: '退款中',
  refunded: '已退款',
  over: '支付超时',
} as const satisfies Record<PayStatus, string>

/** Why it is cancelled (A120). */
const reasons = {
  planChanged: '行程有变/预约错误',
  other: '其他',
} as const satisfies Record<CancelReason, string>

const words = {
  address: '地址',
  list: { toServices: '去预约检查' },
  detail: {
    patient: '受检人',
    number: '预约编号',
    day: '检查日期',
    name: '姓名',
    sex: '性别',
    age: '年龄',
    ageYears: '{{age}} 岁',
    phone: '手机号',
    specification: '检查套餐',
    orderedAt: '下单时间',
    who: '受检人信息',
    about: '预约信息',
    money: '费用',
    original: '原价',
    discount: '优惠',
    due: '应付金额',
    paid: '实付金额',
    payNow: '立即支付',
    payHint: '超时未支付的预约会自动取消。',
    cancel: '取消预约',
    refund: '查看退款详情',
    report: '查看报告进度',
    line: '{{name}}：{{value}}',
  },
  questionnaire: { title: '检查问卷', text: '填好检查问卷，医生能更了解您的情况。', open: '去填写' },
  record: {
    title: '完善健康档案',
    own: '您的健康档案还没有填写身高。补充完整，医生能更了解您的情况。',
    relative: '受检人的健康档案还没有填写身高。补充完整，医生能更了解情况。',
    open: '去补充',
    later: '以后再说',
  },
  remember: {
    title: '别忘了这次检查',
    event: '检查预约：{{organisation}}',
    save: '添加到日历',
    noFiles: '这里不能保存日历文件。复制预约信息，可以粘贴到日历里，也可以发给家人。',
    copy: '复制预约信息',
    copyAddress: '复制地址',
    copied: '已复制',
    notCopied: '没能自动复制，请长按下面的文字复制',
  },
  cancel: {
    meaning: '现在取消会怎样',
    unpaid: '这次预约还没有支付，取消不涉及退款。',
    free: '这次预约没有收费，取消不涉及退款。',
    refund: '现在取消，退款 {{amount}}。',
    refundBefore: '{{day}} {{time}}（北京时间）之前取消，全额退款；之后不退款。',
    noRefund: '现在取消不退款。',
    refundOver: '全额退款的时间已于{{day}} {{time}}（北京时间）结束。',
    left: '今天还可以取消 {{left}} 次。',
    noneLeft: '今天的取消次数已经用完，请明天（北京时间）再取消。',
    byRule: '没能查到此刻的退款金额和剩余次数，请以下面的取消规则为准。',
    rules: '取消规则',
    chinaTime: '以上均为北京时间。',
    reason: '取消原因',
    reasons,
    chooseReason: '请选择取消原因',
    submit: '取消预约',
    sending: '正在取消',
    sure: '确定取消这次预约吗？',
    confirm: '确定取消',
    keep: '保留预约',
    done: '预约已取消',
    failed: '没有取消成功',
    kept: '预约还保留着，您选择的原因也还在。',
    undecided: '没有收到取消结果',
    look: '预约可能已经取消，请先查看预约详情；如果还没有取消，可以再提交一次。',
    toDetail: '查看预约详情',
    closed: '这次预约现在不能取消',
    closedText: '只有待支付和已支付的预约可以取消。',
  },
  result: {
    paidText: '已支付 {{amount}}，检查已经约好。带好身份证，穿方便更换的上衣。',
    booked: '预约成功',
    bookedText: '这次检查免费，不用支付。带好身份证，穿方便更换的上衣。',
    comesBack: '{{told}}，款项会原路退回。',
    nothingBack: '这次预约没有收款，不涉及退款。',
    again: '重新预约',
  },
  refund: {
    title: '退款信息',
    amount: '退款金额',
    status: '退款状态',
    none: '不退款',
    underWay: '{{amount}} 退款中',
    back: '{{amount}} 已退款',
    where: '款项原路退回',
    requestedAt: '申请时间',
    refundedAt: '到账时间',
  },
  payStatuses,
  statuses,
} as const

export default words
