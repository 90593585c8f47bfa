import { useTranslation } from 'react-i18next'
import { siteInfo } from '@/lib/siteInfo'
import { failureOf, useSubmissions } from '@/stores/submit'
import {
  requestUnionId,
  backAtDoctorBinding,
  bindingSubmission,
  bindTypedDoctor,
  forgetFailures,
  typeDoctorCode,
  typeDoctorPhone,
  useDoctor,
} from '@/stores/auth/doctor'
import { codeFailure } from '@/stores/auth/phone'
import { hasProvider } from '@/stores/auth/provider'
import { LiveRegion } from '@/ui/LiveRegion'
import { Button } from '@/ui/Button'
import { Page, PageTitle } from '@/ui/Page'
import { Picture } from '@/ui/Picture'
import { ResultBlock } from '@/ui/ResultBlock'
import { SkeletonList } from '@/ui/Skeleton'
import { Help } from '@/routes/shared/Help'
import { FailureNote } from '@/routes/shared/errors'
import { LanguageSwitch } from '@/routes/shared/LanguageSwitch'
import styles from './DoctorBind.module.css'
import { PhoneCodeForm } from './PhoneCodeForm'
import { useBackFromProvider } from '@/routes/shared/useBackFromProvider'

export const DoctorBind = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('auth')
  const stage = useDoctor((state) => state.stage)
  useBackFromProvider(backAtDoctorBinding)
  if (stage === 'bound') return <Bound />
  return (
    <Page>
      <LanguageSwitch />
      <header>
        <PageTitle>{shell('titles.doctorBind')}</PageTitle>
        <p className={styles.lead}>{t('doctorBind.lead')}</p>
      </header>
      {stage === 'form' ? (
        <>
          <BindForm />
          <AskProvider />
        </>
      ) : (
        <SkeletonList count={2} busyText={shell('loading')} />
      )}
    </Page>
  )
}

const AskProvider = () => {
  const { t } = useTranslation('auth')
  // After a failure the text above offers another try, whether or not the id is known.
  const known = useDoctor(({ providerId, failure }) => providerId !== '' && failure === undefined)
  if (known || !hasProvider()) return null
  return (
    <Button variant="secondary" block onClick={() => requestUnionId(new URL(window.location.href))}>
      {t('doctorBind.byProvider')}
    </Button>
  )
}

const BindForm = () => {
  const { t } = useTranslation('auth')
  const { phone, code } = useDoctor()
  const binding = useSubmissions(bindingSubmission)
  return (
    <PhoneCodeForm
      phone={phone}
      code={code}
      onPhone={typeDoctorPhone}
      onCode={typeDoctorCode}
      onGetCode={forgetFailures}
      submitText={t('doctorBind.bind')}
      busy={binding.state === 'sending'}
      onSubmit={bindTypedDoctor}
      failure={<BindFailure />}
    />
  )
}

const BindFailure = () => {
  const { t } = useTranslation('auth')
  const provider = useDoctor(({ failure }) => failure)
  const submissions = useSubmissions()
  const code = codeFailure(submissions)
  const binding = bindingSubmission(submissions)
  const error = provider ?? code?.error ?? failureOf(binding)
  const [title, next] =
    provider !== undefined
      ? [t('failed.provider'), t('again')]
      : code !== undefined
        ? [t(`failed.${code.of}`), t('kept')]
        : binding.state === 'unconfirmed'
          ? [t('doctorBind.unconfirmed'), t('newCode')]
          : [t('doctorBind.failed'), t('kept')]
  return (
    <LiveRegion role="status">
      {error !== undefined && (
        <FailureNote title={title} error={error} next={next}>
          <Help />
        </FailureNote>
      )}
    </LiveRegion>
  )
}

const Bound = () => {
  const { t } = useTranslation('auth')
  const { doctorCode } = siteInfo()
  const hasCode = doctorCode !== ''
  return (
    <Page>
      <ResultBlock
        title={t('doctorBind.done')}
        justDone
        text={t(hasCode ? 'doctorBind.next' : 'doctorBind.nextWithoutCode')}
      />
      {hasCode && (
        <div className={styles.code}>
          <Picture src={doctorCode} alt={t('doctorBind.code')} ratio="1 / 1" contain eager />
        </div>
      )}
    </Page>
  )
}
