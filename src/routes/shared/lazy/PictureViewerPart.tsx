import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { WordArea } from '@/i18n/words'
import { CloseButton } from '@/ui/Button'
import { LiveRegion } from '@/ui/LiveRegion'
import { useCloseOnBack } from '@/ui/useCloseOnBack'
import { useModal } from '@/ui/useModal'
import { useLazyTranslations } from '../useLazyTranslations'
import { PictureStage } from './PictureStage'
import { PictureTools } from './PictureTools'
import styles from './PictureViewer.module.css'
import { usePictureView } from './usePictureView'

type ViewedPicture = { url: string; name: string }

export type PictureViewerProps = {
  pictures: readonly ViewedPicture[]
  /** The index of the picture that is shown first. */
  first: number
  onClose: () => void
}

const WORDS: WordArea[] = ['pictures']

export const PictureViewerPart = (props: PictureViewerProps) =>
  useLazyTranslations(WORDS).words.state === 'loading' ? null : <Viewer {...props} />

/** The distance by which an arrow key moves an enlarged picture, in pixels. */
const STEP = 80

const Viewer = ({ pictures, first, onClose }: PictureViewerProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('pictures')
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const leave = useCloseOnBack(onClose)
  const close = () => leave(onClose)
  useModal(panel, close)
  const [index, setIndex] = useState(first)
  const viewed = usePictureView()
  const { url, name } = pictures[index] ?? { url: '', name: '' }
  const turn = (by: -1 | 1) => {
    if (pictures[index + by] === undefined) return
    setIndex(index + by)
    viewed.forget()
  }
  const onKey = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      '+': () => viewed.step(1),
      '=': () => viewed.step(1),
      '-': () => viewed.step(-1),
      ArrowLeft: () => (viewed.isWide ? viewed.move({ x: STEP, y: 0 }) : turn(-1)),
      ArrowRight: () => (viewed.isWide ? viewed.move({ x: -STEP, y: 0 }) : turn(1)),
      ArrowUp: () => viewed.move({ x: 0, y: STEP }),
      ArrowDown: () => viewed.move({ x: 0, y: -STEP }),
    }
    if (event.ctrlKey || event.metaKey || event.altKey || acts[event.key] === undefined) return
    event.preventDefault()
    acts[event.key]?.()
  }
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return createPortal(
    <div ref={panel} className={styles.viewer} role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1}>
      <header className={styles.head}>
        <div className={styles.names}>
          <h2 id={titleId}>{name}</h2>
          <LiveRegion role="status">
            {pictures.length > 1 && t('count', { number: index + 1, count: pictures.length })}
          </LiveRegion>
        </div>
        <CloseButton label={shell('actions.close')} onClose={close} />
      </header>
      <PictureStage
        key={index}
        url={url}
        name={name}
        viewed={viewed}
        before={pictures[index - 1]?.url}
        after={pictures[index + 1]?.url}
        onTurn={turn}
      />
      <PictureTools
        viewed={viewed}
        picture={() => panel.current?.querySelector('img') ?? null}
        turns={
          pictures.length > 1
            ? { onTurn: turn, hasBefore: index > 0, hasAfter: index < pictures.length - 1 }
            : undefined
        }
      />
    </div>,
    document.body,
  )
}
