import type { ConsultationStatus, ConsultationType, DoctorSection, DoctorTitle } from './dictionaries'

export type Named<T> = { known: T } | { text: string }

export type Doctor = {
  id: string
  name: string | undefined
  pictureUrl: string | undefined
  title: Named<DoctorTitle> | undefined
  section: Named<DoctorSection> | undefined
  major: string | undefined
  experience: string | undefined
  /** A393: the prices of the doctor's text consultations, one per open offer; undefined when unknown. */
  pricesFen: readonly number[] | undefined
  isQuick: boolean
}

export type Consultation = {
  id: string
  type: ConsultationType
  status: ConsultationStatus | undefined
  customerId: string | undefined
  patientName: string | undefined
  question: string | undefined
  pictureUrls: readonly string[]
  reportId: string | undefined
  askedAt: string | undefined
  priceFen: number | undefined
  /** A quick consultation has no doctor until one accepts it. */
  doctor: Pick<Doctor, 'name' | 'pictureUrl' | 'title' | 'section'> & { id: string | undefined }
  followUps: number | undefined
  unread: number | undefined
}

const CLOSED_TO_CHAT: readonly (ConsultationStatus | undefined)[] = [
  'payTimeout',
  'assigning',
  'notAccepted',
  'returnedByDoctor',
  'returnedBySystem',
]

export type WayOn = 'pay' | 'open' | 'goOn' | 'askMore' | 'look' | 'askAnew' | 'lookAgain'

/** Returns what the button of a consultation does. Without known follow-ups an ended one is only shown. */
export const wayOn = ({ status, followUps }: Pick<Consultation, 'status' | 'followUps'>): WayOn => {
  switch (status) {
    case 'toPay':
      return 'pay'
    case 'awaitingReply':
      return 'open'
    case 'inConsultation':
      return 'goOn'
    case 'endedByDoctor':
    case 'endedByUser':
    case 'endedBySystem':
      return followUps !== undefined && followUps > 0 ? 'askMore' : 'look'
    case 'closed':
      return 'look'
    case 'doctorTimeout':
    case 'payTimeout':
    case 'notAccepted':
    case 'returnedByDoctor':
    case 'returnedBySystem':
      return 'askAnew'
    case 'assigning':
    case undefined:
      return 'lookAgain'
  }
}

/**
 * Returns which screen a tap opens, or 'nowhere' when the status text explains enough (A263, A390). A460: for an
 * unknown status the chat requests more.
 */
export const leadsTo = ({ status }: Pick<Consultation, 'status'>): 'payment' | 'chat' | 'nowhere' => {
  if (status === 'toPay') return 'payment'
  return CLOSED_TO_CHAT.includes(status) ? 'nowhere' : 'chat'
}
