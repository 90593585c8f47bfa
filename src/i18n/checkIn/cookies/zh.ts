const words = {
  why: '一部手机一天只能现场登记一次。要在这部手机上再登记一位，请先清除上一次的登记记录。',
  onlyHere: '清除的只是这部手机上的记录，机构收到的登记不受影响。',
  checkIn: {
    kept: '这部手机上有现场登记的记录。',
    none: '这部手机上没有现场登记的记录，可以直接登记。',
    cleared: '已清除现场登记的记录。现在可以重新扫描机构的登记二维码。',
    left: '现场登记的记录没能清除。请关闭这个页面，清除浏览器的缓存后再试。',
  },
  clear: '清除登记记录',
  blocked: '这个浏览器不保存 Cookie，下面的内容只在本页面打开期间有效，关闭后就没有了。',
  list: '本页面能读取的 Cookie',
  empty: '没有 Cookie。',
  hidden: '******（已隐藏）',
  known: {
    newFree: '现场登记的记录',
    chqCache: '已填写问卷的记录',
    token: '登录凭证',
    language: '语言',
  },
} as const

export default words
