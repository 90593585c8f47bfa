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
import { BreastCheckDrawing, FlowerDrawing, PremiumDrawing, QuestionnaireDrawing, SelfTestDrawing } from './services'

export const serviceDrawings = {
  check: BreastCheckDrawing,
  questionnaire: QuestionnaireDrawing,
  premium: PremiumDrawing,
  selfTest: SelfTestDrawing,
  flower: FlowerDrawing,
}

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
