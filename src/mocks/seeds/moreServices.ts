import type { Service } from './services'
import { bilingual, type Bilingual } from '@/mocks/bilingual'

type ServiceFields = Pick<Service, 'serviceName' | 'serviceDesc' | 'servicePrice' | 'serviceTypeId'> & Partial<Service>

const appointment = (
  serviceName: Bilingual,
  servicePrice: number,
  serviceDesc: Bilingual,
  rest: Partial<Service> = {},
): ServiceFields => ({
  serviceName,
  serviceDesc,
  servicePrice,
  serviceTypeId: 1,
  ...rest,
})
const questionnaire = (
  serviceName: Bilingual,
  serviceDesc: Bilingual,
  rest: Partial<Service> = {},
): ServiceFields => ({
  serviceName,
  serviceDesc,
  servicePrice: 0,
  serviceTypeId: 2,
  ...rest,
})
const link = (
  serviceName: Bilingual,
  externalLink: string | null,
  serviceDesc: Bilingual,
  rest: Partial<Service> = {},
): ServiceFields => ({
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

const SERVICES: ServiceFields[] = [
  questionnaire(
    bilingual('年度健康问卷', 'Yearly health questionnaire'),
    bilingual('每年一次，回顾这一年的身体状况和生活习惯。', 'Once a year, look back on your health and habits.'),
  ),
  link(
    bilingual('健步走活动报名', 'Join the walk'),
    'https://walk.partner.example/join',
    bilingual('和大家一起走，由合作伙伴组织。', 'Walk together, organised by a partner.'),
  ),
  appointment(
    bilingual('家庭同行检查', 'Check for two of a family'),
    25600,
    bilingual(
      '两位家人同一时段到检，互相陪伴。',
      'Two of a family come at the same time and keep each other company.',
    ),
  ),
  questionnaire(
    bilingual('内部测试问卷', 'Internal test questionnaire'),
    bilingual('仅供内部测试。', 'For internal tests only.'),
    HIDDEN,
  ),
  link(
    bilingual('检查前后须知', 'Before and after the check'),
    '/guide/preFilledChq',
    bilingual('到检之前看一看，心里有数。', 'Read it before you come, so that you know what to expect.'),
  ),
  appointment(
    bilingual('旧版体验检查', 'Former trial check'),
    9900,
    bilingual('该服务已停止预约。', 'This service can no longer be booked.'),
    DELISTED,
  ),
  questionnaire(
    bilingual('生活习惯问卷', 'Habits questionnaire'),
    bilingual('饮食、睡眠、运动，几分钟填完。', 'Food, sleep and exercise, in a few minutes.'),
  ),
  appointment(
    bilingual('晚间时段检查', 'Evening check'),
    15800,
    bilingual('工作日晚间到检，下班以后也来得及。', 'On weekday evenings, in time after work.'),
  ),
  link(
    bilingual('合作伙伴商城', 'Partner’s shop'),
    'https://mall.partner.example/',
    bilingual('由合作伙伴提供的健康用品。', 'Health products from a partner.'),
  ),
  appointment(
    bilingual('明年新服务', 'New next year'),
    19900,
    bilingual('正在准备中。', 'In preparation.'),
    NOT_YET_LISTED,
  ),
  questionnaire(
    bilingual('检查满意度问卷', 'How was your check?'),
    bilingual('说说这次检查的感受，帮助我们做得更好。', 'Tell us about your check, and help us do better.'),
  ),
  link(
    bilingual('地址整理中的服务', 'Service without its link'),
    null,
    bilingual('链接整理好以后就可以打开。', 'It opens once its link is ready.'),
  ),
  appointment(
    bilingual('周末专场检查', 'Weekend check'),
    13800,
    bilingual('周六上午的专场，人少安静。', 'On Saturday mornings, when it is quiet.'),
    { coverPhoto: null },
  ),
  questionnaire(
    bilingual('隐藏的草稿问卷', 'Hidden draft questionnaire'),
    bilingual('尚未发布。', 'Not published yet.'),
    HIDDEN,
  ),
  appointment(
    bilingual('企业团体检查', 'Group check for employers'),
    11800,
    bilingual('由单位统一组织，员工自行选择时间。', 'Arranged by the employer; each employee chooses a time.'),
    LEFT_EMPTY,
  ),
  link(
    bilingual('关注公众号', 'Follow our account'),
    '/guide/follow',
    bilingual('关注后，随时能从公众号回到这里。', 'Follow it, and you find your way back here from our account.'),
  ),
  questionnaire(
    bilingual('家族健康问卷', 'Family health questionnaire'),
    bilingual('记录家人的健康情况，方便以后查看。', 'Note the health of your family for later.'),
  ),
  appointment(
    bilingual('复查检查', 'Follow-up check'),
    9800,
    bilingual('一年之内再次检查的用户可以选择。', 'For those who had a check within the last year.'),
  ),
  link(
    bilingual('公益讲座直播', 'Live health talk'),
    'https://live.partner.example/talk',
    bilingual('每月一期的公益健康讲座。', 'A free health talk every month.'),
  ),
  questionnaire(
    bilingual('新用户问卷', 'Welcome questionnaire'),
    bilingual('第一次来？先让我们认识您。', 'New here? Tell us about yourself.'),
  ),
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

export const moreServices: readonly Service[] = SERVICES.map((service, index) => ({
  serviceId: String(FIRST_ID + index),
  coverPhoto: `/pictures/service-${coverOf(service.serviceTypeId, index)}.svg`,
  externalLink: null,
  shelfStatus: '1',
  display: '1',
  ...service,
}))
