import type { Service } from './services'

type Told = Pick<Service, 'serviceName' | 'serviceDesc' | 'servicePrice' | 'serviceTypeId'> & Partial<Service>

const appointment = (
  serviceName: string,
  servicePrice: number,
  serviceDesc: string,
  rest: Partial<Service> = {},
): Told => ({
  serviceName,
  serviceDesc,
  servicePrice,
  serviceTypeId: 1,
  ...rest,
})
const questionnaire = (serviceName: string, serviceDesc: string, rest: Partial<Service> = {}): Told => ({
  serviceName,
  serviceDesc,
  servicePrice: 0,
  serviceTypeId: 2,
  ...rest,
})
const link = (
  serviceName: string,
  externalLink: string | null,
  serviceDesc: string,
  rest: Partial<Service> = {},
): Told => ({
  serviceName,
  serviceDesc,
  servicePrice: 0,
  serviceTypeId: 3,
  externalLink,
  ...rest,
})

const HIDDEN = { display: '0' } as const
const DELISTED = { shelfStatus: '2' } as const
const NOT_YET_LISTED = { shelfStatus: '3' } as const
/** A91: fields left empty by hand count as offered. */
const LEFT_EMPTY = { shelfStatus: '', display: '' } as const

const TOLD: Told[] = [
  questionnaire('年度健康问卷', '每年一次，回顾这一年的身体状况和生活习惯。'),
  link('健步走活动报名', 'https://walk.partner.example/join', '和大家一起走，由合作伙伴组织。'),
  appointment('家庭同行检查', 25600, '两位家人同一时段到检，互相陪伴。'),
  questionnaire('内部测试问卷', '仅供内部测试。', HIDDEN),
  link('检查前后须知', '/guide/preFilledChq', '到检之前看一看，心里有数。'),
  appointment('旧版体验检查', 9900, '该服务已停止预约。', DELISTED),
  questionnaire('生活习惯问卷', '饮食、睡眠、运动，几分钟填完。'),
  appointment('晚间时段检查', 15800, '工作日晚间到检，下班以后也来得及。'),
  link('合作伙伴商城', 'https://mall.partner.example/', '由合作伙伴提供的健康用品。'),
  appointment('明年新服务', 19900, '正在准备中。', NOT_YET_LISTED),
  questionnaire('检查满意度问卷', '说说这次检查的感受，帮助我们做得更好。'),
  link('地址整理中的服务', null, '链接整理好以后就可以打开。'),
  appointment('周末专场检查', 13800, '周六上午的专场，人少安静。', { coverPhoto: null }),
  questionnaire('隐藏的草稿问卷', '尚未发布。', HIDDEN),
  appointment('企业团体检查', 11800, '由单位统一组织，员工自行选择时间。', LEFT_EMPTY),
  link('关注公众号', '/guide/follow', '检查提醒和报告通知都会发到公众号。'),
  questionnaire('家族健康问卷', '记录家人的健康情况，方便以后查看。'),
  appointment('复查检查', 9800, '一年之内再次检查的用户可以选择。'),
  link('公益讲座直播', 'https://live.partner.example/talk', '每月一期的公益健康讲座。'),
  questionnaire('新用户问卷', '第一次来？先让我们认识您。'),
]

const FIRST_ID = 4

const coverOf = (type: Service['serviceTypeId'], index: number): number => {
  switch (type) {
    case 1:
      return index % 2 === 0 ? 1 : 3
    case 2:
      return 2
    case 3:
      return 4
  }
}

export const moreServices: readonly Service[] = TOLD.map((told, index) => ({
  serviceId: String(FIRST_ID + index),
  coverPhoto: `/pictures/service-${coverOf(told.serviceTypeId, index)}.svg`,
  externalLink: null,
  shelfStatus: '1',
  display: '1',
  ...told,
}))
