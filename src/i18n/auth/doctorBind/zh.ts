const words = {
  lead: '用您在平台登记的手机号绑定微信，绑定后在医生小程序里回复咨询。',
  bind: '绑定',
  byProvider: '用微信确认身份',
  failed: '没有绑定成功',
  unconfirmed: '没有收到绑定结果',
  done: '绑定成功',
  next: '请长按识别下面的二维码，打开医生小程序。',
  nextWithoutCode: '请在微信中打开医生小程序。',
  code: '医生小程序二维码',
} as const

export default words
