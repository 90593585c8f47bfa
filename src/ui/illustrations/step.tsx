import type { ReactNode } from 'react'
import { drawing, paint } from './svg'

const { plum, rose, paper, skin, sea } = paint

/** A drawing of one step of a guide. */
export const step = (ground: string, shapes: ReactNode) =>
  drawing(
    120,
    120,
    <>
      <circle cx="60" cy="60" r="58" fill={ground} />
      {shapes}
    </>,
  )

export const phone = (
  <>
    <rect x="33" y="10" width="54" height="100" rx="10" fill={plum} />
    <rect x="37" y="17" width="46" height="86" rx="4" fill={paper} />
  </>
)
export const touch = (x: number, y: number, turn = -24) => (
  <g transform={`translate(${x} ${y})rotate(${turn})`}>
    <circle r="8" stroke={sea} strokeWidth="2.5" />
    <rect x="-3.5" y="-3" width="7" height="22" rx="3.5" fill={skin} />
    <path d="M-3.5 13H10a4 4 0 0 1 4 4v7c0 5-3 9-7 10H1c-5-1-8-4-9-8l-2-7c-1-3 4-5 6-1z" fill={skin} />
    <path d="M3.5 14v5M8.5 14.5v4" stroke={rose} strokeOpacity=".5" strokeWidth="1.2" />
    <rect x="-4" y="33" width="15" height="14" rx="3" fill={rose} />
  </g>
)
