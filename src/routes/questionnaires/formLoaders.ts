import { loadExaminees } from '@/stores/account/account'
import { openFormNow } from '@/stores/questionForm/load'
import { openQuestionnaire, type QuestionnaireTarget } from '@/stores/questionnaires/questionnaires'
import { openSupplement, type Supplement } from '@/stores/questionnaires/supplement'
import { isForMeasures, organisationIdIn, questionnaireIdIn } from '@/routes/paths'
import type { ScreenLoader } from '@/routes/screen'

export const startInspectChq: ScreenLoader = ({ query }) => open(inspectionIn(query))

export const startHealthServiceChq: ScreenLoader = ({ query }) => open(healthServiceIn(query))

export const startHealthServiceChqSimple: ScreenLoader = ({ query }) => {
  void openSupplement(supplementIn(query))
}

/** Apart from the forms that are sent: nothing known is asked for, and nothing is kept (A202, A203). */
export const startGail: ScreenLoader = () =>
  openFormNow({ variantId: 'gail', key: 'gail', draftOwner: undefined, sources: [] })

/** An id that is not told is '' (NAV-35). */
export const inspectionIn = (query: URLSearchParams): QuestionnaireTarget => ({
  variantId: 'inspection',
  customerId: query.get('customerId') ?? '',
  organisationId: organisationIdIn(query),
  serviceId: query.get('serviceId') ?? '',
  inspectionId: query.get('inspectionId') ?? '',
  recordId: questionnaireIdIn(query),
  measured: isForMeasures(query),
})

/** Whose it is gets chosen on the screen (A377), the organisation is not known (NAV-36, A378). */
export const healthServiceIn = (query: URLSearchParams): QuestionnaireTarget => ({
  variantId: 'fullRecord',
  customerId: '',
  organisationId: '',
  serviceId: query.get('serviceId') ?? '',
  inspectionId: '',
  recordId: '',
})

/** What the address says of the missing answers (NAV-37). */
export const supplementIn = (query: URLSearchParams): Supplement => ({
  inspectionId: query.get('inspectionId') ?? '',
  riskReportId: query.get('riskReportId') ?? '',
  customerId: '',
})

const open = (target: QuestionnaireTarget): void => {
  // Without a patient in the address it is chosen on the screen.
  if (target.customerId === '') void loadExaminees()
  void openQuestionnaire(target)
}
