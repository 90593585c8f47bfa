import { ADDRESSES } from '@/domain/addresses'
import type { WordArea } from '@/i18n/words'
import type { Screen } from '@/routes/screen'

const loaders = () => import('./loaders')
const forms = () => import('./formLoaders')
const RECORD_WORDS: WordArea[] = ['account', 'consent', 'questionnaires', 'questions', 'ethnicities']

export const ACCOUNT_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.my,
    title: 'my',
    next: [ADDRESSES.appointments, ADDRESSES.relatives],
    words: ['account', 'guides'],
    loader: async () => (await loaders()).startMy,
    component: () => import('./AccountPage').then((module) => module.AccountPage),
  },
  {
    path: ADDRESSES.privacyCentre,
    title: 'privacyCentre',
    words: ['privacyCentre'],
    loader: async () => (await loaders()).startMy,
    component: () => import('./PrivacyCentre').then((module) => module.PrivacyCentre),
  },
  {
    path: ADDRESSES.ownData,
    title: 'ownData',
    words: ['privacyCentre', 'questionnaires', 'questions', 'ethnicities', 'appointments'],
    loader: async () => (await forms()).startOwnData,
    component: () => import('./OwnData').then((module) => module.OwnData),
  },
  {
    path: ADDRESSES.profile,
    title: 'profile',
    words: ['account', 'questionnaires', 'questions', 'auth'],
    loader: async () => (await forms()).startProfile,
    component: () => import('./Profile').then((module) => module.Profile),
  },
  {
    path: ADDRESSES.profileEdit,
    title: 'profileEdit',
    words: RECORD_WORDS,
    loader: async () => (await forms()).startProfileEdit,
    component: () => import('./ProfileEdit').then((module) => module.ProfileEdit),
  },
  {
    path: ADDRESSES.relatives,
    title: 'patientList',
    words: ['account'],
    loader: async () => (await loaders()).startPatientList,
    component: () => import('./PatientList').then((module) => module.PatientList),
  },
  {
    path: ADDRESSES.patientAdd,
    title: 'patientAdd',
    words: RECORD_WORDS,
    loader: async () => (await forms()).startPatientAdd,
    component: () => import('./PatientAdd').then((module) => module.PatientAdd),
  },
  {
    path: ADDRESSES.patientEdit,
    title: 'patientEdit',
    words: RECORD_WORDS,
    loader: async () => (await forms()).startPatientEdit,
    component: () => import('./PatientEdit').then((module) => module.PatientEdit),
  },
  {
    path: ADDRESSES.patientSelect,
    title: 'patientSelect',
    words: ['account'],
    loader: () => import('./orderLoaders').then((module) => module.startPatientSelect),
    component: () => import('./PatientSelect').then((module) => module.PatientSelect),
  },
]
