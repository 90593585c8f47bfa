import type { Words } from '@/i18n/words'
import type zh from './zh'

const words = {
  count: '{{number}}\u00a0of\u00a0{{count}}',
  previous: 'Previous picture',
  next: 'Next picture',
  enlarge: 'Enlarge',
  reduce: 'Reduce',
  scale: '{{percent}}%',
  save: 'Save picture',
  fileName: 'picture.jpg',
  saved: 'Saved as {{name}}',
  press: 'To save a picture, press and hold it.',
  notSaved: 'It was not saved. Press and hold the picture instead.',
} as const satisfies Words<typeof zh>

export default words
