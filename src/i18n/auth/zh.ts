import type { PhoneProblem } from '@/domain/validation/typed'

const phoneProblems = {
  missing: '请输入手机号',
  malformed: '手机号格式不正确',
} as const satisfies Record<PhoneProblem, string>

const words = {
  welcome: '用手机号和短信验证码登录',
  phone: '手机号',
  code: '短信验证码',
  getCode: '获取验证码',
  getCodeIn: '{{seconds}} 秒后重新获取',
  phoneUnchanged: '手机号未修改',
  codeSent: '验证码已发送，请查看手机短信',
  sent: '已发送，请查看手机短信',
  phoneProblems,
  codeProblem: '请输入6位验证码',
  signIn: '登录',
  byProvider: '用微信登录',
  arriving: '正在登录',
  failed: {
    provider: '微信登录没有成功',
    code: '验证码没有发出',
    codeUnconfirmed: '没有收到结果，验证码可能已经发出',
    signIn: '没有登录成功',
    signInUnconfirmed: '没有收到登录结果',
  },
  kept: '您填写的内容都还在，可以修改后重试。',
  newCode: '验证码可能已经用掉，请重新获取后再试。',
  again: '请再试一次，或填写手机号和验证码。',
  adults: '使用本服务须年满 18\u00a0周岁',
  readFirst: '登录前请阅读',
  doctorBind: {
    lead: '用您在平台登记的手机号绑定微信，绑定后在医生小程序里回复咨询。',
    bind: '绑定',
    byProvider: '用微信确认身份',
    failed: '没有绑定成功',
    unconfirmed: '没有收到绑定结果',
    done: '绑定成功',
    next: '请长按识别下面的二维码，打开医生小程序。',
    nextWithoutCode: '请在微信中打开医生小程序。',
    code: '医生小程序二维码',
  },
} as const

export default words
