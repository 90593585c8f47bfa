const words = {
  day: '检查日期',
  place: '检查机构',
  pay: { title: '有预约等您支付', action: '去支付' },
  check: {
    today: '今天去做检查',
    tomorrow: '明天去做检查',
    prepare: '带好身份证，穿方便穿脱的上衣。',
    action: '查看预约',
  },
  resume: {
    title: '问卷还没有填完',
    text: '填过的内容还在这部手机上，可以接着填。',
    of: '为{{patient}}填过的内容还在这部手机上，可以接着填。',
    action: '继续填写',
  },
  questionnaire: {
    title: '检查前先填好问卷',
    text: '回答会和检查结果一起用于报告。',
    action: '填写检查问卷',
  },
  report: {
    title: '检查报告出来了',
    text: '{{patient}}，{{day}}的检查。不明白的可以问医生。',
    action: '查看报告',
  },
  replied: {
    title: '医生有新回复',
    text: '{{doctor}}在{{patient}}的咨询里有新回复。',
    doctor: '医生',
    action: '去看回复',
  },
  due: { title: '该复查了', text: '{{patient}}上次的报告建议在 {{day}}前后复查。', action: '去预约检查' },
  ahead: { label: '已经约好', title: '下一次检查', action: '查看预约' },
} as const

export default words
