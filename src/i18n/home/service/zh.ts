const words = {
  specifications: '检查套餐',
  implants: '有乳房植入性假体的，不能做这项检查。',
  noWay: '这项服务的链接暂时无法打开',
  gone: '这项服务暂时无法查看，已回到首页',
} as const

export default words
