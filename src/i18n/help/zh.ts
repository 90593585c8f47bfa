const words = {
  title: '帮助与联系',
  lead: '需要有人帮忙时，可以打电话。点号码就能拨打，也可以复制下来。',
  hotline: '客服热线',
  clinic: '检查机构',
  emergency: { title: '急救电话', text: '发现新肿块或血性溢液，请到医院就诊。情况紧急，请马上拨打 {{emergency}}。' },
  copy: '复制号码',
  copied: '已复制',
  notCopied: '没能复制，请长按号码选取。',
  guides: '使用指南',
} as const

export default words
