const words = {
  lead: '看医生时带上这一页。它只抄下报告和问卷里的内容，不作判断。',
  language: '这一页的语言',
  asWritten: '报告里写的话保持原样，不翻译。',
  ask: {
    label: '想问医生的问题',
    hint: '一行写一个问题，会印在这一页上',
    count: '{{used}} / {{limit}} 字',
    kept: '只存在这部手机上，12 小时内有效，退出登录就会删除。',
  },
  incomplete: '有的内容没有加载出来',
  checked: '检查：{{day}}',
  findingsMore: '还有 {{count}} 处，请看完整的报告。',
  visits: {
    title: '历次检查',
    count: '共 {{count}} 处',
    largest: '最大的一处 {{size}}',
    more: '更早还有 {{count}} 次。',
    none: '没有其他检查记录。',
    notRead: '以前的检查没有加载出来。',
  },
  answers: {
    title: '问卷里的回答',
    titleOf: '{{day}}检查的问卷回答',
    more: '另有 {{count}} 项，请看报告。',
    none: '没有和检查一起填写的问卷。',
    nothing: '问卷里没有这一页要列的回答，请看报告。',
    notRead: '问卷没有加载出来。',
  },
  questions: '我想问医生',
  foot: '由患者本人从报告中摘录，不是诊断，一切以完整的报告为准。',
  save: {
    picture: '保存为图片',
    pdf: '保存为 PDF',
    making: '正在生成',
    failed: '没能生成这一页，请重试。',
    saved: '已保存为 {{name}}',
    pictureName: '带去就诊的一页.jpg',
    pdfName: '带去就诊的一页.pdf',
    press: '请长按下面的图片，选择“保存图片”。',
  },
} as const

export default words
