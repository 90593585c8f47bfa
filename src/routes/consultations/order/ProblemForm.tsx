import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  firstFault,
  problemFaults,
  QUESTION_LIMIT,
  type ProblemFault,
  type ProblemTarget,
} from '@/domain/consultations/problem'
import type { Examinee } from '@/domain/account/account'
import { priceText } from '@/i18n/prices'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { fullConsultFen, startConsultOrder } from '@/stores/consultations/order/order'
import { uploadStates, useConsultsPictures } from '@/stores/consultations/order/pictures'
import { changeProblem, problemOf, useProblem } from '@/stores/consultations/order/problem'
import { ActionBar } from '@/ui/ActionBar'
import { BottomBar } from '@/ui/BottomBar'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { CheckBox } from '@/ui/CheckBox'
import { FormField } from '@/ui/FormField'
import { Page } from '@/ui/Page'
import { TextArea } from '@/ui/TextArea'
import { showToast } from '@/ui/toast'
import { useFormProblems } from '@/ui/useFormProblems'
import { paths } from '@/routes/paths'
import { ConsultCaution } from '@/routes/shared/ConsultCaution'
import { ExamineeField } from '@/routes/shared/ExamineeField'
import { PriceLine } from '@/routes/shared/PriceLine'
import { RulesButton } from './RulesButton'
import { PictureField } from './PictureField'
import { PriceField } from './PriceField'
import { ReportField } from './ReportField'
import { RecipientCard } from './RecipientCard'

type Props = {
  target: ProblemTarget
  examinees: (Examinee | UnreadableRow)[]
  /** Stands above all. */
  children: ReactNode
}

const FAULTS: readonly ProblemFault[] = ['price', 'question', 'consent', 'uploading']

/** What the doctor is told, checked in the order of the specification (CONSULT-20). */
export const ProblemForm = ({ target, examinees, children }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultationOrder')
  const { t: consults } = useTranslation('consultations')
  const navigate = useNavigate()
  const problem = useProblem(problemOf(target))
  // The pictures are asked only when it matters: every part of one that goes through would draw the form anew.
  const faultsNow = () => problemFaults(problem, uploadStates(useConsultsPictures.getState()), target)
  const { field, errorOf, pass } = useFormProblems(
    { price: problem.priceFen, question: problem.question, consent: problem.agreed, uploading: undefined },
    (name) => (faultsNow()[name] ? t(`faults.${name}`) : undefined),
  )
  const change = (part: Partial<typeof problem>) => changeProblem(target, part)
  const fen = fullConsultFen(target)
  const goOn = () => {
    const faults = faultsNow()
    const fault = firstFault(faults)
    if (fault !== undefined) {
      // The others are said in their place.
      if (fault === 'uploading') showToast(t('faults.uploading'))
      pass(FAULTS.filter((one) => faults[one]))
      return
    }
    startConsultOrder(target)
    void navigate(target === 'quick' ? paths.quickOrder() : paths.consultOrder())
  }
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
              value={problem.priceFen}
              onChoose={(priceFen) => change({ priceFen })}
              error={errorOf('price')}
              textOf={(price) => t('price.once', { price: priceText(shell, price) })}
            />
          </FormField>
        </Card>
      )}
      <ConsultCaution />
      <Card>
        <ExamineeField
          examinees={examinees}
          value={problem.customerId}
          onChoose={(customerId) => change({ customerId })}
          texts={t('patient', { returnObjects: true })}
        />
        <FormField {...field('question')}>
          <TextArea
            label={t('question.label')}
            hint={t('question.hint')}
            value={problem.question}
            onChange={(question) => change({ question })}
            limit={QUESTION_LIMIT}
            countText={t('question.count', { used: problem.question.length, limit: QUESTION_LIMIT })}
            error={errorOf('question')}
            starred
          />
        </FormField>
        <ReportField
          customerId={problem.customerId}
          value={problem.reportId}
          onChoose={(reportId) => change({ reportId })}
        />
      </Card>
      <Card>
        <FormField {...field('uploading')}>
          <PictureField />
        </FormField>
      </Card>
      <Card>
        <FormField {...field('consent')}>
          <CheckBox
            label={t('agree')}
            checked={problem.agreed}
            onChange={(agreed) => change({ agreed })}
            error={errorOf('consent')}
          />
        </FormField>
        <RulesButton />
      </Card>
      <p className="quiet">{consults('replyTime')}</p>
      <p className="quiet">{t('kept')}</p>
    </Page>
  )
}
