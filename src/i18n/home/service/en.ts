import type { Words } from '@/i18n/words'
import type zh from './zh'

const words: Words<typeof zh> = {
  specifications: 'Packages',
  implants: 'This check cannot be done with breast implants.',
  noWay: 'This service’s link cannot be opened at the moment',
  gone: 'This service cannot be shown right now. You are back on Home.',
}

export default words
