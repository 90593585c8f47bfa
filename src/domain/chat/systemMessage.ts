import type { ChatMessage } from './message'

/** How a message is drawn: in a bubble at its side, or as a grey line in the middle. */
export const isSystemMessage = ({ body, isRevoked }: ChatMessage): boolean => {
  if (isRevoked) return true
  switch (body.kind) {
    case 'text':
    case 'image':
    case 'sound':
    case 'video':
    case 'lost':
      return false
    case 'custom':
      return (
        body.data === 'patient_end' ||
        body.data === 'doctor_end' ||
        body.data === 'system_first' ||
        body.description === ''
      )
    case 'groupTip':
    case 'call':
    case 'other':
      return true
  }
}
