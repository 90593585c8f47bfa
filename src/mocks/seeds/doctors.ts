import { bilingual, englishOf, type Bilingual } from '@/mocks/bilingual'

/** Prices in fen, null for what is not offered. */
export type Doctor = {
  id: string
  name: string
  headPic: string | null
  title: '1' | '2' | '3' | '4'
  section: '1' | '2'
  major: Bilingual | null
  experience: Bilingual | null
  textPrice: number | null
  quickPrice: number | null
}

const NAMES =
  '宋清和 梁清和 邓玉华 冯志强 袁晓岚 董建国 余静怡 苏文博 叶秋萍 吕海燕 潘立新 姜敏 ' +
  '谢雨桐 卢德明 蒋慧 蔡宏伟 贾丽君 魏思远 薛梅 阎俊 郝雅琴 邵磊 孟凡 秦月娥'
const SURGERY = [
  bilingual('乳腺结节的评估与随访、检查报告解读', 'Assessment and follow-up of breast lumps, explaining reports'),
  bilingual(
    '乳腺良性肿瘤的微创治疗、术前术后问题',
    'Minimally invasive treatment of benign tumours, before and after surgery',
  ),
  bilingual('乳腺炎、哺乳期胀痛与乳头问题', 'Mastitis, breastfeeding pain and nipple problems'),
  bilingual('乳腺癌术后随访、家族史咨询', 'Follow-up after breast cancer surgery, family history'),
] as const
const PSYCHOLOGY = [
  bilingual('检查前后的紧张与失眠', 'Worry and poor sleep around a check'),
  bilingual('术后心理康复、身体形象', 'Psychological recovery after surgery, body image'),
  bilingual('家庭沟通与照护者支持', 'Talking within the family, support for carers'),
] as const
/** By title: the least years of work. */
const YEARS = { '1': 22, '2': 14, '3': 4, '4': 12 } as const
const MANNERS: readonly [Bilingual, ...Bilingual[]] = [
  bilingual('习惯把检查结果一句一句讲清楚。', 'Explains results sentence by sentence.'),
  bilingual('看诊时会先听完您最担心的事。', 'Listens first to what worries you most.'),
  bilingual('会告诉您现在该做什么、什么时候再来。', 'Tells you what to do now, and when to come again.'),
]
const PRICES = [4900, 9900, 19_900, 29_900, 0] as const

const pick = <T>(list: readonly T[], number: number): T | null => list[number % list.length] ?? null

const experienceOf = (years: number, manner: Bilingual): Bilingual =>
  bilingual(
    `从事临床工作${String(years)}年，${manner}`,
    `${String(years)} years of clinical work. ${englishOf(manner)}`,
  )

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
    experience: index === 5 ? null : experienceOf(years, pick(MANNERS, index) ?? MANNERS[0]),
    textPrice: index === 7 ? null : pick(PRICES, index),
    quickPrice: index % 2 === 0 ? 2900 : null,
  }
})

export const QUICK_PRICE_FEN = 2900
