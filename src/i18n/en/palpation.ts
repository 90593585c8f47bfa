import type { Words } from '../words'
import type zh from '../zh/palpation'

const words: Words<typeof zh> = {
  summary: 'Summary',
  notRecorded: 'Not recorded',
}

export default words
