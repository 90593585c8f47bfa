import type { INSPECTION_STATUS } from '../../domain/dictionaries'

/** What each step of a report is called, in their order (A226). */
const steps = {
  toBeChecked: '预约登记',
  checking: '检查',
  checked: '报告审核',
  reportOut: '报告生成',
} as const satisfies Record<(typeof INSPECTION_STATUS)[keyof typeof INSPECTION_STATUS], string>

const words = {
  tabs: { label: '报告类型', inspection: '检查报告', health: '问卷报告' },
  card: {
    date: '检查日期',
    madeOn: '生成日期',
    patient: '受检人',
    organisation: '检查机构',
    summary: '报告小结：{{summary}}',
    unnamed: '检查报告',
    unnamedHealth: '健康管理报告',
  },
  timeline: '把每次检查的数字放在一起看',
  unfinished: {
    text: '报告还没有完成。完成后会出现在这里。',
    progress: '查看进度',
  },
  documents: { palpation: '触诊成像报告', assessment: '健康评估报告', document: '报告', health: '健康管理报告' },
  actions: { view: '查看', download: '下载', preview: '预览', downloadPdf: '下载 PDF', detail: '查看详情' },
  missingAssessment: {
    text: '健康评估报告还缺身高、体重等基本信息。补充后会为您生成。',
    fill: '补充信息',
  },
  notMade: { text: '暂未生成报告，请稍后查看。', close: '知道了' },
  notFound: { title: '没能打开这份文件', next: '请稍后再点一次。' },
  none: {
    title: '暂无报告',
    inspection: '做完检查，报告会出现在这里。',
    health: '填写健康问卷后，报告会出现在这里。',
    action: '查看服务',
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
        text: '已经登记。检查一般需要半小时左右，请听机构工作人员的安排。',
      },
      checked: {
        title: '医生正在审核报告',
        text: '检查已经做完，医生正在看结果。多数报告在检查后几天内完成，不用为此再跑一趟。',
      },
      reportOut: {
        title: '报告正在生成',
        text: '医生已经审核，报告很快就好，一般不超过一天。请过一会儿再来看。',
      },
      done: { title: '报告已经完成', text: '可以打开查看，也可以带着它去咨询医生。' },
    },
    late: '如果等了一周还没有报告，请带上检查编号联系检查机构。',
    toList: '查看我的报告',
  },
  steps,
} as const

export default words
