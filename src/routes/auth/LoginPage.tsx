import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageTitle } from '@/ui/Page'
import { TextSizeSwitch } from '@/routes/shared/TextSizeSwitch'
import { OperatorPart } from '@/routes/shared/lazy/OperatorPart'
import { OperatorPlace } from '@/routes/shared/OperatorNote'
import { paths } from '@/routes/paths'
import styles from './Login.module.css'
import { PhoneForm } from './PhoneForm'

type Props = {
  languages: ReactNode
  welcome: string
  drawing?: ReactNode
  children: ReactNode
}

/** The layout of the sign-in; also prerendered in the page (`src/prerender`). */
export const LoginPage = ({ languages, welcome, drawing, children }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('auth')
  return (
    <>
      <div className={styles.settings}>
        <TextSizeSwitch />
        {languages}
      </div>
      <header className={styles.header}>
        <p className={styles.product}>{shell('product')}</p>
        <PageTitle>{shell('titles.login')}</PageTitle>
        <p className={styles.welcome}>{welcome}</p>
      </header>
      {children}
      <p className={styles.read}>
        {t('readFirst')}
        <Link to={paths.agreement()} className={styles.document}>
          {shell('titles.agreement')}
        </Link>
        <Link to={paths.privacy()} className={styles.document}>
          {shell('titles.privacy')}
        </Link>
      </p>
      <OperatorPlace>
        <OperatorPart drawing={drawing} />
      </OperatorPlace>
    </>
  )
}

export const FormShape = ({ busyText }: { busyText: string }) => (
  <div role="status">
    <span className="visuallyHidden">{busyText}</span>
    <fieldset disabled aria-hidden="true" className={styles.shape}>
      <PhoneForm />
    </fieldset>
  </div>
)
