/** Prices in fen, null for what is not offered. */
export type Doctor = {
  id: string
  name: string
  headPic: string | null
  title: '1' | '2' | '3' | '4'
  section: '1' | '2'
  major: string | null
  experience: string | null
  textPrice: number | null
  quickPrice: number | null
}

const NAMES =
  '宋清和 梁清和 邓玉华 冯志强 袁晓岚 董建国 余静怡 苏文博 叶秋萍 吕海燕 潘立新 姜敏 ' +
  '谢雨桐 卢德明 蒋慧 蔡宏伟 贾丽君 魏思远 薛梅 阎俊 郝雅琴 邵磊 孟凡 秦月娥'
const SURGERY = [
  '乳腺结节的评估与随访、检查报告解读',
  '乳腺良性肿瘤的微创治疗、术前术后问题',
  '乳腺炎、哺乳期胀痛与乳头问题',
  '乳腺癌术后随访、家族史咨询',
] as const
const PSYCHOLOGY = ['检查前后的紧张与失眠', '术后心理康复、身体形象', '家庭沟通与照护者支持'] as const
/** By title: the least years of work. */
const YEARS = { '1': 22, '2': 14, '3': 4, '4': 12 } as const
const MANNERS = [
  '习惯把检查结果一句一句讲清楚。',
  '看诊时会先听完您最担心的事。',
  '会告诉您现在该做什么、什么时候再来。',
] as const
const PRICES = [4900, 9900, 19_900, 29_900, 0] as const

const pick = <T>(list: readonly T[], number: number): T | null => list[number % list.length] ?? null

export const doctors: readonly Doctor[] = Array.from({ length: 24 }, (_, index) => {
  const section = index % 3 === 2 ? '2' : '1'
  const title = (['1', '2', '3', '4'] as const)[index % 4] ?? '3'
  const years = YEARS[title] + ((index * 5) % 9)
  return {
    id: `30${String(index + 1).padStart(2, '0')}`,
    name: pick(NAMES.split(' '), index) ?? '',
    headPic: null,
    title,
    section,
    major: pick(section === '1' ? SURGERY : PSYCHOLOGY, index),
    experience: index === 5 ? null : `从事临床工作${String(years)}年，${pick(MANNERS, index) ?? ''}`,
    textPrice: index === 7 ? null : pick(PRICES, index),
    quickPrice: index % 2 === 0 ? 2900 : null,
  }
})

export const QUICK_PRICE_FEN = 2900
