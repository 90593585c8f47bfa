import type { RISK_LEVEL, ScoreComparison } from '@/domain/riskLevel'

const levels = {
  low: '低风险',
  mediumLow: '中低风险',
  medium: '中等风险',
  mediumHigh: '中高风险',
  high: '高风险',
} as const satisfies Record<(typeof RISK_LEVEL)[keyof typeof RISK_LEVEL], string>

const comparisons = {
  lowerThan95: '参加评估的女性，每 100\u00a0位中约有 95\u00a0位评分比这份高。',
  about50: '参加评估的女性，每 100\u00a0位中约有 50\u00a0位评分比这份高。',
  lowerThanOnly20: '参加评估的女性，每 100\u00a0位中约有 80\u00a0位评分更低，约 20\u00a0位相近或更高。',
} as const satisfies Record<ScoreComparison, string>

const words = {
  label: '风险等级',
  levels,
  surgery: '到乳腺外科就诊，请医生判断是否做基因检测（BRCA）或活检',
  noIllness: '有风险不等于患病。请让医生看一看，再一起决定怎么做。',
  noLevel: {
    title: '报告没有给出风险等级',
    text: '评分和等级都没有，这不表示风险低。请咨询医生，或补充问卷后再评估。',
  },
  score: {
    title: '风险评分',
    of: '{{score}}分（满分100）',
    label: '{{score}}分（满分100），{{level}}',
    missing: '报告没有给出评分。',
    range: '{{from}} 到 {{to}}',
    here: '这份评分',
    given: '机构给出的等级',
    asTold: '等级以机构给出的为准，与这个评分所在的区间不同。',
  },
  comparisons,
  knowledge: {
    title: '怎样看这份报告',
    meaning: '评分根据检查和问卷的回答估算，说的是可能性的高低，不是有没有患病。',
    neither: '评分高不等于患病，评分低也不等于不会患病。',
    checks: '按时检查，每月自己看一看、摸一摸，有助于及早发现变化。',
    factors: '年龄、家族史和生活习惯都会影响风险。经常活动、少饮酒、不吸烟、体重合适，对乳房和全身都有好处。',
    factorsIfNoAlcohol: '年龄、家族史和生活习惯都会影响风险。经常活动、不喝酒、不吸烟，对乳房和全身都有好处。',
    ifPregnant: '怀孕或哺乳期间，请不要喝酒，体重请听医生的。',
  },
  toAssessment: '去填评估问卷',
} as const

export default words
