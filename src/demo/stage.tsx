import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { startLanguage } from '@/i18n/setup'
import { startBrowser } from '@/mocks/browser'
import { onChange, openClinic, tellChange, type Clinic } from '@/mocks/clinic'
import { followClock } from '@/mocks/scenario/clock'
import { seed } from '@/mocks/seeds/seed'
import { phoneStore } from '@/mocks/store'
import { Banner } from './Banner'
import { installBridge } from './bridge'
import { installChat } from './chat'
import { Panel } from './Panel'
import { Provider } from './Provider'
import { Sms } from './Sms'

const PROVIDER_PATH = '/demo/authorize'

/**
 * Puts the clinic behind the page's requests, and around the page what a phone would bring along. False at the
 * provider's address: no app there.
 */
export const setStage = async (base: string): Promise<boolean> => {
  const clinic = openClinic({ seed, store: phoneStore })
  if (window.location.pathname === PROVIDER_PATH) {
    showProvider(clinic)
    return false
  }
  keepScenario(clinic)
  await startBrowser(clinic, { base })
  installBridge(clinic)
  installChat(clinic)
  const host = document.createElement('div')
  document.body.prepend(host)
  createRoot(host).render(
    <>
      <Banner />
      <Sms clinic={clinic} />
    </>,
  )
  showPanel(clinic)
  return true
}

/** The clock stands where the scenario has it, whichever tab has moved it. */
const keepScenario = (clinic: Clinic): void => {
  followClock(clinic)
  onChange(clinic, () => followClock(clinic))
  window.addEventListener('storage', () => tellChange(clinic))
}

/** Behind the page, so that the keyboard comes to the page first. */
const showPanel = (clinic: Clinic): void => {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(<Panel clinic={clinic} onReload={() => window.location.reload()} />)
}

const showProvider = (clinic: Clinic): void => {
  startLanguage()
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  // Like the redirect of the real one, the way back leaves no page of its own in the history.
  const leave = (address: string) => window.location.replace(address)
  flushSync(() =>
    createRoot(root).render(<Provider clinic={clinic} address={new URL(window.location.href)} onLeave={leave} />),
  )
  document.getElementById('boot')?.remove()
}
