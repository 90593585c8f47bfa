import { bilingual, repeated } from '@/mocks/bilingual'

/** A lesion by its names on the wire. */
export type RecordedLesion = Readonly<Record<string, string | number | null>>

const COLOURS = ['#C8553D', '#E0A458', '#6B8F71', '#4F6D8F'] as const
const KINDS = [
  {
    shape: 0,
    nidusDescribe: bilingual('边界清楚，质地软，推之可动', 'Clear border, soft, moves when pushed'),
    impressionDiagnosisDes: bilingual('考虑良性结节', 'Probably a benign lump'),
  },
  {
    shape: 1,
    nidusDescribe: bilingual('边界较清，质地中等', 'Fairly clear border, medium firmness'),
    impressionDiagnosisDes: bilingual('乳腺增生可能', 'Possibly benign breast changes'),
  },
  {
    shape: 0,
    nidusDescribe: bilingual('局部增厚，无明显边界', 'Local thickening without a clear border'),
    impressionDiagnosisDes: bilingual('局部腺体增厚', 'Local thickening of the gland'),
  },
] as const

type Measures = { position: number | null; area: number | null; hour: number | null; width: number; height: number }

const lesion = (number: number, { position, area, hour, width, height }: Measures): RecordedLesion => ({
  id: `N${String(number).padStart(4, '0')}`,
  nidusPosition: position,
  nidusArea: area,
  nidusAngle: hour,
  width,
  height,
  hardness: 3.4 + (number % 9) * 1.155,
  ...(KINDS[number % KINDS.length] ?? KINDS[0]),
  impressionDiagnosisNum: '2',
  d2ImageUrlEncry: null,
  d3ImageUrlEncry: null,
  coordX: null,
  coordY: null,
  nidusColor: COLOURS[number % COLOURS.length] ?? null,
  posImgVersion: 100,
  bottomMargin: bilingual('清楚', 'Clear'),
  homogeneity: bilingual('均匀', 'Even'),
  mobility: bilingual('可动', 'Movable'),
  peakHeight: bilingual('低', 'Low'),
  peakShape: bilingual('圆钝', 'Rounded'),
  ribArtefact: bilingual('无', 'None'),
})

const LEFT = 0
const RIGHT = 1

export const ONE_LESION = [lesion(1, { position: LEFT, area: 1, hour: 2, width: 8, height: 6 })]

export const FIVE_LESIONS = [
  lesion(1, { position: LEFT, area: 2, hour: 2, width: 12, height: 9 }),
  lesion(2, { position: LEFT, area: 2, hour: 2, width: 6, height: 5 }),
  { ...lesion(3, { position: RIGHT, area: 3, hour: 10, width: 9, height: 7 }), coordX: 88, coordY: 96 },
  lesion(4, { position: RIGHT, area: 4, hour: 6, width: 5, height: 5 }),
  lesion(5, { position: RIGHT, area: 5, hour: 12, width: 7, height: 4 }),
]

export const FIVE_LESIONS_BEFORE = [
  lesion(1, { position: LEFT, area: 2, hour: 2, width: 9, height: 7 }),
  { ...lesion(2, { position: RIGHT, area: 3, hour: 10, width: 9, height: 7 }), coordX: 88, coordY: 96 },
  lesion(3, { position: RIGHT, area: 1, hour: 5, width: 10, height: 8 }),
]

export const manyLesions = (count: number): RecordedLesion[] =>
  Array.from({ length: count }, (_, index) =>
    lesion(index + 1, {
      position: index % 2,
      area: index % 6,
      hour: (index % 12) + 1,
      width: 4 + ((index * 7) % 18),
      height: 3 + ((index * 5) % 14),
    }),
  )

export const LESIONS_WITH_GAPS: RecordedLesion[] = [
  lesion(1, { position: null, area: 1, hour: 3, width: 8, height: 6 }),
  {
    ...lesion(2, { position: RIGHT, area: 2, hour: null, width: 7, height: 7 }),
    hardness: null,
    shape: bilingual('椭圆', 'Oval'),
  },
  {
    id: 'N0003',
    nidusPosition: 0,
    nidusArea: 0,
    nidusAngle: 11,
    width: null,
    height: null,
    impressionDiagnosisDes: null,
    impressionDiagnosisNum: '3',
    nidusColor: 'plum',
  },
]

const LONG = repeated(
  bilingual(
    '边界尚清，质地中等，推之活动度可，局部腺体稍增厚，未触及明显皮肤改变，与周围组织无粘连。',
    'Fairly clear border, medium firmness, movable; the gland is slightly thicker, without skin changes, not attached to the tissue around it. ',
  ),
  8,
)

export const LONG_LESIONS = FIVE_LESIONS.map((one) => ({
  ...one,
  nidusDescribe: LONG,
  impressionDiagnosisDes: bilingual(
    '考虑良性结节可能性大，建议结合乳腺超声检查结果综合判断，必要时由乳腺专科医生评估后决定是否进一步检查。',
    'Most probably a benign lump. Please have it judged together with a breast ultrasound. Where needed, a breast specialist decides on further tests.',
  ),
}))

export const URGENT_LESIONS = [
  {
    ...lesion(1, { position: RIGHT, area: 3, hour: 10, width: 21, height: 17 }),
    hardness: 18.64,
    shape: 1,
    nidusDescribe: bilingual('质地偏硬，边界不清，活动度差', 'Rather hard, unclear border, hardly moves'),
    bottomMargin: bilingual('不清', 'Unclear'),
    mobility: bilingual('差', 'Poor'),
    impressionDiagnosisDes: bilingual(
      '性质待查，建议尽快到乳腺专科就诊',
      'Nature not yet known; please see a breast specialist soon',
    ),
    nidusColor: '#A23B3B',
  },
]
