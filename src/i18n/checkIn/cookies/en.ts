import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  why: 'One phone can check in once a day. To check in somebody else on this phone, clear the last check-in here first.',
  effect: {
    title: 'What “Clear check-in” does',
    cleared:
      'It clears from this phone: the on-site check-in, the note that its questionnaire is answered, and what you filled in or agreed to without signing in.',
    kept: 'It keeps: your sign-in, language and text size, and the check-in and questionnaire that the clinic has received.',
  },
  checkIn: {
    kept: 'This phone has kept an on-site check-in.',
    none: 'No check-in is kept on this phone. You can check in right away.',
    cleared: 'The on-site check-in is cleared. You can scan the check-in QR code of the clinic again.',
    left: 'The on-site check-in could not be cleared. Close this page, clear the browser’s cache and try again.',
  },
  clear: 'Clear check-in',
  blocked: 'This browser keeps no cookies. What is listed here lasts only while this page is open.',
  list: 'Cookies this page can read',
  empty: 'No cookies.',
  hidden: '****** (hidden)',
  known: {
    newFree: 'On-site check-in',
    chqCache: 'Questionnaire answered',
    token: 'Sign-in',
    language: 'Language',
  },
}

export default words
