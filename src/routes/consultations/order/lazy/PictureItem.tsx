import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureSlot } from '@/stores/consultations/order/pictures'
import { removePicture, sourceOf } from '@/stores/consultations/order/slots'
import { choosePictures, retryPicture } from '@/stores/consultations/order/upload'
import { Button } from '@/ui/Button'
import { notesId } from '@/ui/FieldLabel'
import { LiveRegion } from '@/ui/LiveRegion'
import { Picture } from '@/ui/Picture'
import { icon } from '@/ui/icon'
import { PictureInput } from './PictureInput'
import styles from './pictures.module.css'

const AddPictureIcon = icon(
  <>
    <path d="M13.5 19.5H5a1.8 1.8 0 0 1-1.8-1.8V9A1.8 1.8 0 0 1 5 7.2h2.4l1.5-2.3a1 1 0 0 1 .84-.45h4.5a1 1 0 0 1 .84.45l1.5 2.3H19A1.8 1.8 0 0 1 20.8 9v3.2" />
    <circle cx="12" cy="12.6" r="3.3" />
    <path d="M18.5 15.5v5.5M15.75 18.25h5.5" />
  </>,
)

type PicturePreviewProps = {
  number: number
  src: string | undefined
  onEnlarge: () => void
}

const PicturePreview = ({ number, src, onEnlarge }: PicturePreviewProps) => {
  const { t } = useTranslation('consultations')
  if (src === undefined)
    return (
      <span className={styles.shown}>
        <Picture src={undefined} alt="" ratio="1" />
      </span>
    )
  return (
    <button type="button" className={styles.shown} aria-label={t('pictures.enlarge', { number })} onClick={onEnlarge}>
      <Picture src={src} alt="" ratio="1" eager />
    </button>
  )
}

type Props = {
  /** The id of the notes below the row, which describe the problem of this picture. */
  id: string
  place: number
  slot: PictureSlot
  onEnlarge: (place: number) => void
}

/** A slot for one picture. Memoised: upload progress renders only its own slot. */
export const PictureItem = memo(({ id, place, slot, onEnlarge }: Props) => {
  const { t } = useTranslation('consultations')
  const row = useRef<HTMLLIElement>(null)
  const number = place + 1
  // The tapped button unmounts: move the focus to the slot.
  const act = (does: Promise<void> | void) => {
    row.current?.focus({ preventScroll: true })
    void does
  }
  const isUnderWay = slot.state === 'uploading'
  return (
    <li ref={row} tabIndex={-1} className={styles.place} aria-label={t('pictures.picture', { number })}>
      {slot.state === 'unStart' ? (
        <PictureInput
          look={{ className: styles.choice }}
          label={t('pictures.add', { number })}
          describedBy={notesId(id)}
          onChoose={(files) => act(choosePictures(place, files))}
        >
          <AddPictureIcon />
          <span aria-hidden="true">{t('pictures.addShort')}</span>
        </PictureInput>
      ) : (
        <PicturePreview number={number} src={sourceOf(slot)} onEnlarge={() => onEnlarge(place)} />
      )}
      <div className={styles.texts}>
        <LiveRegion role="status">
          {slot.state !== 'unStart' && (
            <>
              <span className="visuallyHidden">{t('pictures.picture', { number })} </span>
              {t(`pictures.states.${slot.state}`)}
            </>
          )}
        </LiveRegion>
        {isUnderWay && (
          <progress
            className={styles.progress}
            aria-label={t('pictures.progress', { number })}
            value={slot.share > 0 ? slot.share : undefined}
          />
        )}
        {slot.state !== 'unStart' && (
          <div className={styles.buttons}>
            {slot.state === 'failed' && (
              <Button
                variant="quiet"
                aria-label={t('pictures.retryOne', { number })}
                aria-describedby={notesId(id)}
                onClick={() => act(retryPicture(place))}
              >
                {t('pictures.retry')}
              </Button>
            )}
            <Button
              variant="quiet"
              aria-label={isUnderWay ? t('pictures.cancelOne', { number }) : t('pictures.removeOne', { number })}
              onClick={() => act(removePicture(place))}
            >
              {isUnderWay ? t('pictures.cancel') : t('pictures.remove')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
})
