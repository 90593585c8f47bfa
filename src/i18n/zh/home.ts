import type { ServiceKind } from '../../domain/dictionaries'

const use = {
  appointment: '立即预约',
  questionnaire: '填写问卷',
  link: '打开服务',
} as const satisfies Record<ServiceKind, string>

const words = {
  welcome: '从容了解自己的身体，我们陪您一步一步来。',
  names: { '1': '乳腺健康检测', '2': '健康问卷', '3': '尊享服务' },
  later: '内容暂时没有取到，点开可以再试一次',
  empty: { title: '目前没有开放的服务', text: '请稍后再来看看。' },
  specifications: '可选规格',
  use,
  noWay: '这项服务的链接暂时无法打开',
  gone: '这项服务暂时无法查看，已回到首页',
  cardsFailed: '服务没有加载出来',
  allServices: '查看全部服务',
  selfTest: '六个问题，估算未来5年的风险',
  follow: { text: '关注公众号，检查和报告及时提醒', close: '关闭这条提示' },
  ads: {
    label: '活动图片',
    item: '活动图片 {{place}}/{{total}}',
    pause: '暂停轮播',
    play: '继续轮播',
    failed: '活动图片没有加载出来',
  },
  news: { title: '健康资讯', columns: '资讯栏目', failed: '资讯没有加载出来' },
} as const

export default words
