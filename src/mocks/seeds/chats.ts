import { customElement, demoPictureElement, SAMPLES, textElement, type Element } from '@/mocks/chat/elements'

/** A message this many minutes after the doctor's first answer. */
export type Line = { minute: number; by: 'doctor' | 'patient' | 'system'; element: Element; isRevoked?: true }

/** Thousands of messages created on demand. */
export type Bulk = {
  length: number
  everyMs: number
  by: (index: number) => Line['by']
  elementAt: (index: number) => Element
}

const ID = '174503928475838'
export const TALK_OF_ALL_KINDS = `${ID}0003`
const ENDED_BY_DOCTOR = `${ID}0005`
const ENDED_BY_PATIENT = `${ID}0006`
const ARCHIVED = `${ID}0009`
export const TEN_THOUSAND = `${ID}9004`
export const MISTAKES = `${ID}9006`

const says =
  (by: Line['by']) =>
  (minute: number, said: string | Element, isRevoked?: true): Line => ({
    minute,
    by,
    element: typeof said === 'string' ? textElement(said) : said,
    ...(isRevoked === undefined ? {} : { isRevoked }),
  })
const doctor = says('doctor')
const patient = says('patient')
const system = says('system')

const allKinds = (): readonly Line[] => [
  system(0, SAMPLES.joined()),
  patient(3, '大概两个星期了，按压的时候有点痛。'),
  patient(3, SAMPLES.picture()),
  doctor(6, '收到。以前做过乳腺超声吗？'),
  patient(8, SAMPLES.longVoice()),
  doctor(10, SAMPLES.voice()),
  patient(12, SAMPLES.emoji()),
  patient(14, '发错了', true),
  doctor(15, '这条也发错了', true),
  system(20, SAMPLES.renamed()),
  doctor(30, SAMPLES.callMissed()),
  patient(32, SAMPLES.callCancelled()),
  doctor(40, SAMPLES.callEnded()),
  doctor(41, SAMPLES.lines()),
  patient(60, '疼痛主要在经期前几天。'),
  doctor(
    62,
    '经期前雌激素升高，乳腺组织会充血水肿，所以会胀痛。这段时间可以穿宽松的内衣，少喝咖啡，疼得厉害时局部热敷十五分钟。',
  ),
  patient(64, demoPictureElement(2)),
  doctor(90, '从您的描述看，更像是经期前的胀痛。建议经期结束后一周复查一次超声。'),
  patient(95, '好的，谢谢医生。'),
  doctor(269, '复查结果出来以后可以直接在这里发给我。'),
]

const allMistakes = (): readonly Line[] => [
  system(1, SAMPLES.left()),
  system(2, SAMPLES.kicked()),
  system(3, SAMPLES.strangeTip()),
  doctor(10, SAMPLES.call()),
  doctor(11, SAMPLES.callRefused()),
  doctor(12, SAMPLES.video()),
  doctor(13, SAMPLES.gone()),
  doctor(14, SAMPLES.noVoice()),
  doctor(20, SAMPLES.html()),
  patient(21, SAMPLES.longWord()),
  doctor(22, SAMPLES.turned()),
  doctor(22, SAMPLES.longText()),
  doctor(23, SAMPLES.empty()),
  doctor(24, SAMPLES.brokenJson()),
  doctor(25, SAMPLES.strangeCustom()),
  doctor(26, SAMPLES.strangeKind()),
  doctor(27, SAMPLES.nothing()),
  doctor(28, SAMPLES.badText()),
  // A397, RE7: an end sent by someone other than the doctor ends nothing.
  patient(30, customElement('doctor_end', '')),
  doctor(60, '还在吗？'),
]

const longAgo = (): readonly Line[] => [
  ...Array.from({ length: 18 }, (_, index) => [
    patient(5 + index * 10, `第${String(index + 1)}天：疼痛比昨天轻一些。`),
    doctor(9 + index * 10, index % 6 === 5 ? demoPictureElement(index) : '继续观察，记录下来就好。'),
  ]).flat(),
  patient(200, SAMPLES.voice()),
  patient(201, '发错了', true),
]

const shortChat = (): readonly Line[] => [
  patient(4, '有一点刺痛，没有发热。'),
  doctor(9, '可以先观察，避免压迫。'),
  patient(12, SAMPLES.picture()),
  doctor(15, '图片看到了，没有明显异常。'),
]

const withFollowUp = (): readonly Line[] => [
  ...shortChat(),
  patient(33 * 60, '还想问一下，可以运动吗？'),
  doctor(33 * 60 + 6, '可以，以散步和拉伸为主。'),
]

const chats: Readonly<Record<string, () => readonly Line[]>> = {
  [TALK_OF_ALL_KINDS]: allKinds,
  [MISTAKES]: allMistakes,
  [ENDED_BY_DOCTOR]: shortChat,
  [ENDED_BY_PATIENT]: withFollowUp,
  [ARCHIVED]: longAgo,
}

export const linesOf = (consultationId: string): readonly Line[] => chats[consultationId]?.() ?? []

const PICTURE_EVERY = 20

const tenThousand: Bulk = {
  length: 10_000,
  everyMs: 18_000,
  by: (index) => (index % 3 === 0 ? 'patient' : 'doctor'),
  elementAt: (index) =>
    index % PICTURE_EVERY === 7
      ? demoPictureElement(index)
      : textElement(`第${String(index + 1)}条。${'今天比昨天好一些。'.repeat(index % 7)}`),
}

export const bulkOf = (consultationId: string): Bulk | undefined =>
  consultationId === TEN_THOUSAND ? tenThousand : undefined
