import { useState } from 'react'
import { personOfToken, transact, type Clinic } from '@/mocks/clinic'
import { boundAccounts } from '@/mocks/auth/provider'
import { ChoiceField } from '@/ui/ChoiceField'
import styles from './Panel.module.css'
import { useAccountNote } from './useAccountNote'
import { useDemoWords } from './useDemoWords'
import { signInAs, visitorToken } from './visitor'

/** Signs in as any of the accounts; the page begins anew with it. */
export const PanelPeople = ({ clinic, onSignIn }: { clinic: Clinic; onSignIn: (work: () => void) => void }) => {
  const { panel, provider } = useDemoWords()
  const noteOf = useAccountNote()
  const [accounts] = useState(() => boundAccounts(clinic))
  const current = transact(clinic, () => personOfToken(clinic, visitorToken())?.openId ?? undefined)
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{panel.people}</h3>
      <ChoiceField
        label={panel.account}
        placeholder={panel.nobody}
        closeText={panel.closeAccounts}
        options={accounts.map(({ openId, name, phone, trait }) => ({
          value: openId,
          label: name ?? provider.noName,
          description: noteOf(trait),
          note: phone,
        }))}
        value={current}
        hint={panel.accountHint}
        onChoose={(openId) => onSignIn(() => signInAs(clinic, openId))}
      />
    </section>
  )
}
