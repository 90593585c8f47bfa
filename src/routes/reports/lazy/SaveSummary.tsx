import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isWeChat } from '@/lib/device'
import { saveFile } from '@/lib/saveFile'
import type { Exported } from '@/stores/pdf'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Picture } from '@/ui/Picture'
import { Sheet, SheetBody } from '@/ui/Sheet'
import { useExport } from '@/routes/shared/useExport'
import styles from './SummaryPage.module.css'

type Kind = 'picture' | 'pdf'

type Props = {
  title: string
  day: string
  /** Parts of the sheet are still loading. */
  busy: boolean
}

/**
 * Saves the summary as a picture or as a PDF, in any language. The messaging app saves no files, so it
 * shows the picture to press and keep.
 */
export const SaveSummary = ({ title, day, busy }: Props) => {
  const { t } = useTranslation('visitSummary')
  const place = useRef<HTMLDivElement>(null)
  const { work, begin, forget } = useExport(place, { title, header: () => day })
  const [kind, setKind] = useState<Kind>('picture')
  const inApp = isWeChat()
  const nameOf = (saved: Kind) => t(`save.${saved}Name`)
  const make = (wanted: Kind) => {
    setKind(wanted)
    void begin(({ pdf, pictures: [picture = ''] }) => {
      if (!inApp) void saveFile(nameOf(wanted), wanted === 'pdf' ? pdf : pictureFile(picture))
    })
  }
  const isWorking = work.state === 'working'
  const isBusy = busy || isWorking
  return (
    <div ref={place} className={styles.save} data-off-paper="">
      <Button block busy={isBusy} onClick={() => make('picture')}>
        {t('save.picture')}
      </Button>
      {!inApp && (
        <Button variant="secondary" block busy={isBusy} onClick={() => make('pdf')}>
          {t('save.pdf')}
        </Button>
      )}
      <div role="status">
        {isWorking && <p>{t('save.making')}</p>}
        {work.state === 'failed' && <Callout tone="danger">{t('save.failed')}</Callout>}
        {work.state === 'done' && !inApp && <p>{t('save.saved', { name: nameOf(kind) })}</p>}
      </div>
      {work.state === 'done' && inApp && <PictureToKeep of={work.exported} alt={title} onClose={forget} />}
    </div>
  )
}

const PictureToKeep = ({ of: { pictures }, alt, onClose }: { of: Exported; alt: string; onClose: () => void }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('visitSummary')
  return (
    <Sheet title={t('save.picture')} closeText={shell('actions.close')} onClose={onClose}>
      {() => (
        <SheetBody>
          <p>{t('save.press')}</p>
          <Picture src={pictures[0]} alt={alt} ratio="210 / 297" contain eager placeholder={null} />
        </SheetBody>
      )}
    </Sheet>
  )
}

const pictureFile = (address: string): Blob => {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'image/jpeg' })
}
