import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenDocument } from '@/gateways/pdf/port'
import { releaseCanvas } from '@/lib/releaseCanvas'
import { reportFault } from '@/lib/reportFault'
import { ServerText } from '@/ui/ServerText'
import styles from './viewer.module.css'

type Props = {
  pdf: OpenDocument
  number: number
  ratio: number
  /** In CSS pixels; 0 for a page far from the viewport. */
  width: number
}

export const PdfPage = ({ pdf, number, ratio, width }: Props) => {
  const { t } = useTranslation('pdf')
  const box = useRef<HTMLDivElement>(null)
  const failed = useDrawn(pdf, number, width, box)
  const written = useText(pdf, number, width > 0)
  return (
    <li
      className={styles.page}
      style={{ aspectRatio: String(ratio) }}
      aria-label={t('pageOf', { page: number, count: pdf.pageCount })}
    >
      <div ref={box} aria-hidden="true" className={styles.drawing} />
      {failed && <p className={styles.failed}>{t('pageFailed')}</p>}
      {written !== undefined && (
        <p className="visuallyHidden">
          <ServerText>{written.failed ? t('textFailed') : written.text || t('noText')}</ServerText>
        </p>
      )}
    </li>
  )
}

const useDrawn = (
  pdf: OpenDocument,
  number: number,
  width: number,
  box: React.RefObject<HTMLElement | null>,
): boolean => {
  const [failed, setFailed] = useState(false)
  const isDrawn = width > 0
  useEffect(() => {
    if (width === 0) return undefined
    const drawing = new AbortController()
    pdf.draw(number, width * window.devicePixelRatio, drawing.signal).then(
      (canvas) => {
        if (drawing.signal.aborted) return releaseCanvas(canvas)
        empty(box.current)
        box.current?.append(canvas)
        setFailed(false)
      },
      () => drawing.signal.aborted || setFailed(true),
    )
    return () => drawing.abort()
  }, [pdf, number, width, box])
  useEffect(() => {
    const shown = box.current
    return isDrawn ? () => empty(shown) : undefined
  }, [isDrawn, box])
  return failed
}

const empty = (box: HTMLElement | null): void => {
  for (const canvas of box?.querySelectorAll('canvas') ?? []) releaseCanvas(canvas)
  box?.replaceChildren()
}

type Written = { failed: true } | { failed: false; text: string }

const useText = (pdf: OpenDocument, number: number, isNear: boolean): Written | undefined => {
  const [written, setWritten] = useState<Written>()
  useEffect(() => {
    if (!isNear) return undefined
    let left = false
    pdf.textOf(number).then(
      (text) => left || setWritten({ failed: false, text: text.trim() }),
      (failure: unknown) => {
        if (left) return
        reportFault(failure)
        setWritten({ failed: true })
      },
    )
    return () => {
      left = true
    }
  }, [pdf, number, isNear])
  return written
}
