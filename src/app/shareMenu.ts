import { ADDRESSES } from '@/domain/addresses'
import { offerSharing } from '@/gateways/wechat/sharing'
import { screenAt } from './screens'
import type { RouterOf } from './navigation'

/** A `private` screen shows data of a person, or a step that only this visitor can take. */
const SHARING: Record<keyof typeof ADDRESSES, 'shared' | 'private'> = {
  root: 'shared',
  home: 'shared',
  // The address contains the path that the visitor wanted to open.
  login: 'private',
  agreement: 'shared',
  privacy: 'shared',
  doctorBind: 'private',
  serviceList: 'shared',
  serviceDetail: 'shared',
  newsDetail: 'shared',
  organisationList: 'shared',
  selectTime: 'private',
  selectTimeBefore: 'private',
  confirmOrder: 'private',
  tradePay: 'private',
  appointments: 'private',
  appointment: 'private',
  cancelAppointment: 'private',
  refund: 'private',
  coupons: 'private',
  getCoupon: 'shared',
  checkIn: 'private',
  clearToken: 'private',
  my: 'private',
  privacyCentre: 'private',
  ownData: 'private',
  profile: 'private',
  profileEdit: 'private',
  relatives: 'private',
  patientAdd: 'private',
  patientEdit: 'private',
  patientSelect: 'private',
  reportGuide: 'shared',
  preFillGuide: 'shared',
  followGuide: 'shared',
  // The screen shows the visitor’s answers, and the messaging app may share a picture of the screen.
  gail: 'private',
  inspectQuestionnaire: 'private',
  healthQuestionnaire: 'private',
  shortQuestionnaire: 'private',
  myQuestionnaires: 'private',
  reports: 'private',
  report: 'private',
  reportTimeline: 'private',
  palpationReport: 'private',
  visitSummary: 'private',
  riskReport: 'private',
  healthReport: 'private',
  consultIndex: 'shared',
  consultDoctor: 'shared',
  doctorQuestion: 'private',
  quickQuestion: 'private',
  consultOrder: 'private',
  quickOrder: 'private',
  consults: 'private',
  chat: 'private',
  chatIndex: 'private',
  pdf: 'private',
  pdfOnIphone: 'private',
}

const SHARED: readonly string[] = Object.entries(SHARING).flatMap(([name, sharing]) =>
  sharing === 'shared' ? [ADDRESSES[name as keyof typeof ADDRESSES]] : [],
)

/** The messaging app adds these to a link that is opened from a chat or a page of friends. */
const OF_MESSENGER = ['from', 'isappinstalled', 'scene', 'clicktime', 'enterid']
/** Query parameters that a shared address may have: none identifies a person or contains data about one. */
const HARMLESS = ['lang', 'serviceId', 'id', ...OF_MESSENGER]

/** Whether the messaging app may offer to share this address; an unknown address is private. */
export const mayShare = ({ pathname, search }: { pathname: string; search: string }): boolean => {
  const path = pathname === ADDRESSES.root ? pathname : screenAt(pathname)?.path
  return (
    path !== undefined &&
    SHARED.includes(path) &&
    [...new URLSearchParams(search).keys()].every((name) => HARMLESS.includes(name))
  )
}

type State = { location: { pathname: string; search: string } }

/** Hides the messaging app’s share menu on private screens, where its bridge allows. */
export const followSharing = (router: RouterOf<State>): void => {
  const follow = ({ location }: State) => void offerSharing(mayShare(location))
  follow(router.state)
  router.subscribe(follow)
}
