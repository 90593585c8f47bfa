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
    component: () => import('./Gail').then((module) => module.Gail),
  },
  {
    path: ADDRESSES.inspectQuestionnaire,
    title: 'inspectQuestionnaire',
    words: FORM_WORDS,
    loader: async () => (await forms()).startInspectQuestionnaire,
    component: () => import('./ExaminationQuestionnaire').then((module) => module.ExaminationQuestionnaire),
  },
  {
    path: ADDRESSES.healthQuestionnaire,
    title: 'healthQuestionnaire',
    words: FORM_WORDS,
    loader: async () => (await forms()).startHealthQuestionnaire,
    component: () => import('./FullQuestionnaire').then((module) => module.FullQuestionnaire),
  },
  {
    path: ADDRESSES.shortQuestionnaire,
    title: 'shortQuestionnaire',
    words: [...FORM_WORDS, 'auth', 'account'],
    loader: async () => (await forms()).startShortQuestionnaire,
    component: () => import('./ShortQuestionnaire').then((module) => module.ShortQuestionnaire),
  },
  {
    path: ADDRESSES.myQuestionnaires,
    title: 'myQuestionnaires',
    words: ['myQuestionnaires'],
    loader: () => import('./loaders').then((module) => module.startMyQuestionnaires),
    component: () => import('./MyQuestionnairesPage').then((module) => module.MyQuestionnairesPage),
  },
]
