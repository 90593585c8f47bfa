import { useTranslation } from 'react-i18next'
import { commit, version } from '@/lib/version'
import { ControlRow } from '@/ui/ControlRow'
import { LinkRow } from '@/ui/LinkRow'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { RowList } from '@/ui/RowList'
import { paths } from '@/routes/paths'
import { LanguageSwitch } from '@/routes/shared/LanguageSwitch'
import { LargeText } from './LargeText'
import styles from './AccountPage.module.css'
import { AccountCard } from './AccountCard'
import { AccountLinks } from './AccountLinks'
import { SignOut } from './SignOut'

/** The personal centre: who is signed in, the ways to what is theirs, language, text size, privacy and sign-out. */
export const AccountPage = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('account')
  return (
    <Page>
      <PageTitle>{shell('titles.my')}</PageTitle>
      <AccountCard />
      <AccountLinks />
      <RowList>
        <li>
          <ControlRow label={<span aria-hidden="true">{shell('language.label')}</span>}>
            <LanguageSwitch />
          </ControlRow>
        </li>
        <LargeText />
        <li>
          <LinkRow to={paths.privacyCentre()} title={shell('titles.privacyCentre')} />
        </li>
      </RowList>
      <SignOut />
      <p className={`quiet ${styles.version}`}>
        {t('version', { version: [version, commit].filter(Boolean).join(' · ') })}
      </p>
    </Page>
  )
}
