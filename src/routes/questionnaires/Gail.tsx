import { useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { gailAnswersOf } from '@/domain/questionnaires/gailForm'
import { openCounts, useForm } from '@/stores/questionForm/form'
import { BottomBar } from '@/ui/bars'
import { Button } from '@/ui/Button'
import { Page, PageTitle } from '@/ui/Page'
import { SkeletonList } from '@/ui/Skeleton'
import { FormSections } from '@/routes/questionForm/FormSections'
import { useCheckForm } from '@/routes/questionForm/useCheckForm'
import { useSectionNavigation } from '@/routes/questionForm/useSectionNavigation'
import { Redirect } from '@/routes/shared/Redirect'
import { goBackOnce } from '@/routes/shared/useGoBack'
import { UrgentSigns } from '@/routes/shared/UrgentSigns'
import { paths } from '@/routes/paths'
import { GailResult } from './GailResult'
import { isRecord } from '@/lib/isRecord'

/** What a visitor reads before the first question. */
const Start = () => {
  const { t } = useTranslation('gail')
  const { t: questionnaires } = useTranslation('questionnaires')
  return (
    <>
      <p>{t('forWhom')}</p>
      <p>{t('staysHere')}</p>
      <UrgentSigns muted />
      <p className="quiet">{questionnaires('starred')}</p>
    </>
  )
}

const GailForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('gail')
  const passes = useCheckForm()
  const navigation = useSectionNavigation()
  const end = useRef<HTMLButtonElement>(null)
  const compute = async () => {
    if (await passes()) onDone()
  }
  return (
    <>
      <Start />
      <FormSections {...navigation} onAnswered={() => end.current?.focus()} />
      <BottomBar>
        <Button ref={end} block onClick={() => void compute()}>
          {t('compute')}
        </Button>
      </BottomBar>
    </>
  )
}

/** History state of the result, without answers: Back leads to the form, and a reload clears both. */
const RESULT = { result: true }

/** A202: nothing of the self-test is sent or stored. */
export const Gail = () => {
  const { t: shell } = useTranslation()
  const navigate = useNavigate()
  const asksResult = isResult(useLocation().state)
  const isOpen = useForm(({ form }) => form?.variantId === 'gail')
  const isComplete = useForm((state) => openCounts(state).every((open) => open === 0))
  const answers = useForm((state) => state.answers)
  const headline = useRef<HTMLHeadingElement>(null)
  useFocusOnChange(headline, asksResult)
  if (!isOpen)
    return (
      <Page formBar>
        <PageTitle>{shell('titles.gail')}</PageTitle>
        <Start />
        <SkeletonList count={6} busyText={shell('loading')} />
      </Page>
    )
  if (asksResult && !isComplete) return <Redirect to={paths.gail()} />
  return (
    <Page formBar={!asksResult}>
      <PageTitle ref={asksResult ? undefined : headline}>{shell('titles.gail')}</PageTitle>
      {asksResult ? (
        <GailResult answers={gailAnswersOf(answers)} headline={headline} onChange={() => void goBackOnce(navigate)} />
      ) : (
        <GailForm onDone={() => void navigate(paths.gail(), { state: RESULT })} />
      )}
    </Page>
  )
}

const isResult = (state: unknown): boolean => isRecord(state) && 'result' in state

/** Moves the focus when form and result replace each other; on arrival the shell has already set it. */
const useFocusOnChange = (headline: RefObject<HTMLHeadingElement | null>, showsResult: boolean): void => {
  const before = useRef(showsResult)
  useEffect(() => {
    if (before.current === showsResult) return
    before.current = showsResult
    headline.current?.focus()
  }, [showsResult, headline])
}
