/** Specification, document 2, section 4. A390: 0 is added, for an order that is not paid yet. */
export const CONSULTATION_STATUS = {
  '0': 'toPay',
  '1': 'awaitingReply',
  '2': 'inConsultation',
  '3': 'doctorTimeout',
  '4': 'endedByDoctor',
  '5': 'endedByUser',
  '6': 'endedBySystem',
  '7': 'closed',
  '8': 'payTimeout',
  '9': 'assigning',
  '10': 'notAccepted',
  '11': 'returnedByDoctor',
  '12': 'returnedBySystem',
} as const
export type ConsultationStatus = (typeof CONSULTATION_STATUS)[keyof typeof CONSULTATION_STATUS]

export const CONSULTATION_TYPE = { '1': 'imageText', '2': 'quick' } as const
export type ConsultationType = (typeof CONSULTATION_TYPE)[keyof typeof CONSULTATION_TYPE]

export const DOCTOR_TITLE = { '1': 'chief', '2': 'associateChief', '3': 'resident', '4': 'headNurse' } as const
export type DoctorTitle = (typeof DOCTOR_TITLE)[keyof typeof DOCTOR_TITLE]

export const DOCTOR_SECTION = { '1': 'breastSurgery', '2': 'breastPsychology' } as const
export type DoctorSection = (typeof DOCTOR_SECTION)[keyof typeof DOCTOR_SECTION]

export type SectionFilter = '' | keyof typeof DOCTOR_SECTION

export const DOCTOR_TYPE = { '0': 'ordinary', '1': 'expert' } as const

export const DOCTOR_ACCOUNT_STATUS = { '1': 'active', '0': 'frozen' } as const

export const DOCTOR_SERVICE_FILTER = { '': 'all', '1': 'text', '2': 'quick' } as const
