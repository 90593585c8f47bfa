import type { ReactNode } from 'react'
import styles from './pictures.module.css'

type Props = {
  look: { className: string | undefined }
  label: string
  describedBy: string
  onChoose: (files: File[]) => void
  children: ReactNode
}

/** A file input that covers its label: the phone offers camera and library. */
export const PictureInput = ({ look, label, describedBy, onChoose, children }: Props) => (
  <label {...look} className={`${styles.chooser} ${look.className}`}>
    <input
      type="file"
      accept="image/*"
      className={styles.input}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        // Cleared, so that the same file can be chosen again.
        currentTarget.value = ''
        if (files.length > 0) onChoose(files)
      }}
    />
    {children}
  </label>
)
