const words = {
  summary: '检查小结',
  notRecorded: '没有记录',
} as const

export default words
