import { useTranslation } from 'react-i18next'
import { version } from '../../lib/version'
import { LanguageSwitch } from '../shared/LanguageSwitch'
import { ConsentRow } from './ConsentRow'
import { LargeText } from './LargeText'
import styles from './My.module.css'
import { MyCard } from './MyCard'
import { MyLinks } from './MyLinks'
import { SignOut } from './SignOut'

/** The personal centre: who is signed in, the ways to what is theirs, language, text size, consent and sign-out. */
export const My = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('people')
  return (
    <>
      <h1 className={styles.title}>{shell('titles.my')}</h1>
      <MyCard />
      <MyLinks />
      <div className={styles.settings}>
        <div className={styles.setting}>
          <span aria-hidden="true">{shell('language.label')}</span>
          <LanguageSwitch />
        </div>
        <LargeText />
        <ConsentRow />
      </div>
      <SignOut />
      <p className={styles.version}>{t('version', { version })}</p>
    </>
  )
}
