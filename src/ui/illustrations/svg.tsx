import type { ReactNode } from 'react'
import { decorative } from '@/ui/icon'

/** A flat drawing in the colours of the tokens. Decorative, so it does not scale with text. */
export const drawing = (width: number, height: number, shapes: ReactNode) =>
  function Drawing() {
    return (
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" {...decorative}>
        {shapes}
      </svg>
    )
  }

export const paint = {
  plum: 'var(--drawing-plum)',
  rose: 'var(--drawing-rose)',
  blush: 'var(--drawing-blush)',
  petal: 'var(--drawing-petal)',
  teal: 'var(--drawing-teal)',
  sea: 'var(--drawing-sea)',
  mist: 'var(--drawing-mist)',
  paper: 'var(--drawing-paper)',
  skin: 'var(--drawing-skin)',
  silver: 'var(--drawing-silver)',
}

/** A drawing for an empty or failed state: a scene on a ground before a soft shape. */
export const scene = (ground: string, shapes: ReactNode) =>
  drawing(
    160,
    120,
    <>
      <path d="M20 66C15 36 46 9 84 11s63 25 58 55c-2 17-9 29-16 40H38C28 98 22 82 20 66z" fill={ground} />
      {shapes}
      <path d="M12 106h136" stroke={paint.blush} strokeWidth="2.5" />
    </>,
  )
