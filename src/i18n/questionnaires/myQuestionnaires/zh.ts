const words = {
  empty: '填好的问卷会出现在这里。',
  fill: '填写问卷',
  general: '健康问卷',
  ofInspection: '检查问卷',
  madeOn: '填写于',
} as const

export default words
