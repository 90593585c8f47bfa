import {
  NoAppointmentsDrawing,
  NoConsultationsDrawing,
  NoCouponsDrawing,
  NoDaysDrawing,
  NoDoctorsDrawing,
  NoNewsDrawing,
  NoOrganisationsDrawing,
  NoQuestionnairesDrawing,
  NoRelativesDrawing,
  NoReportsDrawing,
  NothingFoundDrawing,
} from './empty'
import {
  ClosedDrawing,
  DayOverDrawing,
  NotFoundDrawing,
  OrderOverDrawing,
  ProfileFirstDrawing,
  ScanFirstDrawing,
  TooLateDrawing,
  WaitingDrawing,
} from './stopped'
import { BreastCheckDrawing, PremiumDrawing, QuestionnaireDrawing, SelfTestDrawing } from './services'

/** One for each service, and for the self-test beside them. */
export const serviceDrawings = {
  check: BreastCheckDrawing,
  questionnaire: QuestionnaireDrawing,
  premium: PremiumDrawing,
  selfTest: SelfTestDrawing,
}

/** One for each state, by its name. */
export const stateDrawings = {
  nothingFound: NothingFoundDrawing,
  noAppointments: NoAppointmentsDrawing,
  noOrganisations: NoOrganisationsDrawing,
  noDays: NoDaysDrawing,
  noRelatives: NoRelativesDrawing,
  noQuestionnaires: NoQuestionnairesDrawing,
  noReports: NoReportsDrawing,
  noNews: NoNewsDrawing,
  noCoupons: NoCouponsDrawing,
  noConsultations: NoConsultationsDrawing,
  noDoctors: NoDoctorsDrawing,
  notFound: NotFoundDrawing,
  closed: ClosedDrawing,
  dayOver: DayOverDrawing,
  scanFirst: ScanFirstDrawing,
  profileFirst: ProfileFirstDrawing,
  tooLate: TooLateDrawing,
  orderOver: OrderOverDrawing,
  waiting: WaitingDrawing,
}
