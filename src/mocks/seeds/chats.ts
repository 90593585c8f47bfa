import { customElement, demoPictureElement, SAMPLES, textElement, type Element } from '@/mocks/chat/elements'
import { bilingual, type Bilingual } from '@/mocks/bilingual'

/** A message this many minutes after the doctor's first answer. */
export type Line = { minute: number; by: 'doctor' | 'patient' | 'system'; element: Element; isRevoked?: true }

/** Thousands of messages created on demand. */
type Bulk = {
  length: number
  everyMs: number
  by: (index: number) => Line['by']
  elementAt: (index: number) => Element
}

const ID = '174503928475838'
export const CHAT_OF_ALL_KINDS = `${ID}0003`
const ENDED_BY_DOCTOR = `${ID}0005`
const ENDED_BY_PATIENT = `${ID}0006`
const ARCHIVED = `${ID}0009`
export const TEN_THOUSAND = `${ID}9004`
export const MISTAKES = `${ID}9006`

const says =
  (by: Line['by']) =>
  (minute: number, said: Bilingual | Element, isRevoked?: true): Line => ({
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
  patient(
    3,
    bilingual('大概两个星期了，按压的时候有点痛。', 'For about two weeks. It hurts a little when I press it.'),
  ),
  patient(3, SAMPLES.picture()),
  doctor(6, bilingual('收到。以前做过乳腺超声吗？', 'I see. Have you ever had a breast ultrasound?')),
  patient(8, SAMPLES.longVoice()),
  doctor(10, SAMPLES.voice()),
  patient(12, SAMPLES.emoji()),
  patient(14, bilingual('发错了', 'Sent by mistake'), true),
  doctor(15, bilingual('这条也发错了', 'This one was a mistake too'), true),
  system(20, SAMPLES.renamed()),
  doctor(30, SAMPLES.callMissed()),
  patient(32, SAMPLES.callCancelled()),
  doctor(40, SAMPLES.callEnded()),
  doctor(41, SAMPLES.lines()),
  patient(60, bilingual('疼痛主要在经期前几天。', 'The pain is mostly in the days before my period.')),
  doctor(
    62,
    bilingual(
      '经期前激素会有变化，乳腺组织会充血水肿，所以会胀痛。这段时间可以穿宽松的内衣，少喝咖啡，疼得厉害时局部热敷十五分钟。',
      'Before a period hormone levels change and breast tissue swells, so it aches. Wear a loose bra on these days, drink less coffee, and use something warm for fifteen minutes when it hurts a lot.',
    ),
  ),
  patient(64, demoPictureElement(2)),
  doctor(
    90,
    bilingual(
      '从您的描述看，更像是经期前的胀痛。建议经期结束后一周复查一次超声。',
      'What you describe sounds more like an ache before the period. Please have an ultrasound a week after your period.',
    ),
  ),
  patient(95, bilingual('好的，谢谢医生。', 'All right, thank you, doctor.')),
  doctor(
    269,
    bilingual('复查结果出来以后可以直接在这里发给我。', 'You can send me the result here once you have it.'),
  ),
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
  doctor(60, bilingual('还在吗？', 'Are you still there?')),
]

const longAgo = (): readonly Line[] => [
  ...Array.from({ length: 18 }, (_, index) => [
    patient(
      5 + index * 10,
      bilingual(
        `第${String(index + 1)}天：疼痛比昨天轻一些。`,
        `Day ${String(index + 1)}: it hurts a little less than yesterday.`,
      ),
    ),
    doctor(
      9 + index * 10,
      index % 6 === 5
        ? demoPictureElement(index)
        : bilingual('继续观察，记录下来就好。', 'Keep watching, and write it down.'),
    ),
  ]).flat(),
  patient(200, SAMPLES.voice()),
  patient(201, bilingual('发错了', 'Sent by mistake'), true),
]

const shortChat = (): readonly Line[] => [
  patient(4, bilingual('有一点刺痛，没有发热。', 'It stings a little. No fever.')),
  doctor(9, bilingual('可以先观察，避免压迫。', 'You can watch it for now. Avoid pressure.')),
  patient(12, SAMPLES.picture()),
  doctor(
    15,
    bilingual(
      '从照片看，皮肤没有明显异常；单凭照片还不能下结论。',
      'The skin looks normal in the picture, but a picture alone is not enough to judge.',
    ),
  ),
]

const withFollowUp = (): readonly Line[] => [
  ...shortChat(),
  patient(33 * 60, bilingual('还想问一下，可以运动吗？', 'One more question: may I exercise?')),
  doctor(33 * 60 + 6, bilingual('可以，以散步和拉伸为主。', 'Yes, mainly walking and stretching.')),
]

const chats: Readonly<Record<string, () => readonly Line[]>> = {
  [CHAT_OF_ALL_KINDS]: allKinds,
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
      : textElement(
          bilingual(
            `第${String(index + 1)}条。${'今天比昨天好一些。'.repeat(index % 7)}`,
            `Message ${String(index + 1)}.${' Today is better than yesterday.'.repeat(index % 7)}`,
          ),
        ),
}

export const bulkOf = (consultationId: string): Bulk | undefined =>
  consultationId === TEN_THOUSAND ? tenThousand : undefined
