const words = {
  count: '第 {{number}} 张，共 {{count}} 张',
  previous: '上一张',
  next: '下一张',
  enlarge: '放大',
  reduce: '缩小',
  scale: '{{percent}}%',
  save: '保存图片',
  fileName: '图片.jpg',
  saved: '已保存为 {{name}}',
  press: '长按图片，可以保存。',
  notSaved: '没有保存成功，请长按图片保存。',
} as const

export default words
