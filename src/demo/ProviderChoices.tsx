import { useState } from 'react'
import type { Clinic } from '@/mocks/clinic'
import { boundAccounts, type BoundAccount, type Choice } from '@/mocks/auth/provider'
import { Button } from '@/ui/Button'
import styles from './Provider.module.css'
import { useAccountNote, useDemoWords } from './useDemoWords'

type Choose = (choice: Choice) => void

export const ProviderChoices = ({ clinic, onChoice }: { clinic: Clinic; onChoice: Choose }) => {
  const { provider } = useDemoWords()
  const [accounts] = useState(() => boundAccounts(clinic))
  return (
    <>
      <h2 className={styles.group}>{provider.people}</h2>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={account.openId}>
            <Account account={account} onChoice={onChoice} />
          </li>
        ))}
      </ul>
      <h2 className={styles.group}>{provider.others}</h2>
      <div className={styles.list}>
        <Button block variant="secondary" onClick={() => onChoice({ kind: 'unbound' })}>
          {provider.unbound}
        </Button>
        <Button block variant="secondary" onClick={() => onChoice({ kind: 'refuse' })}>
          {provider.refuse}
        </Button>
      </div>
      <h2 className={styles.group}>{provider.faults}</h2>
      <div className={styles.list}>
        <Button block variant="secondary" onClick={() => onChoice({ kind: 'usedCode' })}>
          {provider.usedCode}
        </Button>
        <Button block variant="secondary" onClick={() => onChoice({ kind: 'wrongState' })}>
          {provider.wrongState}
        </Button>
        <Button block variant="secondary" onClick={() => onChoice({ kind: 'unknownCode' })}>
          {provider.unknownCode}
        </Button>
      </div>
    </>
  )
}

const Account = ({
  account: { openId, name, phone, trait },
  onChoice,
}: {
  account: BoundAccount
  onChoice: Choose
}) => {
  const { provider } = useDemoWords()
  const note = useAccountNote()(trait)
  return (
    <button type="button" className={styles.account} onClick={() => onChoice({ kind: 'account', openId })}>
      <strong>{name ?? provider.noName}</strong> <span className="tabular">{phone}</span>{' '}
      <span className={styles.note}>{note}</span>
    </button>
  )
}
