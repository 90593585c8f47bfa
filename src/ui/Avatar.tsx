import styles from './Avatar.module.css'
import { ManDrawing, PersonDrawing, WomanDrawing } from './avatars'
import { Picture, safeImageUrl } from './Picture'

type AvatarProps = {
  src: string | undefined
  /** At most two, in place of a picture that is not there. */
  letters?: string | undefined
  /** Whose drawing it is where there are no letters either. */
  person: 'female' | 'male' | undefined
  /** Beside what that person says. */
  small?: boolean
}

/** A person's picture in a circle; it decorates the name beside it. */
export const Avatar = ({ src, letters, person, small = false }: AvatarProps) => {
  const instead =
    letters === undefined ? <DrawingOf person={person} /> : <span className={styles.letters}>{letters}</span>
  // Beside each of thousands of messages: a picture that nobody has needs no box to come into.
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
