import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pagesToDraw } from '@/domain/pdf/pages'
import type { OpenDocument } from '@/gateways/pdf/port'
import { PdfPage } from './PdfPage'
import { usePageSizes } from './usePageSizes'
import { usePinch } from './usePinch'
import { useSeen } from './useSeen'
import { useSettled } from './useSettled'
import styles from './viewer.module.css'

type Props = { pdf: OpenDocument; zoom: number; onZoom: (zoom: number) => void; onCurrent: (page: number) => void }

const SETTLED_MS = 150

/** All pages one below the other, each in its box; only those near the screen are drawn. */
export const PdfPages = ({ pdf, zoom, onZoom, onCurrent }: Props) => {
  const { t } = useTranslation('pdf')
  const list = useRef<HTMLOListElement>(null)
  const part = useRef<HTMLDivElement>(null)
  usePinch(part, zoom, onZoom)
  // While fingers move, what is drawn is stretched.
  const drawnZoom = useSettled(zoom, SETTLED_MS)
  const width = useWidth(list)
  const sizes = usePageSizes(pdf)
  const inSight = useSeen(list, '0px')
  const [current = 1] = useSeen(list, '-49% 0px')
  useEffect(() => onCurrent(current), [current, onCurrent])
  const drawn = pagesToDraw(inSight, pdf.pageCount)
  return (
    <div ref={part} className={styles.pages} role="region" aria-label={t('pages')} {...(zoom > 1 && { tabIndex: 0 })}>
      <ol ref={list} style={{ width: `${zoom * 100}%` }}>
        {sizes.map((ratio, index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            number={index + 1}
            ratio={ratio}
            width={drawn.includes(index + 1) ? width * drawnZoom : 0}
          />
        ))}
      </ol>
    </div>
  )
}

/** How wide the pages are before they are made larger. */
const useWidth = (list: React.RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const measure = () => setWidth(list.current?.parentElement?.clientWidth ?? 0)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [list])
  return width
}
