import { loadExaminees } from '@/stores/account/account'
import { openFormWithoutLoading } from '@/stores/questionForm/load'
import { openQuestionnaire, type QuestionnaireTarget } from '@/stores/questionnaires/questionnaires'
import { openSupplement, type Supplement } from '@/stores/questionnaires/supplement'
import { isForMeasures, organisationIdIn, questionnaireIdIn } from '@/routes/paths'
import type { ScreenLoader } from '@/routes/screen'

export const startInspectQuestionnaire: ScreenLoader = ({ query }) => {
  if (asksForWhom(query)) void loadExaminees()
  void openQuestionnaire(inspectionIn(query))
}

export const startHealthQuestionnaire: ScreenLoader = ({ query }) => {
  void loadExaminees()
  void openQuestionnaire(healthServiceIn(query))
}

export const startShortQuestionnaire: ScreenLoader = ({ query }) => {
  void openSupplement(supplementIn(query))
}

/** A202, A203: the self-test loads and stores nothing. */
export const startGail: ScreenLoader = () =>
  openFormWithoutLoading({ variantId: 'gail', key: 'gail', draftOwner: undefined, sources: [] })

/** NAV-35: a missing id is ''. */
export const inspectionIn = (query: URLSearchParams): QuestionnaireTarget => ({
  variantId: 'inspection',
  customerId: query.get('customerId') ?? '',
  organisationId: organisationIdIn(query),
  serviceId: query.get('serviceId') ?? '',
  inspectionId: query.get('inspectionId') ?? '',
  recordId: questionnaireIdIn(query),
  measured: isForMeasures(query),
})

/** A377, A558: the screen puts the chosen person into the address. A378: the organisation is unknown. */
export const healthServiceIn = (query: URLSearchParams): QuestionnaireTarget => ({
  variantId: 'fullRecord',
  customerId: query.get('customerId') ?? '',
  organisationId: '',
  serviceId: query.get('serviceId') ?? '',
  inspectionId: '',
  recordId: '',
})

/** NAV-37: the parameters that the address has for the missing answers. */
export const supplementIn = (query: URLSearchParams): Supplement => ({
  inspectionId: query.get('inspectionId') ?? '',
  riskReportId: query.get('riskReportId') ?? '',
  customerId: '',
})

/** Parameters of the address that tell of a check, whose person is known; spaces separate them. */
export const CHECK_PARAMETERS = 'orgId serviceId inspectionId hqiId'

/**
 * Whether the person is chosen on the screen: the address names no person, or only the one who was chosen before
 * (A558).
 */
export const asksForWhom = (query: URLSearchParams): boolean =>
  !query.get('customerId') || !CHECK_PARAMETERS.split(' ').some((name) => query.get(name))
