import type { PictureProblem } from '@/domain/consultations/pictureKind'
import type { WayOn } from '@/domain/consultations/consultation'
import type {
  ConsultationStatus,
  ConsultationType,
  DoctorSection,
  DoctorTitle,
} from '@/domain/consultations/dictionaries'

const titles = {
  chief: '主任医师',
  associateChief: '副主任医师',
  resident: '住院医师',
  headNurse: '护士长',
} as const satisfies Record<DoctorTitle, string>

const sections = {
  breastSurgery: '乳腺外科',
  breastPsychology: '乳腺心理',
} as const satisfies Record<DoctorSection, string>

const types = { imageText: '图文咨询', quick: '快速咨询' } as const satisfies Record<ConsultationType, string>

/** By consultation status (A262). */
const statuses = {
  toPay: '待支付',
  awaitingReply: '待回复',
  inConsultation: '咨询中',
  doctorTimeout: '医生超时未回复',
  endedByDoctor: '医生已结束',
  endedByUser: '您已结束',
  endedBySystem: '系统自动结束',
  closed: '图文咨询已关闭',
  payTimeout: '支付超时',
  assigning: '已提交（正在分配医生）',
  notAccepted: '未匹配到医生，已过期',
  returnedByDoctor: '医生退回',
  returnedBySystem: '系统退回',
} as const satisfies Record<ConsultationStatus, string>

const meanings = {
  toPay: '付款后，问题才会送到医生那里。',
  awaitingReply: '医生一般在 24 小时内回复，到时没有回复，费用或优惠券会退回。',
  inConsultation: '医生已经回复，您可以继续提问。',
  doctorTimeout: '医生没有在 24 小时内回复，费用或优惠券会在 1-3 个工作日内退回。',
  endedByDoctor: '咨询已结束，您还可以追问 {{count}} 次，24 小时内有效。',
  endedByUser: '咨询已结束，您还可以追问 {{count}} 次，24 小时内有效。',
  endedBySystem: '提问满 72 小时，咨询已结束，您还可以追问 {{count}} 次，24 小时内有效。',
  closed: '咨询已关闭，可以打开看记录。',
  payTimeout: '没有在规定时间内付款，咨询没有开始。如果已经扣款，款项会原路退回。',
  assigning: '正在为您安排医生，24 小时内没有医生接诊，费用或优惠券会退回。',
  notAccepted: '24 小时内没有医生接诊，费用或优惠券会在 1-3 个工作日内退回。',
  returnedByDoctor: '医生退回了这次咨询。身体不舒服时，请到医院就诊。费用或优惠券会在 1-3 个工作日内退回。',
  returnedBySystem: '咨询已退回，费用或优惠券会在 1-3 个工作日内退回。',
} as const satisfies Record<ConsultationStatus, string>

/** Texts with the clock time that follows from the time of the question. */
const meaningsUntil = {
  awaitingReply: '预计 {{day}} {{time}} 前有回复，到时没有回复，费用或优惠券会退回。',
  assigning: '正在为您安排医生。预计 {{day}}\u00a0{{time}} 前有医生接诊，到时没有医生接诊，费用或优惠券会退回。',
  inConsultation: '医生已经回复，您可以继续提问。约在 {{day}} {{time}} 自动结束。',
  endedBySystem: '提问满 72 小时，咨询已结束。您还可以追问 {{count}} 次，约到 {{day}} {{time}} 为止。',
} as const

const ways = {
  pay: '去支付',
  open: '打开咨询',
  goOn: '继续咨询',
  askMore: '继续追问',
  look: '看记录',
  askAnew: '重新找医生提问',
  lookAgain: '刷新看看进展',
} as const satisfies Record<WayOn, string>

const words = {
  titles,
  sections,
  types,
  statuses,
  meanings,
  meaningsUntil,
  notForEmergency: '在线咨询不用于急诊。',
  /** Names the alternative to an online consultation. */
  caution: '在线咨询不用于急诊。紧急时请马上去医院，或拨打 {{emergency}}。',
  replyTime: '医生一般在 24 小时内回复；没有回复，费用或优惠券会退给您。',
  ways,
  stillWaiting: '还没有医生接诊，请再等一等。',
  index: {
    mine: '我的咨询',
    mineNote: '看医生的回复，继续提问',
    section: '科室',
    all: '全部',
    empty: '这个科室暂时没有医生',
    emptyText: '可以看看其他科室，或者用快速咨询。',
    showAll: '看全部医生',
    none: '暂时没有医生',
    noneText: '请稍后再来看看，或者用快速咨询。',
    unavailable: '暂不接受咨询',
    unread: '暂时查不到价格',
    takesQuick: '可快速咨询',
    answers: '擅长：{{major}}',
  },
  quick: {
    title: '不选医生，直接提问',
    text: '由在线的医生回答，一般 24 小时内有人接诊。',
    action: '立即提问',
    price: '一次 {{price}}',
  },
  doctor: {
    major: '擅长',
    experience: '经验',
    offers: '图文咨询',
    priceOnce: '{{price}} / 次',
    ask: '向医生提问',
    unavailable: '现在不能单独问这位医生，可以看看其他医生。',
    unread: '暂时查不到这位医生的咨询价格，请稍后再来，或看看其他医生。',
    others: '看其他医生',
    gone: { title: '找不到这位医生', text: '这位医生可能已不在这里接诊，可以看看其他医生。' },
  },
  /** CONSULT-34 to CONSULT-38: the rules of every consultation. */
  rules: {
    title: '咨询说明',
    reply: '医生 24 小时内没有回复，咨询会过期。',
    refund: '过期后，费用或优惠券在 1-3 个工作日内退回。',
    ends: '没有手动结束的，提问 72 小时后自动结束。',
    followUps: '结束后还可以追问 2 次，24 小时内有效。',
    either: '问题解决后，医生和您都可以结束咨询。',
    reference: '医生的回答供参考，不能代替当面检查。',
    confirm: '知道了',
  },
  mine: {
    loading:
      '医生一般在 24 小时内回复；没有回复，费用或优惠券会退给您。付款后，问题才会送到医生那里。每次咨询到了哪一步、有没有新的回复，都写在它的卡片上。',
    tabs: '咨询记录',
    incomplete: '未完成',
    complete: '已完成',
    empty: '暂无咨询',
    emptyText: '向医生提的问题会出现在这里。',
    toDoctors: '去咨询医生',
    for: '患者',
    doctor: '医生',
    noDoctor: '还没有医生接诊',
    asked: '提问时间',
    ended: '咨询已结束。',
    unknownMeaning: '暂时查不到这次咨询的进展，请稍后再看。',
    unknownStatus: '状态未知',
  },
  sent: {
    title: '我提交的问题',
    report: '附上的报告',
    attached: '一份',
    without: '没有',
    missing: '没有找到这次提交的问题。',
    failed: '提交的问题没有加载成功',
  },
  pictures: {
    label: '图片（选填）',
    hint: '最多 3 张，只用于咨询。上传前会在手机上缩小，并去掉拍摄地点等信息。',
    picture: '第 {{number}} 张图片',
    add: '添加第 {{number}} 张图片',
    addShort: '添加',
    problemOf: '第 {{number}} 张：{{problem}}',
    states: { uploading: '上传中...', done: '上传成功', failed: '上传失败' },
    progress: '第 {{number}} 张图片的上传进度',
    cancel: '取消',
    cancelOne: '取消上传第 {{number}} 张图片',
    retry: '重新上传',
    retryOne: '重新上传第 {{number}} 张图片',
    remove: '移除',
    removeOne: '移除第 {{number}} 张图片',
    enlarge: '放大第 {{number}} 张图片',
    leftOut: '最多 3 张图片，另外 {{count}} 张没有添加。',
    notSent: '上传失败的图片不会随问题提交。',
    problems: {
      empty: '这个文件是空的，请换一张图片。',
      notAPicture: '这个文件不是图片，请选择照片或截图。',
      otherKind: '这种格式的图片无法使用。请打开它截一张屏，再选择截图。',
      tooLarge: '图片超过 25 MB。请打开它截一张屏，再选择截图。',
      tooManyPixels: '图片超过 5000 万像素。请打开它截一张屏，再选择截图。',
      undecodable: '这张图片打不开，可能已损坏。请重新拍一张，或换一张。',
    } satisfies Record<PictureProblem, string>,
  },
} as const

export default words
