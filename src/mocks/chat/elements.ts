import { bilingual, repeated } from '@/mocks/bilingual'
/** Absolute, beside the page; an address that does not exist where there is no page. */
const ORIGIN = typeof window === 'undefined' ? 'https://files.demo.example' : window.location.origin

const PICTURES = ['service-1', 'service-2', 'news-1', 'news-2', 'organ-1', 'organ-2'] as const

/** A browser loads the picture of each number as a separate file. */
const demoPicture = (number: number): string =>
  `${ORIGIN}/pictures/${PICTURES[number % PICTURES.length] ?? 'news-1'}.svg?chat=${String(number)}`

const gonePicture = (): string => `${ORIGIN}/pictures/gone.jpg`

const demoVoice = (): string => `${ORIGIN}/sounds/voice.wav`

const brokenVoice = (): string => `${ORIGIN}/sounds/gone.amr`

export type Element = { type: string; payload: Record<string, unknown> }

export const textElement = (text: string): Element => ({ type: 'TIMTextElem', payload: { text } })

export const imageElement = (url: string, { width, height }: { width: number; height: number }): Element => ({
  type: 'TIMImageElem',
  payload: {
    uuid: url,
    imageFormat: 1,
    imageInfoArray: [0, 1, 2].map((type) => ({ type, width, height, url, imageUrl: url, size: 0 })),
  },
})

export const soundElement = (url: string, second: number): Element => ({
  type: 'TIMSoundElem',
  payload: { uuid: url, url, remoteAudioUrl: url, size: 0, second },
})

export const customElement = (data: string, description = '', extension = ''): Element => ({
  type: 'TIMCustomElem',
  payload: { data, description, extension },
})

/** A281: 1 joined, 2 left, 3 kicked, 6 and 7 changed. */
const tipElement = (operationType: number, nick: string): Element => ({
  type: 'TIMGroupTipElem',
  payload: { operationType, operatorID: nick, userIDList: [nick], memberList: [{ userID: nick, nick }] },
})

/** A281: 1 started, 2 cancelled, 4 refused, 5 not answered. */
const callElement = (actionType: number, seconds?: number): Element => {
  const inner = { businessID: 'av_call', call_type: 1, ...(seconds === undefined ? {} : { call_end: seconds }) }
  return customElement(JSON.stringify({ businessID: 1, actionType, data: JSON.stringify(inner) }))
}

const PICTURE_SIZE = { width: 640, height: 400 }

export const demoPictureElement = (number: number): Element => imageElement(demoPicture(number), PICTURE_SIZE)

export const withoutFiles = ({ type, payload }: Element): Element => {
  if (type === 'TIMImageElem') return SAMPLES.gone()
  return type === 'TIMSoundElem' ? soundElement(brokenVoice(), Number(payload['second'])) : { type, payload }
}

/** Messages of all kinds by name; the seeded chats use them, and the doctor answers `#name` with one. */
export const SAMPLES = {
  picture: () => demoPictureElement(1),
  gone: () => imageElement(gonePicture(), PICTURE_SIZE),
  voice: () => soundElement(demoVoice(), 4),
  longVoice: () => soundElement(demoVoice(), 58),
  noVoice: () => soundElement(brokenVoice(), 9),
  video: () => ({ type: 'TIMVideoFileElem', payload: { videoUrl: gonePicture(), videoSecond: 12 } }),
  joined: () => tipElement(1, '宋清和'),
  left: () => tipElement(2, bilingual('护士小周', 'Nurse Zhou')),
  kicked: () => tipElement(3, bilingual('护士小周', 'Nurse Zhou')),
  renamed: () => tipElement(6, '宋清和'),
  strangeTip: () => tipElement(99, '宋清和'),
  call: () => callElement(1),
  callCancelled: () => callElement(2),
  callRefused: () => callElement(4),
  callMissed: () => callElement(5),
  callEnded: () => callElement(1, 125),
  html: () =>
    textElement(
      bilingual(
        '<img src=x onerror="alert(1)"><b>粗体</b><script>alert(2)</script>',
        '<img src=x onerror="alert(1)"><b>bold</b><script>alert(2)</script>',
      ),
    ),
  longWord: () => textElement(`https://example.com/${'very-long-'.repeat(30)}`),
  emoji: () => textElement(bilingual('👩‍⚕️👍🏽 加油💪 🇨🇳', '👩‍⚕️👍🏽 You can do it 💪 🇨🇳')),
  turned: () => textElement('\u202Eabc\u202C مرحبا שלום'),
  lines: () =>
    textElement(
      bilingual(
        '1. 先热敷\n2. 记录疼痛的日期\n\n3. 一周后复查',
        '1. Use something warm first\n2. Note the days with pain\n\n3. Have it checked again in a week',
      ),
    ),
  links: () =>
    textElement(
      bilingual(
        `预约电话 010-62345678，做检查前请看 ${ORIGIN}/guide ，穴位图在 https://example.com/map`,
        `Call 010-62345678 to book. Before the check read ${ORIGIN}/guide, the map is at https://example.com/map.`,
      ),
    ),
  longText: () => textElement(repeated(bilingual('请不要过于担心，按时复查就好。', 'Do not worry. '), 33)),
  empty: () => textElement(''),
  brokenJson: () => customElement('{"businessID": "av_call", "actionType":'),
  strangeCustom: () =>
    customElement('survey_invite', bilingual('请为本次服务评分', 'Please rate this service'), '{"score":5}'),
  strangeKind: () => ({ type: 'TIMFaceElem', payload: { index: 3, data: 'tt03' } }),
  nothing: () => ({ type: '', payload: {} }),
  badText: () => ({ type: 'TIMTextElem', payload: { text: { nested: true } } }),
} as const satisfies Record<string, () => Element>
