import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchPreparing } from '@/gateways/pictures/port'
import { errorText } from '@/i18n/errors'
import { reportFault } from '@/lib/reportFault'
import { useConsultationPictures, type PictureSlot } from '@/stores/consultations/order/pictures'
import { sourceOf } from '@/stores/consultations/order/slots'
import { FieldGroup } from '@/ui/FieldGroup'
import { Fold } from '@/ui/Fold'
import { FieldNotes } from '@/ui/FormField'
import { PictureViewer } from '@/routes/shared/PictureViewer'
import { BlurNote } from './BlurNote'
import { PictureItem } from './PictureItem'
import styles from './pictures.module.css'

/** The pictures of a question in one row of tiles, each with its own uploader (CONSULT-12). */
export const PictureField = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const id = useId()
  const row = useRef<HTMLUListElement>(null)
  const slots = useConsultationPictures((state) => state.slots)
  const leftOut = useConsultationPictures((state) => state.leftOut)
  useEffect(() => {
    // A failed import is reported when a picture is chosen.
    fetchPreparing().catch(reportFault)
  }, [])
  const problemWith = (slot: PictureSlot): string | undefined => {
    if (slot.state === 'failed') return errorText(shell, slot.error)
    return slot.state === 'unStart' && slot.refused ? t(`pictures.problems.${slot.refused}`) : undefined
  }
  const warningText = (): string | undefined => {
    if (slots.some(({ state }) => state === 'failed')) return t('pictures.notSent')
    return leftOut > 0 ? t('pictures.leftOut', { count: leftOut }) : undefined
  }
  const [enlarged, setEnlarged] = useState<Pick<ComponentProps<typeof PictureViewer>, 'pictures' | 'first'>>()
  const tiles = slots.map((slot, place) => ({ slot, place, notes: `${id}${place}`, problem: problemWith(slot) }))
  const viewed = tiles.flatMap(({ slot, place }) => {
    const url = sourceOf(slot)
    return url === undefined ? [] : [{ url, place, name: t('pictures.picture', { number: place + 1 }) }]
  })
  // Fixed when it opens: a picture that is prepared meanwhile would move the shown one.
  const enlarge = (at: number) =>
    setEnlarged({ pictures: viewed, first: viewed.findIndex(({ place }) => place === at) })
  return (
    <FieldGroup role="group" label={t('pictures.label')} hint={t('pictures.hint')} warning={warningText()}>
      <ul role="list" ref={row} className={styles.places}>
        {tiles.map(({ slot, place, notes }) => (
          <PictureItem key={place} id={notes} place={place} slot={slot} onEnlarge={enlarge} />
        ))}
      </ul>
      {/* Below the row: a tile is too narrow for a sentence. */}
      {tiles.map(({ place, notes, problem }) => (
        <FieldNotes
          key={place}
          id={notes}
          error={problem && t('pictures.problemOf', { number: place + 1, problem })}
        />
      ))}
      {tiles.map(({ slot, place }) => (
        <BlurNote
          key={place}
          place={place}
          isBlurred={slot.state === 'done' && slot.isBlurred === true}
          onAct={() => row.current?.querySelectorAll('li')[place]?.focus({ preventScroll: true })}
        />
      ))}
      <PictureTips />
      {enlarged !== undefined && <PictureViewer {...enlarged} onClose={() => setEnlarged(undefined)} />}
    </FieldGroup>
  )
}

const TIPS = ['light', 'distance', 'focus', 'face'] as const

const PictureTips = () => {
  const { t } = useTranslation('doctorQuestionHelp')
  return (
    <Fold title={t('tips.title')}>
      <ul className={styles.tips}>
        {TIPS.map((tip) => (
          <li key={tip}>{t(`tips.${tip}`)}</li>
        ))}
      </ul>
    </Fold>
  )
}
