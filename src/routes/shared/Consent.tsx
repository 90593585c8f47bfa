import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isConsentKept } from '@/lib/keptConsent'
import { knownCustomerId, useAccount } from '@/stores/account/account'
import { consentAt, giveConsent, useConsent } from '@/stores/auth/consent'
import { Button } from '@/ui/Button'
import { CheckBox } from '@/ui/CheckBox'
import { FormField } from '@/ui/FormField'
import { focusMain } from '@/ui/focusMain'
import { Section, SectionTitle } from '@/ui/Section'
import { useFormProblems } from '@/ui/useFormProblems'
import { paths } from '@/routes/paths'
import { useGoBack } from './useGoBack'
import styles from './Consent.module.css'

type GateProps = { userId: string | undefined; children: ReactNode }

/**
 * A385: asks once per person for consent before any health data is entered. The screen provides the heading. While its
 * data loads, the screen does not know the user. Then the loaded customer is asked (A529). Where the phone keeps
 * no consent, the question does not wait for the customer (A545).
 */
export const ConsentGate = ({ userId, children }: GateProps) => {
  const { knownId, agreed } = useAgreed(userId)
  return agreed ? children : <ConsentQuestion userId={knownId} />
}

/** Returns whether consent was given, and by whom, as far as the screen or its data know the user. */
export const useAgreed = (userId: string | undefined): { knownId: string | undefined; agreed: boolean } => {
  const customerId = useAccount(knownCustomerId)
  const knownId = userId ?? customerId
  const agreed = useConsent((state) =>
    knownId === undefined ? isConsentKept() : consentAt(state, knownId) !== undefined,
  )
  return { knownId, agreed }
}

export const ConsentQuestion = ({ userId }: Pick<GateProps, 'userId'>) => {
  const { t } = useTranslation('consent')
  const goBack = useGoBack()
  const [ticked, setTicked] = useState(false)
  const { field, errorOf, pass } = useFormProblems({ consent: ticked }, () => (ticked ? undefined : t('tickFirst')))
  const goOn = () => {
    if (!pass() || userId === undefined) return
    giveConsent(userId)
    // A screen reader would not announce the part that replaces this one.
    focusMain()
  }
  return (
    <Section spacious>
      <div className="names">
        <SectionTitle>{t('title')}</SectionTitle>
      </div>
      <ConsentText />
      <FormField {...field('consent')}>
        <ConsentBox checked={ticked} onChange={setTicked} error={errorOf('consent')} />
      </FormField>
      <div className={styles.ways}>
        <Button block busy={ticked && userId === undefined} onClick={goOn}>
          {t('goOn')}
        </Button>
        <Button block variant="quiet" onClick={() => void goBack(paths.home())}>
          {t('refuse')}
        </Button>
      </div>
    </Section>
  )
}

export const ConsentText = () => {
  const { t } = useTranslation('consent')
  return (
    <dl className={styles.text}>
      {(['what', 'why', 'choice'] as const).map((part) => (
        <div key={part}>
          <dt className={styles.about}>{t(`${part}.title`)}</dt>
          <dd>{t(`${part}.text`)}</dd>
        </div>
      ))}
    </dl>
  )
}

type BoxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
}

export const ConsentBox = ({ checked, onChange, error }: BoxProps) => {
  const { t } = useTranslation('consent')
  return (
    <div>
      <CheckBox label={t('box')} checked={checked} onChange={onChange} error={error} />
      <Link className={styles.policy ?? ''} to={paths.privacy()}>
        {t('privacy')}
      </Link>
    </div>
  )
}
