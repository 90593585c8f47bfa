import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consultation } from '@/domain/consultations/consultation'
import { askedDoctor } from '@/i18n/consultations/askedDoctor'
import { momentText } from '@/i18n/dates'
import { DescriptionList } from '@/ui/DescriptionList'
import { Picture } from '@/ui/Picture'
import { PictureGrid } from '@/ui/PictureGrid'
import { ServerText } from '@/ui/ServerText'
import { Sheet, SheetBody } from '@/ui/Sheet'
import { PictureViewer } from '../PictureViewer'
import { useToday } from '../useToday'
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

/** The pictures of a question; each opens in the viewer. */
const EnlargeablePictures = ({ urls }: { urls: readonly string[] }) => {
  const { t } = useTranslation('consultations')
  const [enlarged, setEnlarged] = useState<number>()
  const pictures = urls.map((url, index) => ({ url, name: t('pictures.picture', { number: index + 1 }) }))
  return (
    <>
      <PictureGrid>
        {urls.map((url, index) => (
          <button
            key={index}
            type="button"
            className={styles.picture}
            aria-label={t('pictures.enlarge', { number: index + 1 })}
            onClick={() => setEnlarged(index)}
          >
            <Picture src={url} alt="" ratio="1 / 1" />
          </button>
        ))}
      </PictureGrid>
      {enlarged !== undefined && (
        <PictureViewer pictures={pictures} first={enlarged} onClose={() => setEnlarged(undefined)} />
      )}
    </>
  )
}
