import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useEffect, useState } from 'react'
import { changeLanguage, startLanguage } from '@/i18n/setup'
import { allLanguages, LANGUAGES } from '@/lib/language'
import { answerTo, doorOf, readRequest, type WrongRequest } from '@/mocks/auth/provider'
import { startBrowser } from '@/mocks/browser'
import { onChange, openClinic, notifyChange, onSms, type Clinic, type Sms as Message } from '@/mocks/clinic'
import { followClock } from '@/mocks/scenario/clock'
import { seed } from '@/mocks/seeds/seed'
import { phoneStore } from '@/mocks/store'
import { CloseButton } from '@/ui/Button'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { ToggleGroup } from '@/ui/ToggleGroup'
import { Panel } from './Panel'
import providerStyles from './Provider.module.css'
import { ProviderChoices } from './ProviderChoices'
import smsStyles from './Sms.module.css'
import { installBridge } from './bridge'
import { installChat } from './chat'
import { openStateOfAddress } from './stateLink'
import { useDemoWords, usePageLanguage } from './useDemoWords'

type ProviderProps = {
  clinic: Clinic
  /** The page's address, which contains the app's request. */
  address: URL
  onLeave: (address: string) => void
}

/** The messaging app's authorisation page; the scope makes no difference. */
export const Provider = ({ clinic, address, onLeave }: ProviderProps) => {
  const { provider } = useDemoWords()
  const request = readRequest(address)
  useEffect(() => {
    document.title = provider.title
  }, [provider])
  return (
    <main className={providerStyles.page}>
      <Languages />
      <h1 className={providerStyles.title}>{provider.title}</h1>
      {'wrong' in request ? (
        <Refused reason={request} onHome={() => onLeave('/')} />
      ) : (
        <>
          <p className={providerStyles.hint}>{provider.hint}</p>
          <ProviderChoices
            clinic={clinic}
            door={doorOf(request)}
            onChoice={(choice) => onLeave(answerTo(clinic, request, choice))}
          />
        </>
      )}
    </main>
  )
}

const Languages = () => {
  const { provider } = useDemoWords()
  return (
    <ToggleGroup
      legend={provider.languages}
      options={allLanguages().map((value) => ({
        value,
        label: LANGUAGES[value].ownName,
        lang: LANGUAGES[value].htmlTag,
      }))}
      value={usePageLanguage()}
      onChoose={(language) => void changeLanguage(language)}
    />
  )
}

const Refused = ({ reason, onHome }: { reason: WrongRequest; onHome: () => void }) => {
  const { provider } = useDemoWords()
  const text = reason.wrong === 'foreign' ? provider.foreign : `${provider.malformed} ${reason.parameter}`
  return (
    <ContentUnavailable
      kind="failed"
      title={provider.failed}
      text={text}
      action={{ label: provider.home, onAct: onHome }}
    />
  )
}

const SHOWN_MS = 60_000

/** The phone's message bubble with the clinic's SMS codes, until they are used, closed or a minute old. */
export const Sms = ({ clinic }: { clinic: Clinic }) => {
  const { sms } = useDemoWords()
  const [message, setMessage] = useState<Message>()
  useEffect(() => onSms(clinic, (sent) => setMessage(sent.used ? undefined : sent)), [clinic])
  useEffect(() => {
    if (message === undefined) return undefined
    const timer = setTimeout(() => setMessage(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [message])
  return (
    // Always rendered, so that new content is read aloud.
    <output className={smsStyles.place}>
      {message !== undefined && (
        <span className={smsStyles.bubble}>
          <span className={smsStyles.text}>
            <span className={smsStyles.from}>
              {sms.from} · {sms.to} {message.phone}
            </span>{' '}
            {sms.code} <strong className="tabular">{message.code}</strong>
          </span>
          <CloseButton label={sms.close} onClose={() => setMessage(undefined)} />
        </span>
      )}
    </output>
  )
}

const PROVIDER_PATH = '/demo/authorize'

/**
 * Serves the clinic to the page and adds what a phone would provide. Returns false at the provider's address, where no
 * app starts.
 */
export const setStage = async (base: string): Promise<boolean> => {
  const clinic = openClinic({ seed, store: phoneStore })
  if (window.location.pathname === PROVIDER_PATH) {
    showProvider(clinic)
    return false
  }
  openStateOfAddress(clinic)
  keepScenario(clinic)
  await startBrowser(clinic, { base })
  installBridge(clinic)
  installChat(clinic)
  const host = document.createElement('div')
  document.body.prepend(host)
  createRoot(host).render(<Sms clinic={clinic} />)
  showPanel(clinic)
  return true
}

const keepScenario = (clinic: Clinic): void => {
  followClock(clinic)
  onChange(clinic, () => followClock(clinic))
  window.addEventListener('storage', () => notifyChange(clinic))
}

/** Behind the page, so that the keyboard reaches the page first. */
const showPanel = (clinic: Clinic): void => {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <Panel
      clinic={clinic}
      onReload={() => window.location.reload()}
      onGo={(address) => window.location.assign(address)}
    />,
  )
}

const showProvider = (clinic: Clinic): void => {
  startLanguage()
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  // Like the real redirect, the way back leaves no history entry.
  const leave = (address: string) => window.location.replace(address)
  flushSync(() =>
    createRoot(root).render(<Provider clinic={clinic} address={new URL(window.location.href)} onLeave={leave} />),
  )
  document.getElementById('boot')?.remove()
}
