import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import {
  emptyUnreadable,
  newProfilePhone,
  openProfile,
  profileSubmission,
  saveProfile,
  useProfile,
} from '@/stores/account/profile'
import { mayHaveChanged } from '@/stores/questionForm/phoneChange'
import { useSubmissions } from '@/stores/submit'
import { Callout } from '@/ui/Callout'
import { Card } from '@/ui/Card'
import { LinkRow } from '@/ui/Row'
import { Page, PageTitle } from '@/ui/Page'
import { HealthIcon } from '@/ui/accountIcons'
import { FormSkeleton } from '@/routes/questionForm/FormSkeleton'
import { PhoneCode, usePhoneChange } from '@/routes/questionForm/PhoneCode'
import { QuestionForm } from '@/routes/questionForm/QuestionForm'
import { useCheckForm } from '@/routes/questionForm/useCheckForm'
import { ScreenPage } from '@/routes/shared/pages'
import { PageError } from '@/routes/shared/errors'
import { useReturnsToBooking } from '@/routes/shared/returnToBooking'
import { useGoBack } from '@/routes/shared/useGoBack'
import { paths } from '@/routes/paths'
import { useAfterSaving, useNotSavedDialog } from './useAfterSaving'

/** A31: passes on the query that the profile was opened with. */
const RecordLink = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('account')
  const { search } = useLocation()
  return (
    <Card edgeToEdge>
      <LinkRow
        to={{ pathname: paths.profileEdit(), search }}
        picture={<HealthIcon />}
        title={shell('titles.profileEdit')}
        notes={[t('recordText')]}
      />
    </Card>
  )
}

const BESIDE = { phoneCode: <PhoneCode /> }

export const Profile = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('account')
  const forBooking = useReturnsToBooking()
  const { opened } = useProfile()
  if (opened.state === 'failed') return <PageError error={opened.error} onRetry={() => void openProfile()} />
  if (opened.state !== 'ready')
    return (
      <ScreenPage>
        <FormSkeleton />
      </ScreenPage>
    )
  return (
    <Page formBar>
      <PageTitle>{shell('titles.profile')}</PageTitle>
      {forBooking ? <Callout tone="plain">{t('forBooking')}</Callout> : <RecordLink />}
      <ProfileForm forBooking={forBooking} sendText={t(forBooking ? 'saveAndBook' : 'save')} />
    </Page>
  )
}

const ProfileForm = ({ forBooking, sendText }: { forBooking: boolean; sendText: string }) => {
  const { state } = useSubmissions(profileSubmission)
  const { saved, goOn } = useAfterSaving()
  const showNotSaved = useNotSavedDialog()
  const passes = useCheckForm()
  const { askReplace, signInAgain, sayUnconfirmed } = usePhoneChange()
  const goBack = useGoBack()
  const save = async () => {
    if (forBooking) {
      emptyUnreadable()
      if (!(await passes())) return
    }
    const sent = await saveProfile(askReplace)
    switch (sent.kind) {
      case 'sent':
        if (sent.data === 'phoneChanged') await signInAgain()
        else goOn(() => void goBack(paths.my()))
        return
      case 'unconfirmed': {
        const phone = newProfilePhone()
        if (mayHaveChanged(phone)) await sayUnconfirmed(sent.error)
        // With a new phone number only its check was lost, and nothing was sent.
        else await showNotSaved(phone === undefined ? sent : { ...sent, kind: 'rejected' })
        return
      }
      case 'rejected':
        await showNotSaved(sent)
        return
      case 'ignored':
        return
    }
  }
  return (
    <QuestionForm
      forms={['profile']}
      submitting={state === 'sending'}
      allowed={!saved}
      sendText={sendText}
      review={false}
      onSend={save}
      beside={BESIDE}
    />
  )
}
