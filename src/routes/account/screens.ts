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
    component: async () => (await import('./AccountPage')).AccountPage,
  },
  {
    path: ADDRESSES.privacyCentre,
    title: 'privacyCentre',
    words: ['privacyCentre'],
    loader: async () => (await loaders()).startMy,
    component: async () => (await import('./PrivacyCentre')).PrivacyCentre,
  },
  {
    path: ADDRESSES.ownData,
    title: 'ownData',
    words: ['privacyCentre', 'questionnaires', 'questions', 'ethnicities', 'appointments'],
    loader: async () => (await forms()).startOwnData,
    component: async () => (await import('./OwnData')).OwnData,
  },
  {
    path: ADDRESSES.profile,
    title: 'profile',
    words: ['account', 'questionnaires', 'questions', 'auth'],
    loader: async () => (await forms()).startProfile,
    component: async () => (await import('./Profile')).Profile,
  },
  {
    path: ADDRESSES.profileEdit,
    title: 'profileEdit',
    words: RECORD_WORDS,
    loader: async () => (await forms()).startProfileEdit,
    component: async () => (await import('./ProfileEdit')).ProfileEdit,
  },
  {
    path: ADDRESSES.relatives,
    title: 'patientList',
    words: ['account'],
    loader: async () => (await loaders()).startPatientList,
    component: async () => (await import('./PatientList')).PatientList,
  },
  {
    path: ADDRESSES.patientAdd,
    title: 'patientAdd',
    words: RECORD_WORDS,
    loader: async () => (await forms()).startPatientAdd,
    component: async () => (await import('./PatientAdd')).PatientAdd,
  },
  {
    path: ADDRESSES.patientEdit,
    title: 'patientEdit',
    words: RECORD_WORDS,
    loader: async () => (await forms()).startPatientEdit,
    component: async () => (await import('./PatientEdit')).PatientEdit,
  },
  {
    path: ADDRESSES.patientSelect,
    title: 'patientSelect',
    words: ['account'],
    loader: async () => (await import('./orderLoaders')).startPatientSelect,
    component: async () => (await import('./PatientSelect')).PatientSelect,
  },
]
