import type { Health } from '@/mocks/records'

/** Everything is filled in. */
export const ownHealth: Health = {
  ethnicity: '汉族',
  height: 163,
  weight: 57.5,
  mLastday: '2026-11-05',
  mAge: 13,
  fPregnancy: 27,
  childbirth: 1,
  menopausetime: null,
  relatives1st: true,
  c1strelatives: '0',
  relatives2nd: false,
  c2ndrelatives: null,
  smoking: false,
  drink: false,
}

/** Height and weight are missing. */
export const mothersHealth: Health = {
  ethnicity: '汉族',
  height: null,
  weight: null,
  mLastday: null,
  mAge: 14,
  fPregnancy: 25,
  childbirth: 2,
  menopausetime: 51,
  relatives1st: true,
  c1strelatives: '0,2',
  relatives2nd: null,
  c2ndrelatives: null,
  smoking: false,
  drink: true,
}
