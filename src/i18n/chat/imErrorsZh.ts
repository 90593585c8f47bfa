import type { ImErrorWord } from '@/domain/chat/imErrors'

/** Failures of the platform (CHAT-47, A289). */
const words = {
  serverError: '服务器错误',
  badCredentials: '用户名或密码不合法',
  badUserName: '用户名格式错误',
  userExists: '用户已存在',
  noSuchUser: '用户不存在',
  wrongPassword: '密码错误',
  notReady: '还没有连接好，请稍后再试',
  signatureExpired: '登录已过期，请重新连接',
  signedOut: '登录没有成功，请重新连接',
  noNetwork: '当前网络不可用，请检查网络后重试',
  timeout: '等待时间过长，请稍后重试',
  tooOften: '操作太频繁，请稍后再试',
  notSent: '没有发送成功',
  notUploaded: '没有上传成功',
  badPicture: '这张图片无法发送',
  pictureTooLarge: '图片太大，无法发送',
  badSound: '这段语音无法发送',
  notRecalled: '这条消息无法撤回',
  tooLateToRecall: '超过 2 分钟的消息不能撤回',
  notJoined: '没能进入这次咨询',
  awaitsAdmission: '还在等待对方同意',
  requestUnknown: '这个申请已经失效',
  noSuchGroup: '没有找到这次咨询',
  notAllowed: '没有权限进行这个操作',
  muted: '您暂时不能发言',
  refusedText: '内容包含不能发送的文字，请修改后再发',
  tooLong: '内容太长，请分几条发送',
  blocked: '对方暂时不接收您的消息',
  unavailable: '咨询服务暂时不可用',
} as const satisfies Record<ImErrorWord, string>

export default words
