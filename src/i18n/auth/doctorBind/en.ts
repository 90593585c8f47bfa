import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  lead: 'Bind WeChat to the mobile number you are registered with. You can then answer consultations in the doctors’ mini-program.',
  bind: 'Bind',
  byProvider: 'Confirm with WeChat',
  failed: 'Not bound',
  unconfirmed: 'We could not confirm the binding',
  done: 'Your account is bound',
  next: 'Press and hold the QR code below to open the doctors’ mini-program.',
  nextWithoutCode: 'Please open the doctors’ mini-program in WeChat.',
  code: 'QR code of the doctors’ mini-program',
}

export default words
