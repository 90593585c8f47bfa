import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { keepBlurred } from '@/stores/consultations/order/slots'
import { choosePictures } from '@/stores/consultations/order/upload'
import { Button, buttonProps } from '@/ui/Button'
import { LiveRegion } from '@/ui/LiveRegion'
import { PictureInput } from './PictureInput'
import styles from './pictures.module.css'

type Props = {
  place: number
  isBlurred: boolean
  /** Runs before the tapped button unmounts. */
  onAct: () => void
}

/** Says that a picture looks blurred. It may be taken again; it is never refused. */
export const BlurNote = ({ place, isBlurred, onAct }: Props) => {
  const { t } = useTranslation('doctorQuestionHelp')
  const id = useId()
  const number = place + 1
  return (
    <div className={styles.blur} data-shown={isBlurred || undefined}>
      <LiveRegion role="status">{isBlurred && <p id={id}>{t('blurred.text', { number })}</p>}</LiveRegion>
      {isBlurred && (
        <div className={styles.answers}>
          <PictureInput
            look={buttonProps('secondary', false)}
            label={t('blurred.againOne', { number })}
            describedBy={id}
            onChoose={(files) => {
              onAct()
              void choosePictures(place, files)
            }}
          >
            {t('blurred.again')}
          </PictureInput>
          <Button
            variant="quiet"
            aria-label={t('blurred.keepOne', { number })}
            aria-describedby={id}
            onClick={() => {
              onAct()
              keepBlurred(place)
            }}
          >
            {t('blurred.keep')}
          </Button>
        </div>
      )}
    </div>
  )
}
