import type { ReactNode } from 'react'
import { paint } from './svg'

const { plum, rose, paper, skin } = paint

const EYES = {
  open: 'M-3.4 1.5h.1M3.3 1.5h.1',
  shut: 'M-4.8 1.5q1.4 1.2 2.8 0M2 1.5q1.4 1.2 2.8 0',
}

const HAIR = {
  bob: {
    behind: 'M-12.5 9C-14.5-6-9-14 0-14S14.5-6 12.5 9c-3 3.5-22 3.5-25 0z',
    above: 'M-9.5.5C-10.5-8-6-12.5 0-12.5S10.5-8 9.5.5C5.5-1 1.5-4-1-8c-1.5 4-4.5 7-8.5 8.5z',
  },
  bun: {
    behind: 'M0-21a5.5 5.5 0 0 1 3.5 9.8C9-9.5 11-5 10.5 1h-21C-11-5-9-9.5-3.5-11.2A5.5 5.5 0 0 1 0-21z',
    above: 'M-9.5 1C-10.5-7-7-12 0-12S10.5-7 9.5 1C8-3.5 5-6.5 0-7c-5 .5-8 3.5-9.5 8z',
  },
  long: {
    behind: 'M-12 22C-15 2-13-14 0-14S15 2 12 22c-2.5 2.5-21.5 2.5-24 0z',
    above: 'M-9.5.5C-10.5-8-6-12.5 0-12.5S10.5-8 9.5.5C6-1.5 3-4.5 2-8.5-1-4-5-1-9.5.5z',
  },
  short: {
    behind: 'M-11 3C-14-3-11-8-9.5-9.5-8-14-3-15.5 0-14.5c4-1.5 8 .5 9.5 5C12-8 14-3 11 3z',
    above: 'M-9.5.5C-11-8-6-12.5 0-12.5S11-8 9.5.5C9-2 8-4 6.5-5.5-1-2.5-5-3.5-7-5-8.5-3.5-9-1.5-9.5.5z',
  },
  crop: {
    behind: 'M-10.3 1C-11.5-8-7-13.5 0-13.5S11.5-8 10.3 1z',
    above:
      'M-10 .5C-11-8-7-13 .5-13 7-13 11-8.5 10 .5 8.5-.5 8-2.5 7.5-4.5c-4.5.5-10.5.5-14-1.5-1.5 1.5-2 4.5-3.5 6.5z',
  },
  curls: {
    behind:
      'M-11 3c-3-1-4-5-1.5-7.5C-14-8-11-12-7.5-12c1-3.5 6-4.5 8-2.5 3-2 7-.5 7.5 2.5 3.5 0 6 4 4.5 7.5C15-2 14 2 11 3z',
    above:
      'M-9.8.5c-1.5-3-1-6 .8-7.5-.5-2.5 2.5-4.5 4.5-3.5C-3-13 1-13.5 2.5-11.5c2.5-1 5 .5 5 3C9.8-7 10.8-3 9.5.5 8.5-1 8-2 8-3.5 6-3 5-4.5 4.5-6c-1.5 1.5-4 1.5-5 0-1 1.5-3.5 2-5 .5-.5 2-2 3-3 3 0 1-.5 2-1.3 3z',
  },
  cap: {
    behind: 'M-11-1C-13.5-9-9-16 0-16S13.5-9 11-1z',
    above: 'M-10.5-.5C-13-9-8-15 0-15S13-9 10.5-.5C4-4-4-4-10.5-.5z',
  },
  tails: {
    behind: 'M-10 4C-12-9-8-14 0-14S12-9 10 4c4-3 7 1 6 7-3 1-6 0-7-4H-9c-1 4-4 5-7 4-1-6 2-10 6-7z',
    above: 'M-9.5.5C-10.5-8-6-12.5 0-12.5S10.5-8 9.5.5C8-4 4-6 0-6s-8 2-9.5 6.5z',
  },
}

type Look = {
  hair: keyof typeof HAIR
  colour?: string
  eyes?: keyof typeof EYES
  glasses?: boolean
}

const head = ({ hair, colour = plum, eyes = 'open', glasses = false }: Look) => (
  <>
    <ellipse rx="9.5" ry="10.5" fill={skin} />
    <path d={HAIR[hair].above} fill={colour} />
    <path d={EYES[eyes]} stroke={plum} strokeWidth={eyes === 'open' ? 2 : 1.2} />
    <path d="M-2.6 5.6c1.6 1.5 3.6 1.5 5.2 0" stroke={rose} strokeWidth="1.4" />
    {glasses && (
      <path
        d="M-6.7 1.5a3.1 3.1 0 1 0 6.2 0 3.1 3.1 0 0 0-6.2 0m7.2 0a3.1 3.1 0 1 0 6.2 0 3.1 3.1 0 0 0-6.2 0"
        stroke={plum}
        strokeWidth=".9"
      />
    )}
  </>
)

type Place = { x: number; y: number; size?: number; turn?: number }

const placed = ({ x, y, size = 1, turn = 0 }: Place, shapes: ReactNode) => (
  <g transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}>{shapes}</g>
)

export const face = (place: Place, look: Look) =>
  placed(
    place,
    <>
      <path d={HAIR[look.hair].behind} fill={look.colour ?? plum} />
      {head(look)}
    </>,
  )

export type Dressed = Look & {
  dress: string
  coat?: boolean
  down?: number
}

export const woman = (place: Place, { dress, coat = false, down = 84, ...look }: Dressed) =>
  placed(
    place,
    <>
      <path d={HAIR[look.hair].behind} fill={look.colour ?? plum} />
      <path d={`M-20 ${down}V40c0-14 2-21 12-24L0 14l8 2c10 3 12 10 12 24v${down - 40}z`} fill={dress} />
      {coat && <path d="m-6.5 15.5 6.5 17 6.5-17z" fill={paint.sea} />}
      <path d="M-4 6h8v9c-1 4-7 4-8 0z" fill={skin} />
      {head(look)}
    </>,
  )

export const arm = (sleeve: string, colour: string, hand: string, width = 7) => (
  <>
    <path d={hand} stroke={skin} strokeWidth={width - 1.5} />
    <path d={sleeve} stroke={colour} strokeWidth={width} />
  </>
)

export const sheet = (x: number, y: number, width: number, height: number, colour: string = paper) => (
  <rect x={x} y={y} width={width} height={height} rx="5" fill={colour} />
)

export const sprig = (x: number, y: number) =>
  placed(
    { x, y },
    <>
      <path d="M0 0v-22" stroke={paint.teal} strokeWidth="2" />
      <path d="M0-6c-7 0-10-4-10-9 6 0 10 3 10 9zm0-7c7 0 10-4 10-9-6 0-10 3-10 9z" fill={paint.sea} />
    </>,
  )
