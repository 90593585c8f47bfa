import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  title: 'Help and contact',
  lead: 'Talk to a person. Tap a number to call it, or copy it.',
  hotline: 'Hotline',
  clinic: 'Clinic',
  emergency: {
    title: 'Emergency',
    text: 'See a doctor about a new lump or bloody discharge. If it is an emergency, call {{emergency}} now.',
  },
  copy: 'Copy number',
  copied: 'Copied',
  notCopied: 'Not copied. Press and hold the number to select it.',
  guides: 'Guides',
}

export default words
