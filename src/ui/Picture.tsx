import { useEffect, useState, type ReactNode } from 'react'
import { pictureUrl } from '@/lib/pictureUrl'
import { foreignTag, pageLanguage } from '@/lib/textLanguage'
import blockStyles from './Block.module.css'
import styles from './Picture.module.css'
import { PictureDrawing } from './illustrations/drawings'

export const safeImageUrl = (address: string | null | undefined): string | undefined =>
  address ? pictureUrl(address, document.baseURI) : undefined

type Props = {
  picture: ReactNode
  size: 'tile' | 'small' | 'middle' | 'large'
  children: ReactNode
}

export const Media = ({ picture, size, children }: Props) => (
  <div className={blockStyles.line}>
    <div className={blockStyles.picture} data-size={size}>
      {picture}
    </div>
    <div className={blockStyles.texts}>{children}</div>
  </div>
)

/** The same as the timeout of a request. */
const LATE_MS = 20_000

type PictureProps = {
  src: string | null | undefined
  alt: string
  /** Width to height, “16 / 9”: the box exists before the picture loads. `own` uses the picture’s own ratio. */
  ratio: string
  contain?: boolean
  /** For the first viewport: loads at once, and with high priority if it is the largest there. */
  eager?: boolean | 'largest'
  placeholder?: ReactNode
}

type Fate = { address: string | undefined; is: 'here' | 'broken' | 'late' }

export const Picture = (props: PictureProps) => {
  const { src, alt, ratio, contain = false, eager = false, placeholder = <PictureDrawing /> } = props
  const address = safeImageUrl(src)
  const [known, setKnown] = useState<Fate>()
  const is = known?.address === address ? known?.is : undefined
  const hasNone = address === undefined || is === 'broken'
  useEffect(() => {
    const timer = setTimeout(() => {
      setKnown((before) => (before?.address === address ? before : { address, is: 'late' }))
    }, LATE_MS)
    return () => clearTimeout(timer)
  }, [address])
  return (
    <span
      className={styles.box}
      lang={foreignTag(alt, pageLanguage())}
      data-contain={contain || undefined}
      {...shapeOf(ratio)}
    >
      {(hasNone || is === 'late') && (
        <span
          className={styles.placeholder}
          {...(!hasNone || alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        >
          {placeholder}
        </span>
      )}
      {!hasNone && (
        // A late picture still covers the placeholder; lazy loading delays pictures far below.
        <img
          className={styles.image}
          src={address}
          alt={alt}
          loading={eager === false ? 'lazy' : 'eager'}
          fetchPriority={eager === 'largest' ? 'high' : undefined}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setKnown({ address, is: 'here' })}
          onError={() => setKnown({ address, is: 'broken' })}
        />
      )}
    </span>
  )
}

const shapeOf = (ratio: string) => (ratio === 'own' ? { 'data-own': true } : { style: { aspectRatio: ratio } })
