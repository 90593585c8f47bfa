import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consultation } from '@/domain/consultations/consultation'
import { askedDoctor } from '@/i18n/consultations/askedDoctor'
import { momentText } from '@/i18n/dates'
import { DescriptionList } from '@/ui/DescriptionList'
import { ServerText } from '@/ui/ServerText'
import { Sheet, SheetBody } from '@/ui/Sheet'
import { useToday } from '../useToday'
import { EnlargeablePictures } from './EnlargeablePictures'
import styles from './SentQuestion.module.css'

type SheetProps = { onClose: () => void; children: ReactNode }

export const SentSheet = ({ onClose, children }: SheetProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  return (
    <Sheet title={t('sent.title')} closeText={shell('actions.close')} onClose={onClose}>
      {() => <SheetBody>{children}</SheetBody>}
    </Sheet>
  )
}

/** The question to the doctor, as the server has stored it. */
export const SentQuestion = ({ consultation }: { consultation: Consultation }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const today = useToday()
  const { question, pictureUrls, patientName, askedAt, reportId } = consultation
  return (
    <>
      <p className={styles.question}>
        <ServerText>{question ?? shell('unknown')}</ServerText>
      </p>
      {pictureUrls.length > 0 && <EnlargeablePictures urls={pictureUrls} />}
      <div className="names">
        <DescriptionList
          facts={[
            [t('mine.for'), patientName ?? shell('unknown')],
            [t('mine.doctor'), askedDoctor(t, shell, consultation)],
            [t('mine.asked'), askedAt === undefined ? shell('unknown') : momentText(shell, askedAt, today)],
            [t('sent.report'), t(reportId === undefined || reportId === '' ? 'sent.without' : 'sent.attached')],
          ]}
        />
      </div>
    </>
  )
}

type Props = { consultation: Consultation; onClose: () => void }

export const SentQuestionSheet = ({ consultation, onClose }: Props) => (
  <SentSheet onClose={onClose}>
    <SentQuestion consultation={consultation} />
  </SentSheet>
)
