import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  name: 'Run by {{name}}',
  roles: 'Examiners do the check, report staff write the report, and doctors answer your questions online.',
}

export default words
