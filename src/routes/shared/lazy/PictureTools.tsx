import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isWeChat } from '@/lib/device'
import { saveFile } from '@/lib/saveFile'
import { icon } from '@/ui/icon'
import { ChevronRightIcon } from '@/ui/icons'
import { showToast } from '@/ui/toast'
import { pictureFile } from './pictureFile'
import styles from './PictureTools.module.css'
import type { ViewedState } from './usePictureView'

const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
const MinusIcon = icon(<path d="M5 12h14" />)
const PreviousIcon = icon(<path d="m14.5 5.5-6.5 6.5 6.5 6.5" />)
const SaveIcon = icon(<path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />)

type Props = {
  viewed: ViewedState
  /** The picture on the stage. */
  picture: () => HTMLImageElement | null
  turns: { onTurn: (by: -1 | 1) => void; hasBefore: boolean; hasAfter: boolean } | undefined
}

/** The buttons of the viewer: other pictures, size, and saving. */
export const PictureTools = ({ viewed: { shown, isLeast, isMost, step }, picture, turns }: Props) => {
  const { t } = useTranslation('pictures')
  const save = async () => {
    const file = await pictureFile(picture())
    if (file === undefined) return showToast(t('notSaved'))
    void saveFile(t('fileName'), file)
    showToast(t('saved', { name: t('fileName') }))
  }
  return (
    <footer className={styles.foot}>
      <div className={styles.tools}>
        {turns && (
          <Tool label={t('previous')} isOff={!turns.hasBefore} onTap={() => turns.onTurn(-1)}>
            <PreviousIcon />
          </Tool>
        )}
        <Tool label={t('reduce')} isOff={isLeast} onTap={() => step(-1)}>
          <MinusIcon />
        </Tool>
        <span role="status" className={`tabular ${styles.scale}`}>
          {shown && t('scale', { percent: Math.round(shown.scale * 100) })}
        </span>
        <Tool label={t('enlarge')} isOff={isMost} onTap={() => step(1)}>
          <PlusIcon />
        </Tool>
        {!isWeChat() && (
          <Tool label={t('save')} isOff={shown === undefined} onTap={() => void save()}>
            <SaveIcon />
          </Tool>
        )}
        {turns && (
          <Tool label={t('next')} isOff={!turns.hasAfter} onTap={() => turns.onTurn(1)}>
            <ChevronRightIcon />
          </Tool>
        )}
      </div>
      {isWeChat() && <p>{t('press')}</p>}
    </footer>
  )
}

type ToolProps = { label: string; isOff: boolean; onTap: () => void; children: ReactNode }

/** A button that keeps the focus when it has nothing more to do. */
const Tool = ({ label, isOff, onTap, children }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onTap}
  >
    {children}
  </button>
)
