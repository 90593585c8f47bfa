import { ADDRESSES } from '../../domain/addresses'
import type { WordArea } from '../../i18n/words'
import type { ScreenEntry } from './entry'

const loaders = () => import('../../routes/people/loaders')
const forms = () => import('../../routes/people/formLoaders')
/** A health record. */
const RECORD_WORDS: WordArea[] = ['account', 'consent', 'questionnaires', 'questions', 'ethnicities']

export const PEOPLE_SCREENS: readonly ScreenEntry[] = [
  {
    path: ADDRESSES.my,
    title: 'my',
    next: [ADDRESSES.appointments, ADDRESSES.relatives],
    words: ['account'],
    loader: async () => (await loaders()).startMy,
    component: async () => (await import('../../routes/people/My')).My,
  },
  {
    path: ADDRESSES.privacyCentre,
    title: 'privacyCentre',
    words: ['privacyCentre'],
    loader: async () => (await loaders()).startMy,
    component: async () => (await import('../../routes/people/PrivacyCentre')).PrivacyCentre,
  },
  {
    path: ADDRESSES.ownData,
    title: 'ownData',
    words: ['privacyCentre', 'questionnaires', 'questions', 'ethnicities', 'appointments'],
    loader: async () => (await forms()).startOwnData,
    component: async () => (await import('../../routes/people/OwnData')).OwnData,
  },
  {
    path: ADDRESSES.profile,
    title: 'profile',
    words: ['account', 'questionnaires', 'questions', 'auth'],
    loader: async () => (await forms()).startProfile,
    component: async () => (await import('../../routes/people/Profile')).Profile,
  },
  {
    path: ADDRESSES.profileEdit,
    title: 'profileEdit',
    words: RECORD_WORDS,
    loader: async () => (await forms()).startProfileEdit,
    component: async () => (await import('../../routes/people/ProfileEdit')).ProfileEdit,
  },
  {
    path: ADDRESSES.relatives,
    title: 'patientList',
    words: ['account', 'questions'],
    loader: async () => (await loaders()).startPatientList,
    component: async () => (await import('../../routes/people/PatientList')).PatientList,
  },
  {
    path: ADDRESSES.patientAdd,
    title: 'patientAdd',
    words: RECORD_WORDS,
    loader: async () => (await forms()).startPatientAdd,
    component: async () => (await import('../../routes/people/PatientAdd')).PatientAdd,
  },
  {
    path: ADDRESSES.patientEdit,
    title: 'patientEdit',
    words: RECORD_WORDS,
    loader: async () => (await forms()).startPatientEdit,
    component: async () => (await import('../../routes/people/PatientEdit')).PatientEdit,
  },
  {
    path: ADDRESSES.patientSelect,
    title: 'patientSelect',
    words: ['account'],
    loader: async () => (await import('../../routes/people/orderLoaders')).startPatientSelect,
    component: async () => (await import('../../routes/people/PatientSelect')).PatientSelect,
  },
]
