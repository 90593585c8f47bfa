import type { DocumentProblem } from '@/domain/pdf/document'

type Message = { title: string; text: string }

const problems = {
  address: { title: '这个链接不能打开', text: '为了安全，这里只打开加密连接上的报告。请从“我的报告”里重新打开。' },
  gone: { title: '找不到这份报告', text: '链接可能已经过期。请从“我的报告”里重新打开。' },
  tooBig: {
    title: '这份报告太大了',
    text: '超过 30 MB 的文件这里无法打开。请向检查机构索取电子版或纸质报告。',
  },
  tooLong: {
    title: '这份报告太长了',
    text: '超过 200 页的文件这里无法打开。请向检查机构索取电子版或纸质报告。',
  },
  notPdf: { title: '这不是一份 PDF 报告', text: '收到的内容不是报告。请稍后从“我的报告”里重新打开。' },
  locked: { title: '这份报告有密码', text: '这里无法打开有密码的文件。请联系检查机构。' },
  broken: { title: '这份报告无法显示', text: '文件已损坏。请从“我的报告”里重新打开；如果仍然不行，请联系检查机构。' },
} as const satisfies Record<DocumentProblem, Message>

const words = {
  fileName: '健康报告.pdf',
  fetching: '正在下载报告',
  loaded: '已下载 {{megabytes}} MB',
  loadedOf: '已下载 {{megabytes}} MB，共 {{total}} MB',
  pages: '报告页面',
  pageOf: '第 {{page}} 页，共 {{count}} 页',
  pageFailed: '这一页无法显示',
  noText: '这一页是图片，没有可以朗读的文字',
  textFailed: '这一页的文字读不出来',
  zoom: { label: '页面大小', in: '放大', out: '缩小', now: '{{percent}}%' },
  save: '保存报告',
  export: {
    begin: '导出 A4 报告（PDF）',
    preparing: '正在准备导出',
    working: '正在生成，已完成 {{done}} 页，共 {{total}} 页',
    giveUp: '取消',
    cancelled: '已取消导出',
    saved: '已保存为 {{name}}',
    failed: '没能生成 PDF。请重试，或使用文字版。',
  },
  pictures: {
    title: '保存到手机',
    press: '微信里不能保存文件。请长按下面的图片，选择“保存图片”。',
    browser: '要保存整份 PDF，请复制下面的链接，在手机浏览器中打开，登录后再保存。',
    fromReports: '要保存整份 PDF，请复制下面的链接，在手机浏览器中打开，登录后在“我的报告”里打开这份报告，再保存。',
    copy: '复制链接',
    copied: '链接已复制',
    notCopied: '没能自动复制，请长按下面的链接复制',
    previous: '上一页',
    next: '下一页',
  },
  toReports: '前往我的报告',
  problems,
} as const

export default words
