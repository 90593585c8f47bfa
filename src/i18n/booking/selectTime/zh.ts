import type { ServiceKind } from '@/domain/dictionaries'

const use = {
  appointment: '立即预约',
  questionnaire: '填写问卷',
  link: '打开服务',
} as const satisfies Record<ServiceKind, string>

const words = {
  whichDay: '检查日期',
  previousMonth: '上个月',
  nextMonth: '下个月',
  noDays: '这家机构未来两周没有可预约的日期',
  noDaysText: '可以换一家机构，或过几天再来看看。',
  otherOrganisation: '换一家机构',
  full: '满',
  closed: '休',
  left: '余 {{places}}',
  open: '可约',
  use,
  implants: '有乳房植入性假体的，不能做这项检查。',
  specifications: '检查套餐',
  from: '{{price}} 起',
  month: '查看整月',
  noMonth: '没能打开整月日历，请再点一次',
  morningLeft: '上午余 {{places}}',
  afternoonLeft: '下午余 {{places}}',
  morningFull: '上午预约已满',
  afternoonFull: '下午预约已满',
  bothFull: '请换一天',
  byDay: '预约以日期为准，不需要选择上午或下午。',
  countsFailed: '没能查到这一天的剩余名额',
  countsKept: '选好的日期还在，可以直接继续。',
  noDayYet: '还没有选择日期',
  chooseDay: '请选择检查日期',
  next: '下一步',
  profileTitle: '请先完善个人资料',
  profileText: '预约检查需要您的姓名、性别和年龄，填写后即可继续预约。',
  toProfile: '去填写',
} as const

export default words
