import i18next from 'i18next'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useTranslation } from 'react-i18next'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { operatorOf } from '@/app/operator'
import { SCREENS } from '@/app/screens'
import type { Settings } from '@/app/settings'
import { Shell } from '@/app/Shell'
import { ADDRESSES } from '@/domain/addresses'
import { allLanguages, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/lib/language'
import { setSiteInfo } from '@/lib/siteInfo'
import { removeStored, writeStored } from '@/lib/storage'
import { TIMES_OF_DAY } from '@/lib/time/timeOfDay'
import { loadWordFile, loadWords, speak } from '@/i18n/setup'
import type { WordArea } from '@/i18n/words'
import { ConsultationIndexLoading } from '@/routes/consultations/ConsultationIndex'
import { MyConsultationsLoading } from '@/routes/consultations/MyConsultations'
import { CheckInCookiesLoading } from '@/routes/checkIn/CheckInCookies'
import { HomeStart } from '@/routes/home/Home'
import { HomeCards, ServiceRows } from '@/routes/home/HomeCards'
import { FormShape, LoginPage } from '@/routes/auth/LoginPage'
import { OrganisationListLoading } from '@/routes/booking/OrganisationList'
import { ReportListLoading } from '@/routes/reports/ReportList'
import { ReportSkeletonParts, type ReportSkeletonProps } from '@/routes/reports/ReportSkeleton'
import { LanguageLinks } from '@/routes/shared/LanguageSwitch'
import { drawing } from '@/ui/illustrations/svg'
import { Page, PageTitle } from '@/ui/Page'
import { withConsent, withoutId, type FrameName, type FramePaths } from './choice'

/** The page before the app starts, as the app draws it without data. */
export type Frame = { name: FrameName; lang: string; title: string; greetings: string[]; markup: string }

/** The same for an address that is opened from a message: a file of its own, which the page fetches. */
export type FetchedFrame = { path: string; lang: string; title: string; markup: string }

export const drawFrames = async (settings: Settings): Promise<{ frames: Frame[]; fetched: FetchedFrame[] }> => {
  setSiteInfo(operatorOf(settings))
  const frames: Frame[] = []
  const fetched: FetchedFrame[] = []
  if (!i18next.isInitialized) speak(DEFAULT_LANGUAGE)
  // All words before the first drawing: a drawing starts to load lazy parts, which must not be in the page.
  await Promise.all(allLanguages().flatMap((language) => IN_PAGE.map((area) => loadWordFile(language, area))))
  // In sequence, because the current language is global.
  for (const language of allLanguages()) frames.push(...(await framesIn(language)))
  for (const language of allLanguages()) fetched.push(...(await fetchedFramesIn(language)))
  return { frames, fetched }
}

const IN_PAGE: WordArea[] = ['shell', 'home', 'auth', 'operator']

/** Screens that are prerendered in their loading state. Forms have no fields in that state. */
const LOADING: readonly string[] = [
  ADDRESSES.agreement,
  ADDRESSES.privacy,
  ADDRESSES.reportGuide,
  ADDRESSES.preFillGuide,
  ADDRESSES.gail,
  ADDRESSES.consultIndex,
  ADDRESSES.inspectQuestionnaire,
  ADDRESSES.healthQuestionnaire,
  ADDRESSES.shortQuestionnaire,
  ADDRESSES.palpationReport,
  ADDRESSES.riskReport,
  ADDRESSES.healthReport,
  ADDRESSES.reports,
  ADDRESSES.reportTimeline,
  ADDRESSES.visitSummary,
  ADDRESSES.consults,
  ADDRESSES.ownData,
  ADDRESSES.privacyCentre,
  ADDRESSES.clearToken,
  ADDRESSES.doctorBind,
  ADDRESSES.profileEdit,
  ADDRESSES.patientAdd,
  ADDRESSES.patientEdit,
  ADDRESSES.organisationList,
  ADDRESSES.myQuestionnaires,
  ADDRESSES.consultDoctor,
  ADDRESSES.doctorQuestion,
  ADDRESSES.quickQuestion,
  ADDRESSES.appointment,
  ADDRESSES.refund,
  ADDRESSES.report,
  ADDRESSES.chat,
  ADDRESSES.chatIndex,
]

/** A545: screens that ask for consent while they load. They have a second frame, with that question. */
const ASKING: readonly string[] = [
  ADDRESSES.inspectQuestionnaire,
  ADDRESSES.healthQuestionnaire,
  ADDRESSES.shortQuestionnaire,
  ADDRESSES.profileEdit,
  ADDRESSES.patientAdd,
  ADDRESSES.patientEdit,
  ADDRESSES.doctorQuestion,
  ADDRESSES.quickQuestion,
]

export const CONSENT_FIRST: readonly string[] = ASKING.map(withoutId)

/**
 * Replacements for screens that cannot be prerendered: pull to refresh needs a DOM, and a report has no heading while
 * it loads.
 */
const INSTEAD: Readonly<Record<string, ComponentType>> = {
  [ADDRESSES.consultIndex]: ConsultationIndexLoading,
  [ADDRESSES.consults]: MyConsultationsLoading,
  [ADDRESSES.reports]: ReportListLoading,
  [ADDRESSES.clearToken]: CheckInCookiesLoading,
  [ADDRESSES.organisationList]: OrganisationListLoading,
  [ADDRESSES.palpationReport]: () => <AssessedFrame of="palpationReport" />,
  [ADDRESSES.riskReport]: () => <AssessedFrame of="riskReport" />,
  [ADDRESSES.healthReport]: () => <AssessedFrame of="healthServicesReport" />,
  [ADDRESSES.reportTimeline]: () => <TimelineFrame />,
  [ADDRESSES.visitSummary]: () => <SummaryFrame />,
}

const fetchedFramesIn = async (language: Language): Promise<FetchedFrame[]> => {
  await i18next.changeLanguage(language)
  const frames: FetchedFrame[] = []
  for (const { path, title, words, component } of SCREENS.filter((screen) => LOADING.includes(screen.path))) {
    await loadWords(words)
    const Component = INSTEAD[path] ?? (await component())
    const drawn = () =>
      withHeading(
        drawAt(`${path.replace(/:\w+/, '1')}${QUERY[path] ?? '?reportId=1&serviceId=1&customerId=1&id=1'}`, [
          { Component: Shell, children: [{ path, Component }] },
        ]),
      )
    const frame = { path: withoutId(path), lang: LANGUAGES[language].htmlTag, title: i18next.t(`titles.${title}`) }
    if (ASKING.includes(path)) frames.push({ ...frame, path: withConsent(frame.path), markup: drawn() })
    writeStored('local', ANYBODYS_CONSENT, true)
    frames.push({ ...frame, markup: drawn() })
    removeStored('local', ANYBODYS_CONSENT)
  }
  return frames
}

/** The address of which the frame has every part: `data-unless` names the parameters that take one away. */
const QUERY: Readonly<Record<string, string>> = { [ADDRESSES.inspectQuestionnaire]: '' }

/** A skeleton hides its title from screen readers until the heading comes. In a frame the title is the heading. */
const withHeading = (markup: string): string =>
  markup.includes('<h1')
    ? markup
    : markup.replace(/<p (class="[^"]*") aria-hidden="true">(.*?)<\/p>/, '<h1 $1>$2</h1>')

const ANYBODYS_CONSENT = 'of::consent'

export const framePaths = (): FramePaths => ({
  home: [ADDRESSES.root, ADDRESSES.home],
  login: ADDRESSES.login,
  open: SCREENS.filter(({ open }) => open === true).map(({ path }) => path),
  chats: [ADDRESSES.chat, ADDRESSES.chatIndex].map(withoutId),
})

const framesIn = async (language: Language): Promise<Frame[]> => {
  await i18next.changeLanguage(language)
  const lang = LANGUAGES[language].htmlTag
  const greetings = TIMES_OF_DAY.map((part) => i18next.t(`greeting.${part}`, { ns: 'home' }))
  return [
    { name: 'home', lang, title: i18next.t('titles.home'), greetings, markup: withServices(draw('home', HomeFrame)) },
    { name: 'login', lang, title: i18next.t('titles.login'), greetings: [], markup: draw('login', LoginFrame) },
  ]
}

const HomeFrame = () => (
  <Page>
    <HomeStart />
  </Page>
)

/** Placeholder values of a row. */
const PLACEHOLDER = {
  id: '1',
  name: '',
  description: '',
  // A questionnaire of price 0, so that the row has the text of a free service.
  priceFen: 0,
  coverUrl: undefined,
  kind: 'questionnaire',
  externalLink: undefined,
  offered: true,
} as const

/** Adds, behind the skeleton of the services, the rows that the first script shows instead once they are loaded. */
const withServices = (home: string): string => {
  const shape = drawAlone(HomeCards)
  const rows = drawAlone(() => <ServiceRows cards={[{ id: PLACEHOLDER.id, service: PLACEHOLDER }]} />)
  if (home.split(shape).length !== 2)
    throw new Error('The frame of Home must contain the skeleton of its services exactly once.')
  return home.replace(shape, () => `${shape}<template data-services>${rows}</template>`)
}

/** A report before its data. The skeleton that the app shows has no heading yet. */
const ReportFrame = (props: ReportSkeletonProps) => {
  const { t } = useTranslation()
  return (
    <Page>
      <PageTitle>{t(`titles.${props.of}`)}</PageTitle>
      <span role="status" className="visuallyHidden">
        {t('loading')}
      </span>
      <ReportSkeletonParts {...props} />
    </Page>
  )
}

const AssessedFrame = ({ of }: Pick<ReportSkeletonProps, 'of'>) => {
  const { t } = useTranslation('reports')
  return <ReportFrame of={of} caution={t('foot.disclaimer')} />
}

const TimelineFrame = () => {
  const { t } = useTranslation('reportsList')
  return <ReportFrame of="reportTimeline" lead={t('timeline.lead')} />
}

const SummaryFrame = () => {
  const { t } = useTranslation('visitSummary')
  return <ReportFrame of="visitSummary" lead={t('lead')} />
}

/** Keeps the place of a drawing, which would add 1 kB to the page. */
const DrawingPlace = drawing(160, 120, null)

const LoginFrame = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('auth')
  return (
    <LoginPage languages={<LanguageLinks />} welcome={t('welcome')} drawing={<DrawingPlace />}>
      <FormShape busyText={shell('loading')} />
    </LoginPage>
  )
}

const draw = (name: FrameName, Component: ComponentType): string =>
  drawAt(ADDRESSES[name], [{ Component: Shell, children: [{ path: ADDRESSES[name], Component }] }])

const drawAlone = (Component: ComponentType): string => drawAt('/', [{ path: '/', Component }])

const drawAt = (address: string, routes: RouteObject[]): string =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />)
