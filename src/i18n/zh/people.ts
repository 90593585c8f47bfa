const words = {
  phone: '手机号',
  unnamed: '还没有填写姓名',
  failed: '没能取到您的资料',
  services: '我的服务',
  largeText: '大字显示',
  textSize: '字号',
  textSizes: { large: '大', largest: '特大' },
  signOut: '退出登录',
  signOutAsk: {
    title: '要退出登录吗？',
    message: '退出后，这部手机上不会留下您的信息。预约和报告仍保存在您的账号里，用手机号登录即可查看。',
    cancel: '暂不退出',
  },
  version: '版本 {{version}}',
} as const

export default words
