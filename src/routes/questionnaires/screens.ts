import { ADDRESSES } from '@/domain/addresses'
import type { WordArea } from '@/i18n/words'
import type { Screen } from '@/routes/screen'

const forms = () => import('./formLoaders')
const FORM_WORDS: WordArea[] = ['questionnaireForms', 'questionnaires', 'questions', 'consent', 'ethnicities']

export const QUESTIONNAIRE_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.gail,
    title: 'gail',
    open: true,
    words: ['gail', 'questionnaires', 'questions'],
    loader: async () => (await forms()).startGail,
    component: async () => (await import('./Gail')).Gail,
  },
  {
    path: ADDRESSES.inspectQuestionnaire,
    title: 'inspectQuestionnaire',
    words: FORM_WORDS,
    loader: async () => (await forms()).startInspectQuestionnaire,
    component: async () => (await import('./ExaminationQuestionnaire')).ExaminationQuestionnaire,
  },
  {
    path: ADDRESSES.healthQuestionnaire,
    title: 'healthQuestionnaire',
    words: FORM_WORDS,
    loader: async () => (await forms()).startHealthQuestionnaire,
    component: async () => (await import('./FullQuestionnaire')).FullQuestionnaire,
  },
  {
    path: ADDRESSES.shortQuestionnaire,
    title: 'shortQuestionnaire',
    words: [...FORM_WORDS, 'auth', 'account'],
    loader: async () => (await forms()).startShortQuestionnaire,
    component: async () => (await import('./ShortQuestionnaire')).ShortQuestionnaire,
  },
  {
    path: ADDRESSES.myQuestionnaires,
    title: 'myQuestionnaires',
    words: ['questionnaireForms'],
    loader: async () => (await import('./loaders')).startMyQuestionnaires,
    component: async () => (await import('./MyQuestionnairesPage')).MyQuestionnairesPage,
  },
]
