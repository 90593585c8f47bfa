import { useTranslation } from 'react-i18next'
import { openProfile, profileSending, saveProfile, useProfile } from '../../stores/peopleProfile'
import { useSendings } from '../../stores/send'
import { Note } from '../../ui/Note'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { FormSkeleton } from '../form/FormSkeleton'
import { PhoneCode } from '../form/PhoneCode'
import { QuestionForm } from '../form/QuestionForm'
import { usePhoneChange } from '../form/usePhoneChange'
import { paths } from '../paths'
import { FailedPage } from '../shared/Failed'
import { useForBooking } from '../shared/forBooking'
import { ScreenPage } from '../shared/ScreenPage'
import { useGoBack } from '../shared/useGoBack'
import { RecordLink } from './RecordLink'
import { useAfterSaving } from './useAfterSaving'
import { useTellNotSaved } from './useTellNotSaved'

const BESIDE = { phoneCode: <PhoneCode /> }

/** The customer's own data and phone (A147). */
export const Profile = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('account')
  const forBooking = useForBooking()
  const { opened } = useProfile()
  if (opened.state === 'failed') return <FailedPage error={opened.error} onRetry={() => void openProfile()} />
  if (opened.state !== 'ready')
    return (
      <ScreenPage>
        <FormSkeleton />
      </ScreenPage>
    )
  return (
    <Page formBar>
      <PageTitle>{shell('titles.profile')}</PageTitle>
      {forBooking ? <Note tone="plain">{t('forBooking')}</Note> : <RecordLink />}
      <ProfileForm sendText={t(forBooking ? 'saveAndBook' : 'save')} />
    </Page>
  )
}

const ProfileForm = ({ sendText }: { sendText: string }) => {
  const { state } = useSendings(profileSending)
  const { saved, goOn } = useAfterSaving()
  const tellNotSaved = useTellNotSaved()
  const { askReplace, signInAgain } = usePhoneChange()
  const goBack = useGoBack()
  const save = async () => {
    const sent = await saveProfile(askReplace)
    switch (sent.kind) {
      case 'sent':
        if (sent.data === 'phoneChanged') await signInAgain()
        else goOn(() => void goBack(paths.my()))
        return
      case 'undecided':
      case 'refused':
        await tellNotSaved(sent)
        return
      case 'stale':
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
