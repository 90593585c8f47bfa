const words = {
  lead: {
    inspection: '您的回答会和检查结果一起用于报告。还没检查的，请在检查前提交；提交后也可以修改。',
    healthService: '填写后会为您生成健康管理报告。可以随时离开，12 小时内回来继续。',
    supplement: '补充几项信息，就能得到更准确的健康评估。',
  },
  patient: {
    label: '为谁填写',
    choose: '请选择受检人',
    self: '本人',
    nobody: '还没有可选的人，请先在个人中心完善资料或添加亲友',
  },
  whose: '请选择这次检查的受检人。',
  notPrefilled: {
    text: '已保存的资料没有加载出来',
    kept: '您可以直接填写，也可以重试，已填写的不会改变。',
  },
  send: '提交问卷',
  sent: {
    title: '问卷提交成功',
    text: '我们已经收到您的回答。',
    withReport: '我们已经收到您的回答，报告已生成。',
    goOn: '继续',
    seeReport: '查看报告',
  },
  notSent: {
    title: '问卷提交失败',
    unconfirmed: '没有收到提交结果',
    kept: '您填写的内容都还在，可以修改后重新提交。',
    unanswered: '您填写的内容都还在。还不知道是否已经送达，原样重新提交不会重复。',
    close: '知道了',
  },
} as const

export default words
