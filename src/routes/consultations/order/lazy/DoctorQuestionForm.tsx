import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Examinee } from '@/domain/account/account'
import type { QuestionTarget } from '@/domain/consultations/doctorQuestion'
import { firstFault, doctorQuestionFaults } from '@/domain/consultations/doctorQuestionFaults'
import { isBlank } from '@/domain/validation/typed'
import { priceInText } from '@/i18n/priceInText'
import { dataOf, freshOf, idle, type RemoteData } from '@/lib/remote'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { useAccount } from '@/stores/account/account'
import { useLastOrder, withFirst } from '@/stores/account/lastOrder'
import { useConsultations } from '@/stores/consultations/consultations'
import { fullConsultationFen, startConsultationOrder } from '@/stores/consultations/order/order'
import { uploadStates, useConsultationPictures } from '@/stores/consultations/order/pictures'
import { changeDoctorQuestion, doctorQuestionOf, useDoctorQuestion } from '@/stores/consultations/order/doctorQuestion'
import { ActionBar, BottomBar } from '@/ui/bars'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { CheckBox } from '@/ui/CheckBox'
import { ChoiceField } from '@/ui/ChoiceField'
import { FormField } from '@/ui/FormField'
import { Page } from '@/ui/Page'
import { LinkRow } from '@/ui/Row'
import { showToast } from '@/ui/toast'
import { useFormProblems } from '@/ui/useFormProblems'
import { ExamineeField } from '@/routes/shared/ExamineeField'
import { PriceLine } from '@/routes/shared/PriceLine'
import { Redirect } from '@/routes/shared/Redirect'
import { markOrderForm, useIsBackAtOrderForm } from '@/routes/shared/orderForm'
import { paths } from '@/routes/paths'
import { PictureField } from './PictureField'
import { QuestionField } from './QuestionField'
import { RecipientCard } from '../RecipientCard'
import { ReportField } from './ReportField'
import { RulesButton } from '../RulesButton'

type PriceFieldProps = {
  doctorId: string
  /** In fen. */
  value: number | undefined
  onChoose: (priceFen: number) => void
  error: string | undefined
  textOf: (priceFen: number) => string
}

const PriceField = ({ doctorId, value, onChoose, error, textOf }: PriceFieldProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultationOrder')
  const prices = dataOf(useConsultations(({ doctors }) => doctors.get(doctorId)) ?? idle)?.pricesFen ?? []
  return (
    <ChoiceField
      label={t('price.label')}
      placeholder={t('price.choose')}
      closeText={shell('actions.close')}
      options={[...new Set(prices)].map((fen) => ({ value: String(fen), label: textOf(fen) }))}
      value={value === undefined ? undefined : String(value)}
      onChoose={(chosen) => onChoose(Number(chosen))}
      error={error}
      starred
    />
  )
}

type Props = {
  target: QuestionTarget
  examinees: (Examinee | UnreadableRow)[]
  caution: ReactNode
  children: ReactNode
}

/**
 * Whether this person is certainly no longer among the patients. A list that failed or is stale does not tell, and an
 * unreadable row may be that person (A589). The user is never gone (A655).
 */
const isGone = (
  customerId: string,
  ownerId: string | undefined,
  examinees: RemoteData<(Examinee | UnreadableRow)[]>,
): boolean =>
  customerId !== '' &&
  customerId !== ownerId &&
  freshOf(examinees)?.every((row) => !isUnreadable(row) && row.id !== customerId) === true

const addFor = (target: QuestionTarget): string =>
  paths.patientAdd(target === 'quick' ? { from: 'quickProblemDesc' } : { from: 'problemDesc', id: target.doctorId })

/** CONSULT-20: validated in the order of the specification. */
export const DoctorQuestionForm = ({ target, examinees, caution, children }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultationOrder')
  const { t: consults } = useTranslation('consultations')
  const { t: help } = useTranslation('doctorQuestionHelp')
  const navigate = useNavigate()
  const question = useDoctorQuestion(doctorQuestionOf(target))
  const { question: text } = question
  const ownerId = useDoctorQuestion(({ owner }) => dataOf(owner))
  const isPatientGone = useAccount((people) => isGone(question.customerId, ownerId, people.examinees))
  const isOwnerListed = examinees.some((row) => !isUnreadable(row) && (row.primary || row.id === ownerId))
  const onPhone = useDoctorQuestion((state) => state.onPhone)
  const isBack = useIsBackAtOrderForm()
  const [isOrdered] = useState(() => isBack && isBlank(text))
  // Read without subscribing: upload progress would render the form each time.
  const faultsNow = () => doctorQuestionFaults(question, uploadStates(useConsultationPictures.getState()), target)
  const patientGone = isPatientGone ? help('patientGone') : undefined
  const { field, errorOf, pass } = useFormProblems(
    {
      price: question.priceFen,
      patient: question.customerId,
      question: text,
      consent: question.agreed,
      uploading: undefined,
    },
    (name) => (name === 'patient' ? patientGone : faultsNow()[name] ? t(`faults.${name}`) : undefined),
  )
  const last = useLastOrder().customerId
  const listed = withFirst(examinees, last)
  const change = (part: Partial<typeof question>) => changeDoctorQuestion(target, part)
  const fen = fullConsultationFen(target)
  const goOn = () => {
    // Other errors are shown in place.
    if (firstFault(faultsNow()) === 'uploading') showToast(t('faults.uploading'))
    if (!pass()) return
    startConsultationOrder(target)
    markOrderForm()
    void navigate(target === 'quick' ? paths.quickOrder() : paths.consultOrder())
  }
  if (isOrdered) return <Redirect to={paths.consultIndex()} />
  return (
    <Page
      bar={
        <BottomBar>
          <ActionBar
            about={fen !== undefined && <PriceLine name={t('price.label')} fen={fen} final={target === 'quick'} />}
          >
            <Button onClick={goOn}>{t('next')}</Button>
          </ActionBar>
        </BottomBar>
      }
    >
      {children}
      <RecipientCard target={target} />
      {target !== 'quick' && (
        <Card>
          <FormField {...field('price')}>
            <PriceField
              doctorId={target.doctorId}
              value={question.priceFen}
              onChoose={(priceFen) => change({ priceFen })}
              error={errorOf('price')}
              textOf={(fen) => priceInText(shell, fen, (price) => t('price.once', { price }))}
            />
          </FormField>
        </Card>
      )}
      {caution}
      <Card>
        <FormField {...field('patient')}>
          <ExamineeField
            examinees={
              isOwnerListed || ownerId === undefined
                ? listed
                : [{ id: ownerId, name: t('patient.self'), primary: false }, ...listed]
            }
            last={last}
            value={question.customerId}
            onChoose={(customerId) => change({ customerId })}
            error={patientGone}
            texts={{ ...t('patient', { returnObjects: true }), nobody: help('notListed') }}
          />
          <div className="quietLine">
            <Button variant="quiet" onClick={() => void navigate(addFor(target))}>
              {shell('titles.patientAdd')}
            </Button>
          </div>
        </FormField>
        <FormField {...field('question')}>
          <QuestionField value={text} onChange={(question) => change({ question })} error={errorOf('question')} />
        </FormField>
        <ReportField
          customerId={question.customerId}
          value={question.reportId}
          onChoose={(reportId) => change({ reportId })}
        />
      </Card>
      {!isOwnerListed && (
        <Card edgeToEdge>
          <LinkRow to={paths.profile()} title={shell('titles.profile')} notes={[help('notListed')]} />
        </Card>
      )}
      <Card>
        <FormField {...field('uploading')}>
          <PictureField />
        </FormField>
      </Card>
      <Card>
        <FormField {...field('consent')}>
          <CheckBox
            label={t('agree')}
            checked={question.agreed}
            onChange={(agreed) => change({ agreed })}
            error={errorOf('consent')}
          />
        </FormField>
        <RulesButton />
      </Card>
      <p className="quiet">{consults('replyTime')}</p>
      <p className="quiet">{t(onPhone ? 'kept' : 'notKept')}</p>
    </Page>
  )
}
