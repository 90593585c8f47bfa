import type { OrderProblem } from '@/domain/booking/order'

const problems = {
  noPatient: '请选择受检人',
  noSpecification: '请选择服务规格',
} as const satisfies Record<OrderProblem, string>

const words = {
  address: '地址',
  hours: '营业时间',
  distance: '距离',
  organisationList: {
    card: '看看哪些机构可以做乳腺检查，选好机构就能约日期。',
    empty: '暂无机构',
    emptyText: '目前没有机构提供这项服务，看看其他服务吧。',
    toServices: '看看其他服务',
    lastTime: '上次选择',
    noPosition: '打开定位，就能看到离您多远。',
  },
  confirm: {
    when: '检查日期',
    patient: '受检人',
    choosePatient: '请选择为谁预约',
    self: '本人',
    noPatients: '还没有可以预约的受检人。',
    specification: '检查套餐',
    price: '应付金额',
    choose: '参考价，选择检查套餐后确认',
    asking: '参考价，正在确认',
    priceFailed: '没能确认价格，下面是参考价',
    submit: '提交订单',
    creating: '正在创建订单',
    wait: '请耐心等待，正在创建订单',
    notice: '预约须知',
    implants: '有乳房植入性假体的，不能做这项检查。',
    rules: {
      before: '检查前一天 18:00 之前取消，全额退款。',
      after: '检查前一天 18:00 起取消，不退款。',
      breach: '单方面违约（例如未按约到检），不退款。',
      limit: '每个自然日最多取消 3 次。',
    },
    refundUntil: '本次预约：{{day}} 18:00 之前取消，可全额退款。',
    refundOver: '本次预约已过全额退款的时间，提交后取消不退款。',
    failed: '订单没有提交成功',
    unknown: '没有收到提交结果',
    unknownBefore: '之前的一次提交没有收到结果',
    offline: '您的选择都还在',
    kept: '您的选择都还在，可以修改后再次提交。',
    look: '您的选择都还在。订单可能已经生成，请先到“我的预约”查看，没有再重新提交。',
    placedElsewhere: '这个订单已经提交成功，不用再提交',
    toAppointments: '查看我的预约',
    otherDay: '换一个日期',
    dayOver: '选好的检查日期已经过了，请重新选择',
    newPrice: {
      title: '金额有变化',
      message: '提交时显示 {{shown}}，现在应付 {{asked}}。订单已生成，您可以继续支付，也可以先查看订单。',
      pay: '继续支付',
      look: '查看订单',
    },
  },
  problems,
} as const

export default words
