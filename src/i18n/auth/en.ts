import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  welcome: 'Sign in with your mobile number and a code by SMS',
  phone: 'Mobile number',
  code: 'SMS code',
  getCode: 'Get code',
  getCodeIn: 'Again in {{seconds}} s',
  phoneUnchanged: 'This is still the same mobile number',
  codeSent: 'The code has been sent. Please check your messages.',
  sent: 'Sent. Check your messages.',
  phoneProblems: { missing: 'please enter phone number', malformed: 'phone number format is incorrect' },
  codeProblem: 'please enter the 6-digit code',
  signIn: 'Sign in',
  byProvider: 'Sign in with WeChat',
  arriving: 'Signing in',
  failed: {
    provider: 'Sign-in with WeChat did not work',
    code: 'The code was not sent',
    codeUnconfirmed: 'We got no reply. The code may have been sent.',
    signIn: 'Sign-in did not work',
    signInUnconfirmed: 'We could not confirm the sign-in',
  },
  kept: 'What you typed is still here. You can change it and try again.',
  newCode: 'Your code may be used up. Please get a new one and try again.',
  again: 'Please try again, or enter your phone number and a code.',
  adults: 'Users must be 18+',
  readFirst: 'Before you sign in, please read',
  doctorBind: {
    lead: 'Bind WeChat to the mobile number you are registered with. You can then answer consultations in the doctors’ mini-program.',
    bind: 'Bind',
    byProvider: 'Confirm with WeChat',
    failed: 'Not bound',
    unconfirmed: 'We could not confirm the binding',
    done: 'Your account is bound',
    next: 'Press and hold the QR code below to open the doctors’ mini-program.',
    nextWithoutCode: 'Please open the doctors’ mini-program in WeChat.',
    code: 'QR code of the doctors’ mini-program',
  },
}

export default words
