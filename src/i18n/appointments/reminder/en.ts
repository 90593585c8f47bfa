import type { Words } from '@/i18n/words'
import type zh from './zh'

const words: Words<typeof zh> = {
  title: 'Don’t forget your check',
  event: 'Check for {{patient}} at {{organisation}}',
  save: 'Add to calendar',
  saved: 'Saved as {{name}}',
  fileName: 'appointment-{{day}}.ics',
  noFiles:
    'A calendar file cannot be saved here. Save a reminder card, or copy the appointment to your calendar or to your family.',
  picture: 'Save a reminder card',
  pictureTitle: 'Reminder card',
  press: 'Press and hold the picture, then save it.',
  notDrawn: 'This phone could not make the card. Take a screenshot or note the date.',
  due: 'Next breast check: {{patient}}',
  dueFileName: 'check-{{day}}.ics',
  dueNotes:
    '{{patient}}: the report of {{examined}} advises a check around {{day}}. If anything changes, do not wait: see a doctor.',
  copy: 'Copy appointment',
  copyAddress: 'Copy address',
  copied: 'Copied',
  notCopied: 'We could not copy it. Press and hold the text below to copy it.',
}

export default words
