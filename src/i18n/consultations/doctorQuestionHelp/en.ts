import type { Words } from '@/i18n/words'
import type zh from './zh'

const words = {
  patientGone: 'The person you chose is no longer on your list. Please choose again.',
  notListed: 'You are not on the list yet. Please complete your profile.',
  openings: {
    label: 'Not sure how to begin? Tap one, then go on writing:',
    put: '{{opening}}:',
    what: 'What I notice',
    where: 'Where',
    since: 'Since when',
    period: 'With my period',
    worry: 'What worries me',
    full: 'The text is nearly full. Please shorten it first.',
  },
  tips: {
    title: 'How to take a clear picture',
    light: 'Stand by a window or a bright lamp, without the flash.',
    distance: 'Not too close. Take one close-up, and one from further back that shows where it is.',
    focus: 'Tap the spot on the screen, and wait until it looks sharp.',
    face: 'Show only what the doctor should see, and not your face.',
  },
  blurred: {
    text: 'Picture {{number}} looks a little blurred. The doctor may not see the details.',
    again: 'Take again',
    againOne: 'Take again: picture {{number}}',
    keep: 'Keep it',
    keepOne: 'Keep it: picture {{number}}',
  },
} as const satisfies Words<typeof zh>

export default words
