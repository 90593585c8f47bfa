import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenDocument } from '@/gateways/pdf/port'
import { ChunkLoadError } from '@/lib/chunkLoadError'
import { TooLate } from '@/lib/inTime'
import { releaseCanvas } from '@/lib/releaseCanvas'
import { reportFault } from '@/lib/reportFault'
import { Button } from '@/ui/Button'
import { focusAround } from '@/ui/focusMain'
import { ServerText } from '@/ui/ServerText'
import styles from './viewer.module.css'

type Props = {
  pdf: OpenDocument
  number: number
  ratio: number
  /** In CSS pixels; 0 for a page far from the viewport. */
  width: number
  onRetry: () => void
}

export const PdfPage = ({ pdf, number, ratio, width, onRetry }: Props) => {
  const { t } = useTranslation('pdf')
  const { t: shell } = useTranslation()
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
      {failed !== undefined && (
        <div className={styles.failed}>
          <p>{t('pageFailed')}</p>
          {failed === 'lost' && (
            <Button ref={focusAround} onClick={onRetry}>
              {shell('actions.retry')}
            </Button>
          )}
        </div>
      )}
      {written !== undefined && (
        <p className="visuallyHidden">
          <ServerText>{written.failed ? t('textFailed') : written.text || t('noText')}</ServerText>
        </p>
      )}
    </li>
  )
}

/** A page that was lost on its way may be drawn once the document is opened again. */
type Failed = 'lost' | 'broken'

const failedBy = (failure: unknown): Failed =>
  failure instanceof ChunkLoadError || failure instanceof TooLate ? 'lost' : 'broken'

const useDrawn = (
  pdf: OpenDocument,
  number: number,
  width: number,
  box: React.RefObject<HTMLElement | null>,
): Failed | undefined => {
  const [failure, setFailure] = useState<{ of: OpenDocument; failed: Failed }>()
  const isDrawn = width > 0
  useEffect(() => {
    if (width === 0) return undefined
    const drawing = new AbortController()
    pdf.draw(number, width * window.devicePixelRatio, drawing.signal).then(
      (canvas) => {
        if (drawing.signal.aborted) return releaseCanvas(canvas)
        empty(box.current)
        box.current?.append(canvas)
        setFailure(undefined)
      },
      (reason: unknown) => drawing.signal.aborted || setFailure({ of: pdf, failed: failedBy(reason) }),
    )
    return () => drawing.abort()
  }, [pdf, number, width, box])
  useEffect(() => {
    const shown = box.current
    return isDrawn ? () => empty(shown) : undefined
  }, [isDrawn, box])
  return failure?.of === pdf ? failure.failed : undefined
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
