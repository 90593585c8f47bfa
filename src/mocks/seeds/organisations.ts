import { bilingual, englishOf, type Bilingual } from '@/mocks/bilingual'
import type { Position } from '@/mocks/booking/distance'

type Names = readonly [Bilingual, ...Bilingual[]]

type City = {
  name: Bilingual
  /** Prefix of the district, if the district alone does not identify the city. */
  prefix: string
  centre: Position
  districtsOf: (number: number) => Names
}

const ORGANISATIONS_PER_CITY = 30

const beijingDistricts = (number: number): Names => {
  if (number <= 8) return [bilingual('东城区', 'Dongcheng'), bilingual('西城区', 'Xicheng')]
  return number <= 20
    ? [bilingual('朝阳区', 'Chaoyang'), bilingual('海淀区', 'Haidian'), bilingual('丰台区', 'Fengtai')]
    : [
        bilingual('通州区', 'Tongzhou'),
        bilingual('石景山区', 'Shijingshan'),
        bilingual('昌平区', 'Changping'),
        bilingual('大兴区', 'Daxing'),
      ]
}

const city = (name: string, englishName: string, longitude: number, latitude: number, districts: Names): City => ({
  name: bilingual(`${name}市`, englishName),
  prefix: name,
  centre: { longitude, latitude },
  districtsOf: () => districts,
})

/** The first is the default position of most demo phones. */
const CITIES: readonly City[] = [
  {
    name: bilingual('北京市', 'Beijing'),
    prefix: '',
    centre: { longitude: 116.397428, latitude: 39.90923 },
    districtsOf: beijingDistricts,
  },
  city('天津', 'Tianjin', 117.200983, 39.084158, [
    bilingual('和平区', 'Heping'),
    bilingual('河西区', 'Hexi'),
    bilingual('南开区', 'Nankai'),
    bilingual('津南区', 'Jinnan'),
  ]),
  city('石家庄', 'Shijiazhuang', 114.514793, 38.042228, [
    bilingual('长安区', 'Chang’an'),
    bilingual('桥西区', 'Qiaoxi'),
    bilingual('裕华区', 'Yuhua'),
  ]),
  city('上海', 'Shanghai', 121.473701, 31.230416, [
    bilingual('黄浦区', 'Huangpu'),
    bilingual('徐汇区', 'Xuhui'),
    bilingual('静安区', 'Jing’an'),
    bilingual('闵行区', 'Minhang'),
  ]),
  city('南京', 'Nanjing', 118.796877, 32.060255, [
    bilingual('玄武区', 'Xuanwu'),
    bilingual('鼓楼区', 'Gulou'),
    bilingual('江宁区', 'Jiangning'),
  ]),
  city('杭州', 'Hangzhou', 120.15507, 30.274084, [
    bilingual('上城区', 'Shangcheng'),
    bilingual('西湖区', 'Xihu'),
    bilingual('滨江区', 'Binjiang'),
    bilingual('余杭区', 'Yuhang'),
  ]),
  city('武汉', 'Wuhan', 114.305392, 30.593098, [
    bilingual('江岸区', 'Jiang’an'),
    bilingual('武昌区', 'Wuchang'),
    bilingual('洪山区', 'Hongshan'),
  ]),
  city('广州', 'Guangzhou', 113.264434, 23.129162, [
    bilingual('越秀区', 'Yuexiu'),
    bilingual('天河区', 'Tianhe'),
    bilingual('海珠区', 'Haizhu'),
    bilingual('番禺区', 'Panyu'),
  ]),
  city('成都', 'Chengdu', 104.066541, 30.572269, [
    bilingual('锦江区', 'Jinjiang'),
    bilingual('青羊区', 'Qingyang'),
    bilingual('武侯区', 'Wuhou'),
  ]),
  city('西安', 'Xi’an', 108.93977, 34.341574, [
    bilingual('碑林区', 'Beilin'),
    bilingual('雁塔区', 'Yanta'),
    bilingual('未央区', 'Weiyang'),
    bilingual('长安区', 'Chang’an'),
  ]),
]

export type Organisation = {
  orgId: string
  orgName: Bilingual
  orgImageUrl: string
  address: Bilingual
  businessTimeDesc: Bilingual
  position: Position | null
  /** 1 Monday … 7 Sunday: no appointments on these. */
  closedWeekdays: readonly number[]
  /** Without a schedule every day of the next two weeks is open. */
  hasSchedule: boolean
  morningLimit: number | null
  afternoonLimit: number | null
  nowFreeSubscribe: 0 | 1 | 2
  serviceIds: readonly string[]
}

type Hours = { text: Bilingual; closed: number[] }

const BRANDS: Names = [
  bilingual('晴和', 'Qinghe'),
  bilingual('安澜', 'Anlan'),
  bilingual('木棉', 'Mumian'),
  bilingual('澄心', 'Chengxin'),
  bilingual('禾悦', 'Heyue'),
  bilingual('青岚', 'Qinglan'),
]
const KINDS: Names = [
  bilingual('乳腺健康中心', 'Breast Centre'),
  bilingual('女性健康管理中心', 'Women’s Centre'),
  bilingual('体检中心', 'Checkup Centre'),
  bilingual('妇女健康门诊部', 'Women’s Clinic'),
  bilingual('健康管理中心', 'Health Centre'),
]
const ROADS: Names = [
  bilingual('晨光路', 'Chenguang Road'),
  bilingual('桂香街', 'Guixiang Street'),
  bilingual('云杉路', 'Yunshan Road'),
  bilingual('海棠巷', 'Haitang Lane'),
  bilingual('清溪大道', 'Qingxi Avenue'),
]
const HOURS: [Hours, ...Hours[]] = [
  { text: bilingual('周一至周五 08:00-17:00', 'Mon to Fri 08:00-17:00'), closed: [6, 7] },
  { text: bilingual('周二至周日 08:30-16:30', 'Tue to Sun 08:30-16:30'), closed: [1] },
  { text: bilingual('周一至周六 08:00-12:00，13:30-17:00', 'Mon to Sat 08:00-12:00, 13:30-17:00'), closed: [7] },
]

const GOLDEN_ANGLE = 2.399963

// Numbers of special organisations, all near enough for the first page of the list.
const WITHOUT_LIMITS = 5
const WITHOUT_SCHEDULE = 7
const MORNINGS_ONLY = 8

const pick = <T>(list: readonly [T, ...T[]], number: number): T => list[number % list.length] ?? list[0]

const organisationOf = (orgId: number, number: number, city: City): Organisation => {
  const district = pick(city.districtsOf(number), number)
  const hours = pick(HOURS, number)
  const [brand, kind, road] = [pick(BRANDS, number), pick(KINDS, number), pick(ROADS, number)]
  const place = [city.prefix === '' ? '' : `${englishOf(city.name)} `, englishOf(district)].join('')
  const house = number * 7 + 3
  return {
    orgId: String(orgId),
    orgName: bilingual(
      `${brand}${kind}（${city.prefix}${district.slice(0, -1)}）`,
      `${englishOf(brand)} ${englishOf(kind)} (${place})`,
    ),
    orgImageUrl: `/pictures/organ-${(number % 4) + 1}.svg`,
    address: bilingual(
      `${city.name}${district}${road}${house}号`,
      `${house} ${englishOf(road)}, ${englishOf(district)}, ${englishOf(city.name)}`,
    ),
    businessTimeDesc: hours.text,
    position: number % 9 === 0 ? null : positionOf(number, city.centre),
    closedWeekdays: hours.closed,
    hasSchedule: number !== WITHOUT_SCHEDULE,
    morningLimit: number === WITHOUT_LIMITS ? null : 10 + (number % 3) * 5,
    afternoonLimit: number === WITHOUT_LIMITS || number === MORNINGS_ONLY ? null : 8 + (number % 4) * 4,
    nowFreeSubscribe: number % 3 === 0 ? 0 : number % 3 === 1 ? 1 : 2,
    serviceIds: number % 3 === 1 ? ['1', '3'] : ['1'],
  }
}

/** A spiral around the centre, with distances from a few hundred metres to about twenty kilometres. */
const positionOf = (number: number, centre: Position): Position => {
  const radius = 0.003 + (number - 1) * 0.007
  return {
    longitude: centre.longitude + radius * Math.cos(number * GOLDEN_ANGLE),
    latitude: centre.latitude + radius * Math.sin(number * GOLDEN_ANGLE),
  }
}

const FIRST_ID = 101

export const organisations: readonly Organisation[] = CITIES.flatMap((city, cityIndex) =>
  Array.from({ length: ORGANISATIONS_PER_CITY }, (_, index) =>
    organisationOf(FIRST_ID + cityIndex * ORGANISATIONS_PER_CITY + index, index + 1, city),
  ),
)
