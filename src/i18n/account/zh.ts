import type { RELATION, RelationCode } from '@/domain/dictionaries'

const relation = {
  spouse: '配偶',
  parent: '父母',
  child: '子女',
  sibling: '兄弟姐妹',
  other: '其他',
} as const satisfies Record<(typeof RELATION)[RelationCode], string>

const words = {
  phone: '手机号',
  unnamed: '还没有填写姓名',
  failed: '您的资料没有加载出来',
  services: '我的服务',
  signOut: '退出登录',
  signOutAsk: {
    title: '要退出登录吗？',
    message:
      '退出后，这部手机上不会留下您的信息。未提交的回答和未发出的咨询内容会被删除。预约和报告仍保存在您的账号里，用手机号登录即可查看。',
    cancel: '暂不退出',
  },
  version: '版本 {{version}}',
  self: '本人',
  lastTime: '上次选择',
  ageYears: '{{age}}\u00a0岁',
  relation,
  noRelatives: '还没有添加亲友。添加后可以为他们预约检查、填写问卷和查看报告。',
  noExaminees: '还没有可以选择的受检人。',
  recordText: '身高体重、月经和家族史等',
  save: '保存',
  saveAndBook: '保存并继续预约',
  forBooking: '预约检查需要您的姓名、性别和年龄，填写后即可继续预约。',
  forOrder: '保存后会回到订单，并选好这位受检人。',
  forQuestion: '保存后会回到您写的问题，并选好这位受检人。',
  saved: '保存成功',
  notSaved: {
    title: '没有保存成功',
    kept: '您填写的内容都还在，可以修改后再次保存。',
    unanswered: '您填写的内容都还在，请再保存一次。',
    close: '知道了',
  },
  maybeAdded: {
    title: '没有收到保存结果',
    text: '上次保存时没有收到结果，这位亲友可能已经添加成功。请先看一下亲友列表，列表里没有再保存。',
    toList: '查看亲友列表',
  },
  replace: {
    title: '更换手机号',
    message: '该手机号已有账号，继续将删除该账号的历史记录，是否继续？',
    goOn: '继续',
    cancel: '取消',
  },
  phoneChanged: '保存成功，请用新手机号重新登录',
  phoneUnconfirmed: '手机号可能已经更换。您填写的内容都还在，可以再试一次；如果需要重新登录，请先用新手机号。',
} as const

export default words
