import type { Position } from '@/mocks/booking/distance'

type Names = readonly [string, ...string[]]

/** A city in which organisations are invented. */
export type City = {
  name: string
  /** Stands before the district in the name of an organisation, where the district alone would not tell the city. */
  prefix: string
  centre: Position
  /** Where the organisation of this number may stand. */
  districtsOf: (number: number) => Names
}

export const ORGANISATIONS_PER_CITY = 30

/** The further out, the further the district. */
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

/** The first one is where most phones of the demo believe to be. */
export const CITIES: readonly City[] = [
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
