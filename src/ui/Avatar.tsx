import styles from './Avatar.module.css'
import { ManDrawing, PersonDrawing, WomanDrawing } from './avatars'
import { Picture, safeImageUrl } from './Picture'

type AvatarProps = {
  src: string | undefined
  letters?: string | undefined
  person: 'female' | 'male' | undefined
  small?: boolean
}

/** Decorative, because the name follows. */
export const Avatar = ({ src, letters, person, small = false }: AvatarProps) => {
  const instead =
    letters === undefined ? <DrawingOf person={person} /> : <span className={styles.letters}>{letters}</span>
  // Thousands of messages have one: without a picture the box is left out.
  if (safeImageUrl(src) === undefined)
    return (
      <div className={styles.avatar} data-small={small || undefined} data-bare aria-hidden="true">
        {instead}
      </div>
    )
  return (
    <div className={styles.avatar} data-small={small || undefined}>
      <Picture src={src} alt="" ratio="1 / 1" eager placeholder={instead} />
    </div>
  )
}

const DrawingOf = ({ person }: Pick<AvatarProps, 'person'>) => {
  switch (person) {
    case 'female':
      return <WomanDrawing />
    case 'male':
      return <ManDrawing />
    case undefined:
      return <PersonDrawing />
  }
}
