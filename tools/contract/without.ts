/** What the app does without a field that may be missing, where it does more than show "—". */
export const WITHOUT: Readonly<Record<string, string>> = {
  afternoonCount: 'cannot say the places of a day with a limit for the afternoon: they count as not loaded',
  archiveStatus: 'reads the messages from the chat platform',
  doctorBusinessList: 'offers no question to that doctor',
  doctorTlsId: 'takes an end of the consultation from anyone but the patient',
  externalLink: 'shows a service of the kind 3 without its link',
  groupId: 'waits 15 seconds for the group of the chat, then says that it cannot be opened',
  hqiId: 'looks for the questionnaire by the inspection',
  inspectionId: 'leads nowhere from an appointment, and takes a questionnaire as one of no check',
  morningCount: 'cannot say the places of a day with a limit for the morning: they count as not loaded',
  nowFreeSubscribe: 'closes the check-in on site',
  openFlag: 'offers no question to that doctor',
  questionContent:
    'cannot show the answers: they may advise more, and a form that opens them is saved as a new questionnaire',
  reportPdfUrl: 'says that the report has no document',
  residueTime: 'counts no follow-ups, and calls an ended consultation over',
  serviceId: 'takes a report for one of no check, and a coupon leads to the list of services',
  servicePrice: 'names no price for a check, and opens none that has no packages',
  serviceStatus: 'offers no end of the consultation, and counts no follow-ups',
  specificationId: 'takes a report for one without an assessment',
  supremeReportPdfUrl: 'says that the assessment has no document',
  unionId: 'binds the doctor by the phone alone',
  unreadCount: 'shows no number at the consultation',
  userID:
    'takes it from the other one of getUserSig and getConsultationIMInfo, then `tlsId`; with none the chat fails',
  userSig: 'asks getUserSig for one',
  wxResult: 'asks for it again when the pay page opens: continuePay, for a consultation continueConsultationPay',
}
