import type { BmiClass } from '@/domain/bmi'
import type { DatedStep, Step, StepSource } from '@/domain/reports/advisedSteps'

const steps = {
  regularReview: '定期复查',
  twoYears: '2 年后复查',
  oneYear: '1 年后复查',
  reviewInHalfAYear: '6 个月后复查',
  twoExamsWithinAYear: '一年内检查 2 次',
  specialist: '请乳腺专科医生管理和随访',
  referral: '到医院乳腺专科（乳腺外科）就诊',
  surgeryAndGeneticTest: '到乳腺外科就诊',
} as const satisfies Record<Step, string>

const dated = {
  twoYears: '下一步：2 年后复查，{{day}}前后。',
  oneYear: '下一步：1 年后复查，{{day}}前后。',
  reviewInHalfAYear: '下一步：6 个月后复查，{{day}}前后。',
  twoExamsWithinAYear: '下一步：一年内检查 2 次，第一次在 {{day}}前后。',
} as const satisfies Record<DatedStep, string>

const sources = {
  palpation: '触诊成像报告',
  level: '风险等级',
  evaluation: '问卷评估',
  biopsy: '活检结果',
  history: '健康史',
  findings: '回答里的乳房情况',
} as const satisfies Record<StepSource, string>

const classes = {
  light: '体重过低',
  normal: '正常',
  overweight: '超重',
  obese: '肥胖',
} as const satisfies Record<BmiClass, string>

const words = {
  steps,
  sources,
  said: '{{source}}：{{step}}',
  binding: '下一步：{{step}}。',
  dated,
  why: '依据',
  adviceThen: '这份报告当时的建议',
  earliest: '几项建议以时间最早的为准：{{step}}。',
  special: {
    men: '女性的检查间隔不适用于男性，请由医生安排检查。',
    pregnancy: '按问卷的回答，正在怀孕或哺乳：请先问医生适合用哪种检查方法。摸到新的肿块，请马上就诊。',
    young: '检查间隔只适用于成年女性；未满 18 岁，请由医生决定要不要检查。',
  },
  due: {
    title: '该复查了',
    step: '预约复查',
    text: '这份报告建议的下次检查是在 {{day}}前后，这个日子已经过去。还没复查的话，现在就可以预约。',
  },
  ways: { book: '去预约检查', consult: '咨询医生' },
  hyperplasia: {
    title: '活检发现过非典型增生',
    text: '非典型增生不是癌，但需要专科医生随访。请带上活检报告，到医院乳腺专科（乳腺外科）就诊。检查和随访由专科医生安排，不要只等下次检查。',
  },
  findings: {
    title: '请让医生检查一下',
    text: '回答里有：{{findings}}。这不等于得了乳腺癌，但需要医生检查，不要等到下次检查。去医院看乳腺外科，带上做过的检查报告。',
  },
  uncountedBreasts: {
    title: '乳房情况的回答没有计入本报告的建议',
    text: '皮肤凹陷、橘皮样或乳头糜烂，请让医生看一看。',
  },
  history: {
    title: '请由专科医生安排检查',
    text: '回答里有：{{risks}}。这会增加患乳腺癌的可能，不等于已经患病。请带上当时的检测或治疗资料，到医院乳腺专科（乳腺外科）就诊。检查和随访由专科医生安排，不要只等下次检查。',
  },
  bmi: {
    title: '体质指数（BMI）',
    line: '{{bmi}}，{{name}}（{{range}}）',
    below: '低于 {{below}}',
    between: '{{from}} 到不足 {{below}}',
    from: '{{from}} 及以上',
    reference: '按身高 {{height}}\u00a0厘米，参考体重约 {{weight}}\u00a0公斤。',
    referenceIfPregnant:
      '按身高 {{height}}\u00a0厘米，参考体重约 {{weight}}\u00a0公斤；怀孕或哺乳期间，体重请听医生的。',
    young: '{{bmi}}。体重分级和参考体重只适用于成年人；未满 18 岁，请让医生结合年龄来看。',
    unknown: '没有身高、体重或性别，无法计算。',
    unreadable: '问卷里的身高、体重或性别没能读取，所以没有计算。',
    doubtful: '问卷里的身高或体重可能填错了，所以没有计算。请核对后重新填写。',
    classes,
  },
  uncounted: '以下几项未填写或无法识别，没有计入这条建议：{{questions}}。',
  open: '没有回答：{{questions}}',
  palpationFailed: '触诊成像报告的建议没有加载出来，其中的建议可能更紧急',
  palpationUncounted: { title: '触诊成像报告里有没能计入的建议，可能更紧急', act: '查看触诊成像报告' },
  and: '{{one}}、{{other}}',
  personMissing: '回答里缺年龄或性别，没能计入，按回答的建议可能更紧急',
  answersFailed: '没能显示问卷的回答，按回答的建议可能更紧急',
  nothing: { title: '问卷', text: '没有收到问卷的回答，所以这里没有可以显示的内容。' },
} as const

export default words
