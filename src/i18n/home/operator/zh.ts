const words = {
  name: '运营方：{{name}}',
  roles: '检查由检查人员完成，报告由报告人员出具，不明白的可以在线问医生。',
} as const

export default words
