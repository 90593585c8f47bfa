import { useState } from 'react'
import type { Clinic } from '@/mocks/clinic'
import {
  boundAccounts,
  type BoundAccount,
  type Choice,
  type doorOf,
  type PROVIDER_OUTCOMES,
} from '@/mocks/auth/provider'
import { COMPLETE_OPEN_ID, DOCTOR_PHONES, stories } from '@/mocks/seeds/stories'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import styles from './Provider.module.css'
import { useAccountNote, useDemoWords } from './useDemoWords'

type Choose = (choice: Choice) => void
type AccountProps = { account: BoundAccount; onChoice: Choose }

type Props = { clinic: Clinic; door: ReturnType<typeof doorOf>; onChoice: Choose }

/** Offers one account and four stories to start the demo with; all other choices are in closed sections. */
export const ProviderChoices = ({ clinic, door, onChoice }: Props) => {
  const { provider } = useDemoWords()
  const [accounts] = useState(() => boundAccounts(clinic))
  const complete = accounts.find(({ openId }) => openId === COMPLETE_OPEN_ID)
  return (
    <>
      {door === 'doctorBind' && (
        <p className={styles.hint}>{provider.asDoctor.replace('{{phones}}', DOCTOR_PHONES.join(' / '))}</p>
      )}
      {complete !== undefined && <MainAccount account={complete} onChoice={onChoice} />}
      {door === 'signIn' && <Stories onChoice={onChoice} />}
      <details className={styles.more}>
        <summary className={styles.summary}>{provider.more}</summary>
        <h2 className={styles.group}>{provider.people}</h2>
        <ul role="list" className={styles.list}>
          {accounts
            .filter((account) => account !== complete)
            .map((account) => (
              <li key={account.openId}>
                <Account account={account} onChoice={onChoice} />
              </li>
            ))}
        </ul>
        <OtherWays onChoice={onChoice} />
      </details>
    </>
  )
}

const Stories = ({ onChoice }: { onChoice: Choose }) => {
  const { provider } = useDemoWords()
  return (
    <>
      <h2 className={styles.group}>{provider.stories}</h2>
      <ul role="list" className={styles.list}>
        {stories.map(({ name, openId, to }) => (
          <li key={name}>
            <button type="button" className={styles.account} onClick={() => onChoice({ kind: 'account', openId, to })}>
              <strong>{provider.storyTitles[name]}</strong>{' '}
              <span className={styles.note}>{provider.storyTexts[name]}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const MainAccount = ({ account: { openId, name, phone, trait }, onChoice }: AccountProps) => {
  const { provider } = useDemoWords()
  const note = useAccountNote()(trait)
  return (
    <button type="button" className={styles.main} onClick={() => onChoice({ kind: 'account', openId })}>
      <Avatar src={undefined} face="femaleMiddle" />
      <span>
        <strong className={styles.mainTitle}>{provider.enterAs.replace('{{name}}', name ?? provider.noName)}</strong>{' '}
        <span className="tabular">{phone}</span> <span className={styles.mainNote}>{note}</span>
      </span>
    </button>
  )
}

const Account = ({ account: { openId, name, phone, trait }, onChoice }: AccountProps) => {
  const { provider } = useDemoWords()
  const note = useAccountNote()(trait)
  return (
    <button type="button" className={styles.account} onClick={() => onChoice({ kind: 'account', openId })}>
      <strong>{name ?? provider.noName}</strong> <span className="tabular">{phone}</span>{' '}
      <span className={styles.note}>{note}</span>
    </button>
  )
}

const OtherWays = ({ onChoice }: { onChoice: Choose }) => {
  const { provider } = useDemoWords()
  return (
    <>
      <h2 className={styles.group}>{provider.others}</h2>
      <Ways kinds={['unbound', 'refuse']} onChoice={onChoice} />
      <h2 className={styles.group}>{provider.faults}</h2>
      <Ways kinds={['usedCode', 'wrongState', 'unknownCode']} onChoice={onChoice} />
    </>
  )
}

type Way = (typeof PROVIDER_OUTCOMES)[number]

const Ways = ({ kinds, onChoice }: { kinds: readonly Way[]; onChoice: Choose }) => {
  const { provider } = useDemoWords()
  return (
    <div className={styles.list}>
      {kinds.map((kind) => (
        <Button key={kind} block variant="secondary" onClick={() => onChoice({ kind })}>
          {provider[kind]}
        </Button>
      ))}
    </div>
  )
}
