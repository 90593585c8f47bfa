import { useEffect } from 'react'
import type { Clinic } from '@/mocks/clinic'
import { answerTo, readRequest, type WrongRequest } from '@/mocks/auth/provider'
import { EmptyState } from '@/ui/EmptyState'
import styles from './Provider.module.css'
import { ProviderChoices } from './ProviderChoices'
import { useDemoWords } from './useDemoWords'

type ProviderProps = {
  clinic: Clinic
  /** Of this page: the app has put its request into it. */
  address: URL
  onLeave: (address: string) => void
}

/** The page that plays the messaging app's authorisation; the scope makes no difference to it. */
export const Provider = ({ clinic, address, onLeave }: ProviderProps) => {
  const { provider } = useDemoWords()
  const request = readRequest(address)
  useEffect(() => {
    document.title = provider.title
  }, [provider])
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{provider.title}</h1>
      {'wrong' in request ? (
        <Refused reason={request} onHome={() => onLeave('/')} />
      ) : (
        <>
          <p className={styles.hint}>{provider.hint}</p>
          <ProviderChoices clinic={clinic} onChoice={(choice) => onLeave(answerTo(clinic, request, choice))} />
        </>
      )}
    </main>
  )
}

const Refused = ({ reason, onHome }: { reason: WrongRequest; onHome: () => void }) => {
  const { provider } = useDemoWords()
  const text = reason.wrong === 'foreign' ? provider.foreign : `${provider.malformed} ${reason.parameter}`
  return (
    <EmptyState kind="failed" title={provider.failed} text={text} action={{ label: provider.home, onAct: onHome }} />
  )
}
