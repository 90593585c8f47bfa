const words = {
  title: '别忘了这次检查',
  event: '检查预约：{{patient}}，{{organisation}}',
  save: '添加到日历',
  saved: '已保存为 {{name}}',
  fileName: '预约-{{day}}.ics',
  noFiles: '这里不能保存日历文件。可以存一张提醒卡片，或复制预约信息发给家人。',
  picture: '存一张提醒卡片',
  pictureTitle: '提醒卡片',
  press: '长按图片，选择“保存图片”。',
  notDrawn: '没能生成卡片，请截图或抄下日期',
  due: '复查：{{patient}}',
  dueFileName: '复查-{{day}}.ics',
  dueNotes: '{{patient}}：{{examined}}的报告建议在 {{day}}前后复查。身体有变化，不要等，请及时就医。',
  copy: '复制预约信息',
  copyAddress: '复制地址',
  copied: '已复制',
  notCopied: '没能自动复制，请长按下面的文字复制',
}

export default words
