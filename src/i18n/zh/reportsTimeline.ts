import type { Measure } from '../../domain/reports/timeline'

const measures = {
  score: '风险评分',
  bmi: '体重指数（BMI）',
  largest: '最大的一处结节',
} as const satisfies Record<Measure, string>

const words = {
  patient: { label: '看谁的报告', choose: '请选择', self: '本人', nobody: '还没有可选的人' },
  lead: '这里只列出每次报告记录的数字。变化说明什么，请医生来看。',
  none: {
    title: '暂无报告',
    text: '还没有这位受检人的触诊成像报告。完成检查后，这里会把每一次放在一起。',
    action: '查看服务',
  },
  measures,
  values: { score: '{{value}}分（满分100）', bmi: '{{value}}', largest: '{{value}} 毫米', noLesion: '没有记录结节' },
  chart: {
    label: '{{measure}}，共 {{count}} 次有记录。最近一次：{{latest}}。每一次的数字在下面的表格里。',
    empty: '这几次都没有记录。',
    latest: '最近一次：{{latest}}（{{day}}）',
    gaps: '没有记录的那几次，图上留空。',
  },
  table: { open: '看表格', caption: '{{measure}}，从最近一次起', day: '检查日期' },
  notRead: { title: '有几份报告没有取到', again: '下面的图和表里，取不到的那几次留空。' },
  earlier: '再看更早的几次',
  compare: {
    title: '两次检查放在一起看',
    one: '还只有一次检查。有了第二次，就能放在一起看。',
    earlier: '较早的一次',
    later: '较晚的一次',
    choose: '请选择',
    same: '请选择不同的两次。',
    waiting: '正在取这两次的报告',
    unread: '这两次里有报告没有取到，暂时不能对照。',
    nothing: '两次都没有记录结节。',
    rule: '同侧、同区、钟点相差不超过 1 小时的，当作同一处；大小相差不到 1 毫米的，当作一样大。',
    caution: '记录有变化，不等于病情有变化。两次检查的做法、操作的人不同，记录也会不同。请医生结合报告来看。',
    caption: '两次检查记录的结节',
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
    unplaced: '位置没有记录清楚，无法对照',
  },
  place: {
    sides: { left: '左侧', right: '右侧' },
    hour: '{{hour}} 点钟方向',
    zone: '{{zone}} 区',
    areola: '乳晕区',
    unknown: '位置没有记录',
  },
} as const

export default words
