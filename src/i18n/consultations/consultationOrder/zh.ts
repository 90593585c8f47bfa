import type { ProblemFault } from '@/domain/consultations/problem'

const faults = {
  price: '请选择价位',
  question: '请填写乳腺的健康情况',
  consent: '请同意咨询说明',
  uploading: '请等图片上传完再提交',
} as const satisfies Record<ProblemFault, string>

const words = {
  faults,
  to: '咨询医生',
  anyDoctor: '由在线的医生回答',
  patient: { label: '为谁咨询', choose: '请选择', self: '本人', nobody: '还没有可以选择的人，请先完善个人资料。' },
  question: {
    label: '乳腺的健康情况',
    hint: '哪里不舒服、多久了、做过什么检查，写得越清楚，医生回答得越准。',
    count: '{{used}} / {{limit}} 字',
  },
  price: { label: '价位', choose: '请选择价位', once: '{{price}} / 次' },
  report: {
    label: '检查报告',
    choose: '不附报告',
    none: '不附报告',
    hint: '选填，医生可以对照报告回答',
    asking: '正在查找报告',
    noReports: '这位还没有报告',
    failed: '报告没有加载出来',
    kept: '您填写的内容都还在，不附报告也可以继续。',
  },
  agree: '我已阅读并同意咨询说明',
  notes: '查看咨询说明',
  kept: '写的内容会保存在这部手机上，12 小时内有效。',
  notKept: '这部手机没能保存写的内容，离开后需要重写。',
  typed: '您写过的内容',
  next: '下一步',
  order: {
    patient: '患者',
    name: '姓名',
    sex: '性别',
    age: '年龄',
    ageYears: '{{age}} 岁',
    question: '问题',
    pictures: '图片 {{number}}',
    original: '原价',
    price: '应付金额',
    asking: '正在计算价格',
    priceFailed: '价格没有计算出来',
    priceKept: '您填写的内容都还在，算出价格后就能提交。',
    pay: '去支付',
    confirmFree: '提交咨询',
    sending: '正在提交…',
    failed: '咨询没有提交成功',
    kept: '您填写的内容都还在，可以再提交一次。',
    placedElsewhere: '咨询已经提交成功，不用再提交',
    unknown: '还不知道咨询有没有提交成功',
    unknownBefore: '之前的一次提交没有收到结果',
    look: '请先到“我的咨询”查看，没有再重新提交。',
    change: '修改问题',
    newPrice: {
      title: '金额有变化',
      message: '提交时显示 {{shown}}，现在应付 {{asked}}。咨询已提交，还没有支付。',
      pay: '继续支付',
      look: '查看我的咨询',
    },
  },
} as const

export default words
