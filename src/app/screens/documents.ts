import { ADDRESSES } from '../../domain/addresses'
import type { ScreenEntry } from './entry'

export const DOCUMENT_SCREENS: readonly ScreenEntry[] = [
  {
    path: ADDRESSES.agreement,
    title: 'agreement',
    open: true,
    words: ['documents', 'agreement', 'booking'],
    component: async () => (await import('../../routes/documents/Agreement')).Agreement,
  },
  {
    path: ADDRESSES.privacy,
    title: 'privacy',
    open: true,
    words: ['documents', 'privacy'],
    component: async () => (await import('../../routes/documents/Privacy')).Privacy,
  },
  { path: ADDRESSES.pdf, title: 'pdf', soon: true },
  { path: ADDRESSES.pdfOnIphone, title: 'pdf', soon: true },
]
