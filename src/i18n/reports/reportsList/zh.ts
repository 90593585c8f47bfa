import type { INSPECTION_STATUS } from '@/domain/reports/dictionaries'
import type { Measure } from '@/domain/reports/timeline'

/** In order (A226). */
const steps = {
  toBeChecked: '预约登记',
  checking: '检查',
  checked: '报告审核',
  reportOut: '报告生成',
} as const satisfies Record<(typeof INSPECTION_STATUS)[keyof typeof INSPECTION_STATUS], string>

const measures = {
  score: '风险评分',
  bmi: '体质指数（BMI）',
  largest: '最大的一处',
} as const satisfies Record<Measure, string>

const words = {
  loading: '检查完成后，报告会出现在这里。没有看到的，先核对登录的手机号；号码没错，请联系做检查的机构。',
  tabs: { label: '报告类型', inspection: '检查报告', health: '问卷报告' },
  patients: { label: '看谁的报告', all: '所有人' },
  card: {
    new: '还没看过',
    opened: '已看过',
    date: '检查日期',
    madeOn: '生成日期',
    patient: '受检人',
    organisation: '检查机构',
    summary: '报告小结：{{summary}}',
    palpation: '触诊成像检查',
    unnamed: '检查报告',
    unnamedHealth: '健康管理报告',
  },
  toTimeline: '把历次检查放在一起看',
  unfinished: {
    text: '报告还没有完成。完成后会出现在这里。',
    progress: '查看进度',
    noDocument: '报告文件还没有生成。生成后可以在这里打开。',
  },
  documents: {
    palpation: '触诊成像报告',
    assessment: '健康评估报告（风险评估）',
    document: '报告',
    risk: '风险评估报告（PDF）',
  },
  actions: { view: '查看', download: '下载', preview: '预览', downloadPdf: '下载 PDF', detail: '查看详情' },
  missingAssessment: {
    text: '健康评估报告还缺身高和体重。填写后会为您生成。',
    fill: '去填写',
    failed: '没能打开问卷',
  },
  notMade: { text: '暂未生成报告，请稍后查看。', close: '知道了' },
  notFound: { title: '没能打开这份文件', next: '请稍后再点一次。' },
  none: {
    title: '暂无报告',
    inspection: '做完检查，报告会出现在这里。',
    health: '填写健康问卷后，报告会出现在这里。',
    actions: { inspection: '去预约检查', health: '查看服务' },
  },
  detail: {
    number: '检查编号',
    copy: '复制检查编号',
    copied: '已复制',
    notCopied: '没能自动复制，请长按下面的编号复制',
    steps: '报告进度',
    extra: '第 {{number}} 步',
    states: { done: '已完成', now: '进行中', ahead: '待进行' },
    next: {
      toBeChecked: {
        title: '等待登记',
        text: '到机构登记以后，就可以做检查了。请带好身份证。',
      },
      checking: {
        title: '等待检查',
        text: '已经登记。请听机构工作人员的安排。',
      },
      checked: {
        title: '报告正在审核',
        text: '检查已经做完，结果正在审核。要等多久可以问检查机构，不用为此再跑一趟。',
      },
      reportOut: {
        title: '报告正在生成',
        text: '报告已经审核，正在生成。请过一会儿再来看。',
      },
      noDocument: {
        title: '报告文件还没有生成',
        text: '检查已经做完，报告文件还没有生成。请过一会儿再来看。',
      },
      done: { title: '报告已经完成', text: '可以打开查看，也可以带着它去咨询医生。' },
    },
    late: '一直没有等到报告的，请带上检查编号联系检查机构。',
    toList: '查看我的报告',
  },
  steps,
  timeline: {
    patient: { label: '看谁的报告', choose: '请选择', self: '本人', nobody: '还没有可选的人' },
    lead: '这里只列出每次报告记录的数字。变化说明什么，请医生来看。',
    none: {
      title: '暂无报告',
      text: '还没有这位受检人的触诊成像报告。完成检查后，这里会把每一次放在一起。',
    },
    measures,
    units: { score: '单位：分', bmi: '单位：kg/m²', largest: '单位：mm' },
    values: {
      score: '{{value}}分（满分100）',
      bmi: '{{value}}',
      largest: '{{value}} mm',
      noLesion: '没有记录到需要标出的部位',
    },
    chart: {
      label: '{{measure}}，共 {{count}} 次有记录。最近一次：{{latest}}。每一次的数字在下面的表格里。',
      empty: '这几次都没有记录。',
      latest: '最近一次：{{latest}}，{{day}}',
      gaps: '没有记录的，图上留空',
    },
    table: { open: '看表格', caption: '{{measure}}，从最近一次起', day: '检查日期' },
    notRead: { title: '有几份报告没有加载出来', again: '下面的图和表里，这几次先留空。' },
    unshown: { title: '有报告无法显示', text: '有 {{count}} 份报告无法显示，这里没有算进去。请向检查机构询问。' },
    earlier: '查看更早的记录',
    compare: {
      title: '两次检查放在一起看',
      one: '还只有一次检查。有了第二次，就能放在一起看。',
      oneShown: '只有一次检查能显示，暂时不能对照。',
      earlier: '较早的一次',
      later: '较晚的一次',
      choose: '请选择',
      same: '请选择不同的两次。',
      waiting: '正在加载这两次的报告',
      unread: '有一份报告没有加载出来，暂时不能对照。',
      nothing: '两次都没有记录到需要标出的部位。',
      rule: '同侧、同区、钟点相差不超过 1 小时的，当作同一处；大小相差不到 1 mm 的，当作一样大。',
      caution: '记录有变化，不等于身体有变化。两次检查的做法、操作的人不同，记录也会不同。请医生结合报告来看。',
      caption: '两次检查记录的各处',
      map: '{{visit}}：{{day}}',
      numbers: '两张图上数字相同的，是同一处。数字旁边的符号，说明见下面的列表。点数字可以看那一处。',
      before: '较早',
      after: '较晚',
      unsized: '没有记录大小',
      absent: '没有记录',
    },
    changes: {
      new: '较晚的一次才有记录',
      gone: '较晚的一次没有记录',
      larger: '记录的数字大了',
      smaller: '记录的数字小了',
      same: '记录的大小一样',
      unsized: '有一次没有记录大小',
      unplaced: '位置记录不全，无法对照',
    },
  },
} as const

export default words
