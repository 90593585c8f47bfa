import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  contents: 'Contents',
  toTop: 'Back to the contents',
  contact: { name: 'Company', hotline: 'Phone', address: 'Address', missing: '(to be filled in by the operator)' },
}

export default words
