const words = {
  contents: '目录',
  toTop: '回到目录',
  contact: { name: '公司', hotline: '电话', address: '地址', missing: '（待运营方填写）' },
} as const

export default words
