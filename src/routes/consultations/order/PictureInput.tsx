import { useTranslation } from 'react-i18next'
import { notesId } from '@/ui/FieldLabel'
import { AddPictureIcon } from '@/ui/AddPictureIcon'
import styles from './pictures.module.css'

type Props = {
  /** Of the notes that tell why the last one was refused. */
  id: string
  number: number
  onChoose: (files: File[]) => void
}

/** An empty place: the phone offers camera and library. */
export const PictureInput = ({ id, number, onChoose }: Props) => {
  const { t } = useTranslation('consultations')
  return (
    <label className={styles.choice}>
      <input
        type="file"
        accept="image/*"
        className={styles.input}
        aria-describedby={notesId(id)}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same one chosen again is a choice as well.
          currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <span className={styles.empty}>
        <AddPictureIcon />
      </span>
      <span>{t('pictures.add', { number })}</span>
    </label>
  )
}
