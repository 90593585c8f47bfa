import type { LesionShape, ShownDescriptor, Side, Suggestion } from '@/domain/reports/dictionaries'

const descriptors = {
  bottomMargin: '底部边缘',
  homogeneity: '均匀度',
  mobility: '活动度',
  peakHeight: '峰高',
  peakShape: '峰形',
  ribArtefact: '肋骨伪影',
} as const satisfies Record<ShownDescriptor, string>

const shapes = { singlePeak: '单峰', multiPeak: '多峰' } as const satisfies Record<LesionShape, string>

const sides = { right: '右乳', left: '左乳' } as const satisfies Record<Side, string>

const suggestions = {
  regularReview: '定期复查',
  reviewInHalfAYear: '6 个月后复查',
  referral: '转诊到乳腺专科',
} as const satisfies Record<Suggestion, string>

const words = {
  notRecorded: '没有记录',
  summary: '检查小结',
  guidance: '指导建议',
  guidanceLead: '最要紧的一项：{{lead}}。',
  suggestions,
  next: {
    label: '下一步',
    book: '去预约检查',
    referral: {
      title: '请尽快看乳腺专科',
      text: '这份报告建议由乳腺专科医生再看一看。建议转诊不等于确诊。',
      today: '今天可以做的：预约医院的乳腺专科（乳腺外科）门诊，就诊时带上这份报告。也可以先在线问一问医生。',
      seen: '如果已经就诊，请遵照医生的安排。',
      act: '咨询医生',
    },
    review: {
      title: '6 个月后复查',
      due: '复查时间：{{day}}前后。',
      overdueTitle: '该复查了',
      overdue: '报告建议的复查时间是 {{day}}前后，已经过了。还没复查的话，现在就可以预约。',
      unknown: '检查日期没有记录，请向检查机构确认复查时间。',
      earlier: '如果发现变化，不要等到复查，请提前就诊。',
    },
    regular: {
      title: '定期复查',
      text: '请继续定期检查，每月自查一次。发现变化，不要等到下次检查，请及时就医。',
    },
    unknown: {
      title: '请向医生确认下一步',
      titleInWords: '请看下面的指导建议',
      inWords: '报告的建议写在下面的“指导建议”里。有疑问的地方，可以问检查机构，也可以在线问医生。',
      unreadable: '报告里有的建议没能显示出来。请向检查机构询问，也可以在线问医生。',
      nothing: '这份报告没有写明下一步。可以问检查机构，也可以在线问医生。',
      act: '咨询医生',
    },
  },
  found: {
    title: '检查记录',
    none: '这次没有记录到需要标出的部位。',
    noneNext: '请看上面的下一步。',
    notTold: '检查记录没有收到，这不表示没有发现。请向检查机构询问。',
    count: '共 {{count}} 处',
    earlier: '显示前面的（还有 {{count}} 处）',
    later: '显示后面的（还有 {{count}} 处）',
    unreadable: '另有 {{count}} 处无法显示，请向检查机构询问。',
    noneReadable: '有 {{count}} 处记录，都无法显示，请向检查机构询问。',
  },
  place: {
    sides,
    hour: '{{hour}}\u00a0点方向',
    zone: '{{zone}}\u00a0区',
    areola: '乳晕',
    noSide: '左右没有记录',
    noHour: '钟点没有记录',
    noZone: '分区没有记录',
  },
  map: {
    label: '双侧乳房示意图，标出右乳 {{right}} 处、左乳 {{left}} 处',
    right: '右 R · {{count}} 处',
    left: '左 L · {{count}} 处',
    notToScale: '示意图，非实际比例',
    facing: '面对面看：身体的右侧在图的左边，12 点朝上，A 到 E 由内向外。',
    tap: '点图上的数字，看那一处的说明；点有虚线的词，看词的意思。',
    marker: '{{number}} · {{place}}',
    several: '{{count}} 处 · {{place}}',
    many: '×{{count}}',
    here: '{{place}}附近有 {{count}} 处：',
    severalHere: '带 × 的数字，表示那里有几处。',
    hidden: '{{count}} 处的位置没有记录，图上没有标出。',
  },
  lesion: {
    number: '第 {{number}} 处',
    notOnMap: '位置没有记录，图上没有标出。',
    show: '在图上看',
    showPlace: '在图上看第 {{number}} 处',
    diagnosis: '诊断',
    description: '描述',
    size: '大小（宽*高）',
    sizeMm: '{{width}}*{{height}} mm',
    notMeasured: '未测量',
    hardness: '硬度',
    shape: '形态',
    shapes,
    descriptors,
    descriptor: '{{name}}：{{value}}',
    pictures: { flat: '平面图', raised: '立体图' },
    picture: '第 {{number}} 处的{{kind}}',
    enlarge: '放大',
    enlargePicture: '放大{{picture}}',
  },
  text: {
    copy: '复制文字版',
    copied: '已复制，可以粘贴到聊天或备忘录里',
    notCopied: '没能自动复制，请长按下面的文字复制',
  },
  toSummary: { title: '带去就诊的一页', note: '记录、历次大小、问卷和想问的问题，存成图片或 PDF' },
  measures: {
    missing: '检查问卷还缺身高或体重。',
    unreadable: '检查问卷里的身高和体重没能读取，可以重新填写。',
    failed: '没能查到检查问卷里有没有身高和体重',
    act: '去填写',
  },
} as const

export default words
