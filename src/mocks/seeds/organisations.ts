import type { Position } from '@/mocks/booking/distance'

type Names = readonly [string, ...string[]]

type City = {
  name: string
  /** Prefixed to the district, where that alone would not tell the city. */
  prefix: string
  centre: Position
  districtsOf: (number: number) => Names
}

const ORGANISATIONS_PER_CITY = 30

const beijingDistricts = (number: number): Names => {
  if (number <= 8) return ['东城区', '西城区']
  return number <= 20 ? ['朝阳区', '海淀区', '丰台区'] : ['通州区', '石景山区', '昌平区', '大兴区']
}

const city = (name: string, longitude: number, latitude: number, districts: Names): City => ({
  name: `${name}市`,
  prefix: name,
  centre: { longitude, latitude },
  districtsOf: () => districts,
})

/** The first is the default position of most demo phones. */
const CITIES: readonly City[] = [
  { name: '北京市', prefix: '', centre: { longitude: 116.397428, latitude: 39.90923 }, districtsOf: beijingDistricts },
  city('天津', 117.200983, 39.084158, ['和平区', '河西区', '南开区', '津南区']),
  city('石家庄', 114.514793, 38.042228, ['长安区', '桥西区', '裕华区']),
  city('上海', 121.473701, 31.230416, ['黄浦区', '徐汇区', '静安区', '闵行区']),
  city('南京', 118.796877, 32.060255, ['玄武区', '鼓楼区', '江宁区']),
  city('杭州', 120.15507, 30.274084, ['上城区', '西湖区', '滨江区', '余杭区']),
  city('武汉', 114.305392, 30.593098, ['江岸区', '武昌区', '洪山区']),
  city('广州', 113.264434, 23.129162, ['越秀区', '天河区', '海珠区', '番禺区']),
  city('成都', 104.066541, 30.572269, ['锦江区', '青羊区', '武侯区']),
  city('西安', 108.93977, 34.341574, ['碑林区', '雁塔区', '未央区', '长安区']),
]

export type Organisation = {
  orgId: string
  orgName: string
  orgImageUrl: string
  address: string
  businessTimeDesc: string
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

type Hours = { text: string; closed: number[] }

const BRANDS = ['晴和', '安澜', '木棉', '澄心', '禾悦', '青岚'] as const
const KINDS = ['乳腺健康中心', '女性健康管理中心', '体检中心', '妇女健康门诊部', '健康管理中心'] as const
const ROADS = ['晨光路', '桂香街', '云杉路', '海棠巷', '清溪大道'] as const
const HOURS: [Hours, ...Hours[]] = [
  { text: '周一至周五 08:00-17:00', closed: [6, 7] },
  { text: '周二至周日 08:30-16:30', closed: [1] },
  { text: '周一至周六 08:00-12:00，13:30-17:00', closed: [7] },
]

const GOLDEN_ANGLE = 2.399963

// Special ones, all near enough for the first page of the list.
const WITHOUT_LIMITS = 5
const WITHOUT_SCHEDULE = 7
const MORNINGS_ONLY = 8

const pick = <T>(list: readonly [T, ...T[]], number: number): T => list[number % list.length] ?? list[0]

const organisationOf = (orgId: number, number: number, city: City): Organisation => {
  const district = pick(city.districtsOf(number), number)
  const hours = pick(HOURS, number)
  return {
    orgId: String(orgId),
    orgName: `${pick(BRANDS, number)}${pick(KINDS, number)}（${city.prefix}${district.slice(0, -1)}）`,
    orgImageUrl: `/pictures/organ-${(number % 4) + 1}.svg`,
    address: `${city.name}${district}${pick(ROADS, number)}${number * 7 + 3}号`,
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
