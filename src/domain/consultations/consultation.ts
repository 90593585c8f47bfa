import type { ConsultationStatus, ConsultationType, DoctorSection, DoctorTitle } from './dictionaries'

/** A code that we have words for, or another text as it is told. */
export type Named<T> = { known: T } | { text: string }

/** A doctor, as the list and the doctor's page show it (CONSULT-05). */
export type Doctor = {
  id: string
  name: string | undefined
  pictureUrl: string | undefined
  title: Named<DoctorTitle> | undefined
  section: Named<DoctorSection> | undefined
  major: string | undefined
  experience: string | undefined
  /** What one by text and pictures costs, one for each open offer (A393); undefined where that is unknown. */
  pricesFen: readonly number[] | undefined
  /** Takes quick consultations as well. */
  isQuick: boolean
}

/** A consultation, as the list tells it. */
export type Consultation = {
  id: string
  type: ConsultationType
  /** Undefined for a code that nobody told us. */
  status: ConsultationStatus | undefined
  patientName: string | undefined
  question: string | undefined
  pictureUrls: readonly string[]
  askedAt: string | undefined
  priceFen: number | undefined
  /** Nobody has taken a quick one yet where no doctor is told. */
  doctor: Pick<Doctor, 'name' | 'pictureUrl' | 'title' | 'section'> & { id: string | undefined }
  isArchived: boolean
  /** Questions left after the end. */
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

/** What comes next: its payment, its chat for one reason or another, another doctor, or waiting. */
export type WayOn = 'pay' | 'open' | 'goOn' | 'askMore' | 'look' | 'askAnew' | 'lookAgain'

/** The one thing to do about a consultation. */
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
 * Where a tap leads: to the payment, to the chat, or nowhere, and the status says why (A263, A390); of a status that
 * nobody told us the chat finds out more (A460).
 */
export const leadsTo = ({ status }: Pick<Consultation, 'status'>): 'payment' | 'chat' | 'nowhere' => {
  if (status === 'toPay') return 'payment'
  return CLOSED_TO_CHAT.includes(status) ? 'nowhere' : 'chat'
}
