import type { GailNote } from '@/domain/gail/gailReading'

const notes = {
  testedFrom35: '这个方法在 35\u00a0岁及以上的女性中验证过；对更年轻的人，结果更不确定。',
  biopsiesCountLess: '从 50 岁起，这个方法把做过活检的影响算得小一些。',
} as const satisfies Record<GailNote, string>

const words = {
  forWhom:
    '适用于没有得过乳腺癌、导管原位癌或小叶原位癌，胸部没有做过放疗，也没有已知 BRCA 基因突变的女性；在 35\u00a0岁及以上的人中验证过。',
  staysHere: '结果在这部手机上算出，您的回答不会发送，也不会保存。',
  compute: '查看结果',
  change: '修改回答',
  people: {
    affected: '每 {{of}} 名与您情况相近的女性中，未来 5 年约有 {{affected}} 人患乳腺癌',
    spared: '约 {{spared}} 人不会',
    lowest: '与您同龄、各项回答风险最低的女性：{{of}} 人中约 {{lowest}} 人。相对风险是与她们相比。',
  },
  fiveYear: '5 年风险 {{fiveYear}}%',
  exact: '5 年风险 {{fiveYear}}%，相对风险 {{times}} 倍（{{percent}}%）',
  squares: {
    counts:
      '1000 个方格，{{filled}} 个实心：每 {{of}} 人中，未来 5 年约 {{affected}} 人患乳腺癌，约 {{spared}} 人不会',
    one: '一个方格代表 1 名女性。实心：未来 5 年患乳腺癌；空心：不会。',
    ten: '一个方格代表 10 名女性。实心：未来 5 年患乳腺癌；空心：不会。',
  },
  orientation: '这是一个参考，不是诊断。在亚洲女性中，它往往偏高。',
  reading: '怎样看这个数字',
  limits: {
    onlySix: '它只看这六项回答，不了解您的其他情况，也不能判断您本人会不会患病。',
    population: '这个方法依据美国白人女性的研究。在亚洲女性中，这样估算出的患病人数大约是实际的 1.8 到 2.5 倍。',
  },
  notes,
  next: {
    title: '接下来',
    text: '请照医生的建议按时检查。对这个结果有疑问，可以和医生谈一谈。',
    checkup: '了解乳腺检查',
  },
} as const

export default words
