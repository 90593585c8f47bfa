import { ADDRESSES } from '../../domain/addresses'
import type { ScreenEntry } from './entry'

export const DOCUMENT_SCREENS: readonly ScreenEntry[] = [
  { path: ADDRESSES.agreement, title: 'agreement', open: true, soon: true },
  { path: ADDRESSES.privacy, title: 'privacy', open: true, soon: true },
  { path: ADDRESSES.pdf, title: 'pdf', soon: true },
  { path: ADDRESSES.pdfOnIphone, title: 'pdf', soon: true },
]
