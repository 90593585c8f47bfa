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

const SURNAMES = ['宋', '梁', '邓', '冯', '袁', '董', '余', '苏', '叶', '吕', '潘', '姜'] as const
const GIVEN = ['清和', '知微', '明远', '若水', '书宁', '景行'] as const
const SURGERY = ['乳腺结节的评估与随访', '乳腺良性肿瘤的微创治疗', '乳腺炎与哺乳期问题', '乳腺癌术后随访'] as const
const PSYCHOLOGY = ['检查前后的焦虑疏导', '术后心理康复', '家庭沟通与支持'] as const
const PRICES = [4900, 9900, 19_900, 29_900, 0] as const

const pick = <T>(list: readonly T[], number: number): T | null => list[number % list.length] ?? null

export const doctors: readonly Doctor[] = Array.from({ length: 24 }, (_, index) => {
  const section = index % 3 === 2 ? '2' : '1'
  const years = 6 + ((index * 5) % 24)
  return {
    id: `30${String(index + 1).padStart(2, '0')}`,
    name: `${pick(SURNAMES, index) ?? ''}${pick(GIVEN, Math.floor(index / 2)) ?? ''}`,
    headPic: null,
    title: (['1', '2', '3', '4'] as const)[index % 4] ?? '3',
    section,
    major: pick(section === '1' ? SURGERY : PSYCHOLOGY, index),
    experience: index === 5 ? null : `从事临床工作${String(years)}年，擅长用平实的话把检查结果讲清楚。`,
    textPrice: index === 7 ? null : pick(PRICES, index),
    quickPrice: index % 2 === 0 ? 2900 : null,
  }
})

export const QUICK_PRICE_FEN = 2900
