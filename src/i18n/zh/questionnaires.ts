import type { SectionId } from '../../domain/form/variants'

const sections = {
  basicInfo: '基本信息',
  menstruation: '月经与哺乳',
  familyAndBiopsy: '家族史与活检',
  family: '家族史',
  habits: '生活习惯',
  breast: '乳房情况',
  supplement: '补充信息',
  gail: '您的情况',
} as const satisfies Record<SectionId, string>

const words = {
  sections,
  numbered: '{{number}} {{title}}',
  starred: '带 * 的必须回答',
  choose: '请选择',
  prefilled: '已为您填好',
  asStored: '按原记录保留',
  otherAsStored: '其他，按原记录保留',
  earlier: { on: '{{day}} 填写，请核对', unknown: '以前填写，请核对' },
  noChanges: '两侧均无异常',
  clear: '清除',
  clearOf: '清除：{{question}}',
  locked: '由上面的回答决定，不需要选择',
  afterOwnAge: '这个年龄大于上面填写的年龄，请再看一下是否填对。',
  keepPhone: '不修改',
  units: { years: '岁', cm: '厘米', kg: '公斤', times: '次' },
  withUnit: '{{value}} {{unit}}',
  day: {
    previousYear: '上一年',
    nextYear: '下一年',
    previousMonth: '上个月',
    nextMonth: '下个月',
    clear: '清除这个日期',
  },
  progress: { left: '还有 {{left}} 个必答问题', done: '必答问题都已回答' },
  saved: '已保存 {{time}}',
  notSaved: '这部手机没能保存，离开后需要重填',
  restored: {
    text: '已恢复您 {{when}} 填写的内容。',
    apart: '身份证号和手机号没有保存在手机上，请重新填写。',
    again: '重新开始',
    ask: {
      title: '要重新开始吗？',
      message: '会清除您在这里填写、还没有提交的内容。',
      confirm: '清除',
      cancel: '保留',
    },
  },
  leave: {
    title: '内容还没有提交',
    kept: '已填写的内容会在这部手机上保留 12 小时，回来可以继续。',
    keptApart: '已填写的内容会在这部手机上保留 12 小时，回来可以继续；身份证号和手机号不会保留。',
    lost: '现在离开，已填写的内容会丢失。',
    leave: '离开',
    stay: '继续填写',
  },
  neither: { title: '提交失败', close: '知道了' },
  review: {
    next: '下一步，核对回答',
    title: '核对回答',
    text: '请看一遍，没有问题再提交。需要改的，点“修改”。',
    back: '返回修改',
    change: '修改',
    changeOf: '修改：{{question}}',
    open: '没有回答',
  },
  sending: '正在提交',
  sendingStay: '正在提交，请稍候',
} as const

export default words
