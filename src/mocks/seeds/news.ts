export type Advertisement = { id: string; linkUrl: string; advertisementPictureUrl: string }

export type NewsColumn = { id: string; columnName: string }

export type NewsItem = {
  columnId: string
  assistantId: string
  articleTitle: string
  articleAbstract: string
  thumbnailUrl: string | null
  authorName: string
  publishTime: string
}

/** A bitmap without its body. */
const BROKEN_PICTURE = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA'

export const advertisements: readonly Advertisement[] = [
  { id: '1', linkUrl: '/service/detail/3', advertisementPictureUrl: '/pictures/ad-1.svg' },
  { id: '2', linkUrl: 'https://walk.partner.example/autumn?from=app', advertisementPictureUrl: '/pictures/ad-2.svg' },
  { id: '3', linkUrl: '', advertisementPictureUrl: BROKEN_PICTURE },
]

export const newsColumns: readonly NewsColumn[] = [
  { id: '1', columnName: '健康生活' },
  { id: '2', columnName: '检查指南' },
  { id: '3', columnName: '中心动态' },
  { id: '4', columnName: '专家讲座' },
]

type Told = [title: string, abstract: string, publishTime: string]

const LIFE: Told[] = [
  ['给自己留出一刻钟的安静', '每天固定的一刻钟，放下手机，听听自己的呼吸。', '2026-11-18 09:00:00'],
  ['周末去公园走一走', '约上家人朋友，找一条喜欢的小路，慢慢走，慢慢聊。', '2026-11-14 10:30:00'],
  [
    '一份好记的家庭健康档案',
    '把体检日期、用过的药和过敏史记在同一个本子上，看医生时会省心很多。',
    '2026-11-10 08:15:00',
  ],
  ['久坐以后，先站起来倒杯水', '设一个每小时的小提醒，起身、伸展、喝水，再回到座位。', '2026-11-06 16:00:00'],
  ['睡前一小时，把灯光调暗', '安静的光线和固定的作息，帮助自己从一天的忙碌里慢下来。', '2026-11-02 20:00:00'],
  ['和妈妈聊聊体检这件事', '怎样开口，怎样陪同，怎样一起看结果：几位读者的经验。', '2026-10-29 09:20:00'],
  ['秋天的餐桌', '应季的蔬菜和水果，换着花样摆上餐桌。', '2026-10-24 11:00:00'],
  ['写给第一次独自去医院的你', '提前准备证件、问题清单和一件薄外套，心里会踏实许多。', '2026-10-20 09:00:00'],
  ['通勤路上的小练习', '转转肩膀、放松双手，在车厢里也能舒展一下。', '2026-10-15 07:40:00'],
  ['怎样选一件舒服的内衣', '先量尺寸，再看面料，试穿时抬抬手、弯弯腰。', '2026-10-11 14:10:00'],
  ['读者来信：我的健康日记', '“坚持记录半年以后，我更了解自己的身体了。”', '2026-10-08 09:00:00'],
]

const GUIDE: Told[] = [
  ['检查当天怎么准备', '带好身份证件，穿方便更换的上衣，提前十分钟到机构前台登记。', '2026-11-16 09:00:00'],
  ['报告在哪里看', '检查完成以后，在个人中心的“我的报告”里可以看到进度和结果。', '2026-11-09 09:00:00'],
  ['怎样为家人预约', '先在亲友管理里添加家人，下单时选择受检人即可。', '2026-11-03 09:00:00'],
]

const CENTRE: Told[] = [
  ['三家合作机构新增周末时段', '从本月起，东城、西城和朝阳的三家机构周六上午也可以预约。', '2026-11-12 12:00:00'],
  ['服务热线时间调整', '热线接听时间调整为每天八点到二十点，感谢您的理解。', '2026-10-30 12:00:00'],
]

const column = (columnId: string, authorName: string, told: Told[]): NewsItem[] =>
  told.map(([articleTitle, articleAbstract, publishTime], index) => ({
    columnId,
    assistantId: `${columnId}${String(index + 1).padStart(3, '0')}`,
    articleTitle,
    articleAbstract,
    thumbnailUrl: index % 5 === 4 ? null : `/pictures/news-${(index % 4) + 1}.svg`,
    authorName,
    publishTime,
  }))

export const news: readonly NewsItem[] = [
  ...column('1', '编辑部', LIFE),
  ...column('2', '客户服务部', GUIDE),
  ...column('3', '运营部', CENTRE),
]
