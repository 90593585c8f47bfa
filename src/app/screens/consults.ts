import { ADDRESSES } from '../../domain/addresses'
import type { ScreenEntry } from './entry'

export const CONSULT_SCREENS: readonly ScreenEntry[] = [
  { path: ADDRESSES.consultIndex, title: 'consultIndex', soon: true },
  { path: ADDRESSES.consultDoctor, title: 'doctor', soon: true },
  { path: ADDRESSES.consultProblem, title: 'problemDesc', soon: true },
  { path: ADDRESSES.quickProblem, title: 'quickProblemDesc', soon: true },
  { path: ADDRESSES.consultOrder, title: 'consultOrder', soon: true },
  { path: ADDRESSES.quickOrder, title: 'quickOrder', soon: true },
  { path: ADDRESSES.consults, title: 'myConsult', soon: true },
]
