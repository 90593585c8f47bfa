import { Suspense } from 'react'
import { inTime } from '@/lib/inTime'
import { ServerText } from './ServerText'
import styles from './Avatar.module.css'
import type { FaceName } from './illustrations/Face'
import { lazyWithFallback } from './lazyWithFallback'
import { Picture, safeImageUrl } from './Picture'

const Face = lazyWithFallback<{ name: FaceName }>(
  async () => (await inTime(import('./illustrations/Face'))).Face,
  () => null,
)

type AvatarProps = {
  src: string | undefined
  letters?: string | undefined
  face?: FaceName
  small?: boolean
}

/** Decorative, because the name follows. */
export const Avatar = ({ src, letters, face = 'nobody', small = false }: AvatarProps) => {
  const instead =
    letters === undefined ? (
      <Suspense>
        <Face name={face} />
      </Suspense>
    ) : (
      <span className={styles.letters}>
        <ServerText>{letters}</ServerText>
      </span>
    )
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
