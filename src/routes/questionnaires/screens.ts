import { ADDRESSES } from '@/domain/addresses'
import type { WordArea } from '@/i18n/words'
import type { ScreenEntry } from '@/routes/screenEntry'

const forms = () => import('./formLoaders')
const FORM_WORDS: WordArea[] = ['questionnaireForms', 'questionnaires', 'questions', 'consent', 'ethnicities']

export const QUESTIONNAIRE_SCREENS: readonly ScreenEntry[] = [
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
    title: 'inspectChq',
    words: FORM_WORDS,
    loader: async () => (await forms()).startInspectChq,
    component: async () => (await import('./ExaminationQuestionnaire')).ExaminationQuestionnaire,
  },
  {
    path: ADDRESSES.healthQuestionnaire,
    title: 'healthServiceChq',
    words: FORM_WORDS,
    loader: async () => (await forms()).startHealthServiceChq,
    component: async () => (await import('./FullQuestionnaire')).FullQuestionnaire,
  },
  {
    path: ADDRESSES.shortQuestionnaire,
    title: 'healthServiceChqSimple',
    words: [...FORM_WORDS, 'auth', 'account'],
    loader: async () => (await forms()).startHealthServiceChqSimple,
    component: async () => (await import('./ShortQuestionnaire')).ShortQuestionnaire,
  },
  {
    path: ADDRESSES.myQuestionnaires,
    title: 'myChq',
    words: ['questionnaireForms'],
    loader: async () => (await import('./loaders')).startMyChq,
    component: async () => (await import('./MyQuestionnairesPage')).MyQuestionnairesPage,
  },
]
