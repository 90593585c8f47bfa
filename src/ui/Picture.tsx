import { useState, type ReactNode } from 'react'
import { PictureDrawing } from './drawings'
import styles from './Picture.module.css'
import { pictureAddress } from './pictureAddress'

type PictureProps = {
  src: string | null | undefined
  /** '' for a picture that only decorates. */
  alt: string
  /** Width to height, '16 / 9': the box stands before the picture comes. `own`: as long as the picture itself is. */
  ratio: string
  /** Nothing of it may be cut off: a logo, a finding. */
  whole?: boolean
  /** Of the first screen: fetched at once, and before all else where it is the largest there. */
  eager?: boolean | 'largest'
  /** Stands in its place when there is none or it is refused. */
  placeholder?: ReactNode
}

/** A picture in a box of fixed shape. */
export const Picture = (props: PictureProps) => {
  const { src, alt, ratio, whole = false, eager = false, placeholder = <PictureDrawing /> } = props
  const address = pictureAddress(src)
  const [broken, setBroken] = useState<string>()
  return (
    <span className={styles.box} data-whole={whole || undefined} {...shapeOf(ratio)}>
      {address !== undefined && address !== broken ? (
        <img
          className={styles.image}
          src={address}
          alt={alt}
          loading={eager === false ? 'lazy' : 'eager'}
          fetchPriority={eager === 'largest' ? 'high' : undefined}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
        />
      ) : (
        <span
          className={styles.placeholder}
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        >
          {placeholder}
        </span>
      )}
    </span>
  )
}

const shapeOf = (ratio: string) => (ratio === 'own' ? { 'data-own': true } : { style: { aspectRatio: ratio } })
