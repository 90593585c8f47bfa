import { useTranslation } from 'react-i18next'
import { ZOOMS, zoomedIn, zoomedOut } from '@/domain/pdf/pages'
import { BottomBar } from '@/ui/BottomBar'
import { Button } from '@/ui/Button'
import styles from './viewer.module.css'

type Props = { zoom: number; onZoom: (zoom: number) => void; onSave: () => void }

/** What can be done with the document. */
export const PdfBar = ({ zoom, onZoom, onSave }: Props) => {
  const { t } = useTranslation('pdf')
  return (
    <BottomBar>
      <div className="ends">
        <div className={styles.zoom} role="group" aria-label={t('zoom.label')}>
          <Button
            variant="quiet"
            aria-label={t('zoom.out')}
            idle={zoom <= ZOOMS.least}
            onClick={() => onZoom(zoomedOut(zoom))}
          >
            −
          </Button>
          <span role="status">{t('zoom.now', { percent: Math.round(zoom * 100) })}</span>
          <Button
            variant="quiet"
            aria-label={t('zoom.in')}
            idle={zoom >= ZOOMS.most}
            onClick={() => onZoom(zoomedIn(zoom))}
          >
            +
          </Button>
        </div>
        <Button onClick={onSave}>{t('save')}</Button>
      </div>
    </BottomBar>
  )
}
