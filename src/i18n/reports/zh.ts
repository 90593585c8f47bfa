const words = {
  head: {
    age: '{{age}} 岁',
    number: '检查编号',
    examiner: '检查人员',
    examinedOn: '检查日期',
  },
  foot: {
    title: '检查机构',
    name: '名称',
    address: '地址',
    phone: '电话',
    disclaimer: '本报告仅供参考，不能代替医生的诊断。有疑问请咨询医生。',
  },
  later: { title: '后来又检查过', text: '{{day}}又检查过，下一步以那次检查的报告为准。', act: '看那次检查' },
  gone: { title: '找不到这份报告', text: '它可能属于另一个账号，或者还没有生成。', action: '查看我的报告' },
} as const

export default words
