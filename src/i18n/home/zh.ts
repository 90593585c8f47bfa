const words = {
  greeting: { morning: '早上好，欢迎来到', afternoon: '下午好，欢迎来到', evening: '晚上好，欢迎来到' },
  welcome: '约检查、填问卷、看报告，都在这里。',
  next: {
    label: '您的下一步',
    unsure: {
      title: '暂时没能查到您的下一步',
      slow: '网络有些慢，还在查询。',
      text: '已有的预约可以直接查看。',
      action: '查看我的预约',
    },
    asOf: { failed: '这是 {{time}} 查到的情况，没能更新', slow: '这是 {{time}} 查到的情况，正在更新' },
    book: {
      first: '从这里开始',
      title: '约一次乳腺检查',
      steps: ['选机构和日期', '在线支付', '当天到机构登记'],
      action: '去预约检查',
      cost: '每次 {{price}}',
    },
  },
  nearby: { title: '检查机构', near: '附近的检查机构', all: '全部机构', failed: '检查机构没有加载出来' },
  names: { '1': '乳腺健康检测', '2': '健康问卷', '3': '尊享服务' },
  later: '内容没有加载出来，点开可以重试',
  empty: { title: '目前没有开放的服务', text: '请稍后再来看看。' },
  cardsFailed: '服务没有加载出来',
  allServices: '查看全部服务',
  selfTest: '六个问题，估算五年内的风险',
  follow: { text: '关注公众号，方便再次打开', close: '关闭这条提示' },
  ads: {
    label: '广告',
    item: '广告 {{place}}/{{total}}',
    pause: '暂停轮播',
    play: '继续轮播',
    failed: '广告没有加载出来',
  },
  news: { title: '健康资讯', columns: '资讯栏目', failed: '资讯没有加载出来' },
} as const

export default words
