const words = {
  empty: '这篇文章没有正文。',
  shortened: '文章太长，这里只显示了开头部分。',
  gone: { title: '找不到这篇文章', text: '它可能已经下架。首页还有其他文章。' },
} as const

export default words
