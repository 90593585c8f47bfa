import i18next from 'i18next'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useTranslation } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SCREENS } from '../app/screens'
import { Shell } from '../app/Shell'
import { ADDRESSES } from '../domain/addresses'
import type { Language } from '../domain/language'
import { PARTS_OF_DAY } from '../domain/partOfDay'
import { htmlLang } from '../i18n/chosen'
import { loadWords, speak } from '../i18n/setup'
import { HomeStart } from '../routes/home/Home'
import { FormShape, LoginPage } from '../routes/session/LoginPage'
import { LanguageLinks } from '../routes/shared/LanguageSwitch'
import { Page } from '../ui/Page'
import type { FrameName, FramePaths } from './choice'

/** What stands in the page before the app does, as the app itself draws it while it knows nothing yet. */
export type Frame = { name: FrameName; lang: string; title: string; greetings: string[]; markup: string }

/** The frames of both languages. */
export const drawFrames = async (): Promise<Frame[]> => {
  const chinese = await framesIn('zh')
  return [...chinese, ...(await framesIn('en'))]
}

/** Of the table of screens, what the choice among the frames depends on. */
export const framePaths = (): FramePaths => ({
  home: [ADDRESSES.root, ADDRESSES.home],
  login: ADDRESSES.login,
  open: SCREENS.filter(({ open }) => open === true).map(({ path }) => path),
  talks: [ADDRESSES.chat, ADDRESSES.chatIndex].map((path) => path.replace(/:.*/, '')),
})

const framesIn = async (language: Language): Promise<Frame[]> => {
  if (i18next.isInitialized) await i18next.changeLanguage(language)
  else speak(language)
  await loadWords(['shell', 'home', 'session'])
  const lang = htmlLang(language)
  const greetings = PARTS_OF_DAY.map((part) => i18next.t(`greeting.${part}`, { ns: 'home' }))
  return [
    { name: 'home', lang, title: i18next.t('titles.home'), greetings, markup: draw('home', HomeFrame) },
    { name: 'login', lang, title: i18next.t('titles.login'), greetings: [], markup: draw('login', LoginFrame) },
  ]
}

const HomeFrame = () => (
  <Page>
    <HomeStart />
  </Page>
)

const LoginFrame = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('session')
  return (
    <LoginPage languages={<LanguageLinks />} welcome={t('welcome')}>
      <FormShape busyText={shell('loading')} />
    </LoginPage>
  )
}

const draw = (name: FrameName, Component: ComponentType): string => {
  const path = ADDRESSES[name]
  const router = createMemoryRouter([{ Component: Shell, children: [{ path, Component }] }], {
    initialEntries: [path],
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
