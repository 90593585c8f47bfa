import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  empty: 'This article has no text.',
  shortened: 'This article is too long to be shown whole. What you see is its beginning.',
  gone: { title: 'Article not found', text: 'It may have been taken down. There are others on the home page.' },
}

export default words
