import { bilingual, type Bilingual } from '@/mocks/bilingual'

export type Advertisement = { id: string; linkUrl: string; advertisementPictureUrl: string }

export type NewsColumn = { id: string; columnName: Bilingual }

export type NewsItem = {
  columnId: string
  assistantId: string
  articleTitle: Bilingual
  articleAbstract: Bilingual
  thumbnailUrl: string | null
  authorName: Bilingual
  publishTime: string
}

/** A bitmap without its body. */
const BROKEN_PICTURE = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA'

/** The words on a picture are in both languages, too. */
const pictureOf = (name: string): Bilingual => bilingual(`/pictures/${name}.svg`, `/pictures/${name}-en.svg`)

export const advertisements: readonly Advertisement[] = [
  { id: '1', linkUrl: '/service/detail/3', advertisementPictureUrl: pictureOf('ad-1') },
  { id: '2', linkUrl: 'https://walk.partner.example/autumn?from=app', advertisementPictureUrl: pictureOf('ad-2') },
  { id: '3', linkUrl: '', advertisementPictureUrl: BROKEN_PICTURE },
]

export const newsColumns: readonly NewsColumn[] = [
  { id: '1', columnName: bilingual('健康生活', 'Healthy living') },
  { id: '2', columnName: bilingual('检查指南', 'Guide to checks') },
  { id: '3', columnName: bilingual('中心动态', 'Centre news') },
  { id: '4', columnName: bilingual('专家讲座', 'Expert talks') },
]

type Article = [title: Bilingual, abstract: Bilingual, publishTime: string]

const LIFE: Article[] = [
  [
    bilingual('给自己留出一刻钟的安静', 'A quiet quarter of an hour'),
    bilingual(
      '每天固定的一刻钟，放下手机，听听自己的呼吸。',
      'The same quarter of an hour each day: put the phone away and listen to your breath.',
    ),
    '2026-11-18 09:00:00',
  ],
  [
    bilingual('周末去公园走一走', 'A walk in the park'),
    bilingual(
      '约上家人朋友，找一条喜欢的小路，慢慢走，慢慢聊。',
      'Take family or friends along a path you like. Walk slowly, talk slowly.',
    ),
    '2026-11-14 10:30:00',
  ],
  [
    bilingual('一份好记的家庭健康档案', 'A family health record that is easy to keep'),
    bilingual(
      '把体检日期、用过的药和过敏史记在同一个本子上，看医生时会省心很多。',
      'Keep dates of checkups, medicines and allergies in one notebook. It makes a visit to the doctor much easier.',
    ),
    '2026-11-10 08:15:00',
  ],
  [
    bilingual('久坐以后，先站起来倒杯水', 'Sitting long? Get up for a glass of water'),
    bilingual(
      '设一个每小时的小提醒，起身、伸展、喝水，再回到座位。',
      'Set an hourly reminder: get up, stretch, drink, and sit down again.',
    ),
    '2026-11-06 16:00:00',
  ],
  [
    bilingual('睡前一小时，把灯光调暗', 'Dim the lights an hour before bed'),
    bilingual(
      '安静的光线和固定的作息，帮助自己从一天的忙碌里慢下来。',
      'Soft light and regular hours help you slow down after a busy day.',
    ),
    '2026-11-02 20:00:00',
  ],
  [
    bilingual('和妈妈聊聊体检这件事', 'Talking with your mother about checkups'),
    bilingual(
      '怎样开口，怎样陪同，怎样一起看结果：几位读者的经验。',
      'How to begin, how to go along, how to read the result together: what some readers tell.',
    ),
    '2026-10-29 09:20:00',
  ],
  [
    bilingual('秋天的餐桌', 'The autumn table'),
    bilingual('应季的蔬菜和水果，换着花样摆上餐桌。', 'Vegetables and fruit of the season, in many ways.'),
    '2026-10-24 11:00:00',
  ],
  [
    bilingual('写给第一次独自去医院的你', 'To you who go to hospital alone for the first time'),
    bilingual(
      '提前准备证件、问题清单和一件薄外套，心里会踏实许多。',
      'Take your papers, a list of questions and a light jacket, and you will feel calmer.',
    ),
    '2026-10-20 09:00:00',
  ],
  [
    bilingual('通勤路上的小练习', 'Small exercises on the way to work'),
    bilingual(
      '转转肩膀、放松双手，在车厢里也能舒展一下。',
      'Turn your shoulders, relax your hands: you can stretch in a carriage too.',
    ),
    '2026-10-15 07:40:00',
  ],
  [
    bilingual('怎样选一件舒服的内衣', 'How to choose a comfortable bra'),
    bilingual(
      '先量尺寸，再看面料，试穿时抬抬手、弯弯腰。',
      'Measure first, then look at the fabric. Lift your arms and bend when you try it on.',
    ),
    '2026-10-11 14:10:00',
  ],
  [
    bilingual('读者来信：我的健康日记', 'A reader writes: my health diary'),
    bilingual('“坚持记录半年以后，我更了解自己的身体了。”', '“After half a year of notes I know my body better.”'),
    '2026-10-08 09:00:00',
  ],
]

const GUIDE: Article[] = [
  [
    bilingual('检查当天怎么准备', 'How to prepare for the day'),
    bilingual(
      '带好身份证件，穿方便更换的上衣，在营业时间内到机构前台登记。',
      'Take your ID, wear a top that is easy to change, and come to the desk during opening hours.',
    ),
    '2026-11-16 09:00:00',
  ],
  [
    bilingual('报告在哪里看', 'Where to find your report'),
    bilingual(
      '检查完成以后，在个人中心的“我的报告”里可以看到进度和结果。',
      'After the check, “My reports” in the personal centre shows progress and result.',
    ),
    '2026-11-09 09:00:00',
  ],
  [
    bilingual('怎样为家人预约', 'How to book for your family'),
    bilingual(
      '先在亲友管理里添加家人，下单时选择受检人即可。',
      'Add the relative first, then choose them when you order.',
    ),
    '2026-11-03 09:00:00',
  ],
]

const CENTRE: Article[] = [
  [
    bilingual('三家合作机构新增周末时段', 'Three clinics now open on weekends'),
    bilingual(
      '从本月起，东城、西城和朝阳的三家机构周六上午也可以预约。',
      'From this month on, three clinics in Dongcheng, Xicheng and Chaoyang can be booked on Saturday mornings.',
    ),
    '2026-11-12 12:00:00',
  ],
  [
    bilingual('服务热线时间调整', 'New hours of our hotline'),
    bilingual(
      '热线接听时间调整为每天八点到二十点，感谢您的理解。',
      'The hotline is now open daily from 8:00 to 20:00. Thank you for your understanding.',
    ),
    '2026-10-30 12:00:00',
  ],
]

const column = (columnId: string, authorName: Bilingual, articles: Article[]): NewsItem[] =>
  articles.map(([articleTitle, articleAbstract, publishTime], index) => ({
    columnId,
    assistantId: `${columnId}${String(index + 1).padStart(3, '0')}`,
    articleTitle,
    articleAbstract,
    thumbnailUrl: index % 5 === 4 ? null : `/pictures/news-${(index % 4) + 1}.svg`,
    authorName,
    publishTime,
  }))

export const news: readonly NewsItem[] = [
  ...column('1', bilingual('编辑部', 'Editors'), LIFE),
  ...column('2', bilingual('客户服务部', 'Customer service'), GUIDE),
  ...column('3', bilingual('运营部', 'Operations'), CENTRE),
]
