import { ADDRESSES } from '../../domain/addresses'
import type { WordArea } from '../../i18n/words'
import type { ScreenEntry } from './entry'

const loaders = () => import('../../routes/people/loaders')
const forms = () => import('../../routes/people/formLoaders')
/** A health record. */
const RECORD_WORDS: WordArea[] = ['people', 'consent', 'questionnaires', 'questions', 'ethnicities']

export const PEOPLE_SCREENS: readonly ScreenEntry[] = [
  {
    path: ADDRESSES.my,
    title: 'my',
    next: [ADDRESSES.appointments, ADDRESSES.relatives],
    words: ['people'],
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
    words: ['privacyCentre', 'questionnaires', 'questions', 'ethnicities', 'bookingAppointments'],
    loader: async () => (await forms()).startOwnData,
    component: async () => (await import('../../routes/people/OwnData')).OwnData,
  },
  {
    path: ADDRESSES.profile,
    title: 'profile',
    words: ['people', 'questionnaires', 'questions', 'session'],
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
    words: ['people', 'questions'],
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
    words: ['people'],
    loader: async () => (await import('../../routes/people/orderLoaders')).startPatientSelect,
    component: async () => (await import('../../routes/people/PatientSelect')).PatientSelect,
  },
]
