import { ADDRESSES, addressOf } from '@/domain/addresses'
import { CHAT_OF_ALL_KINDS } from './chats'
import { organisations } from './organisations'

type StoryName = 'firstVisit' | 'forMother' | 'frightening' | 'chat'

/** The account whose profile, appointments, reports, coupons and consultations are complete. */
export const COMPLETE_OPEN_ID = 'openid-1001'

/** Ways into the demo: an account, and the path that its story begins with. */
export const stories: readonly { name: StoryName; openId: string; to: string }[] = [
  { name: 'firstVisit', openId: 'openid-1002', to: ADDRESSES.home },
  { name: 'forMother', openId: COMPLETE_OPEN_ID, to: `${ADDRESSES.organisationList}?serviceId=1` },
  {
    name: 'frightening',
    openId: COMPLETE_OPEN_ID,
    to: addressOf(ADDRESSES.report, { id: '6745039284758360004' }),
  },
  { name: 'chat', openId: COMPLETE_OPEN_ID, to: `${addressOf(ADDRESSES.chat, { id: CHAT_OF_ALL_KINDS })}?type=1` },
]

type DoorName = 'checkIn' | 'doctorBind'

const clinicWithCheckIn = organisations.find(({ nowFreeSubscribe }) => nowFreeSubscribe !== 0)?.orgId ?? ''

/** Addresses on printed codes and in sent links, to which no page leads. */
export const DOORS: readonly { name: DoorName; to: string }[] = [
  { name: 'checkIn', to: `${ADDRESSES.checkIn}?orgId=${clinicWithCheckIn}` },
  { name: 'doctorBind', to: ADDRESSES.doctorBind },
]

/** The phone numbers that are registered as doctors'. */
export const DOCTOR_PHONES: readonly string[] = ['13900000001', '13900000002']
