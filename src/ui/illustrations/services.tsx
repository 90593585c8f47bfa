import type { ReactNode } from 'react'
import { drawing, paint } from './svg'
import { arm, face, sheet, woman } from './people'

const { plum, rose, blush, petal, teal, sea, mist, paper, skin, silver } = paint

const service = (ground: string, shapes: ReactNode) =>
  drawing(
    96,
    96,
    <>
      <rect width="96" height="96" rx="16" fill={ground} />
      {shapes}
    </>,
  )

const BreastCheckDrawing = service(
  mist,
  <>
    <rect x="9" y="13" width="30" height="23" rx="4" fill={teal} />
    <rect x="12" y="16" width="24" height="17" rx="2" fill={paper} />
    <path d="M17 21h.1M24 21h.1M31 21h.1M17 28h.1M24 28h.1" stroke={blush} strokeWidth="4" />
    <path d="M31 28h.1" stroke={rose} strokeWidth="4" />
    {woman({ x: 64, y: 25, size: 0.88 }, { hair: 'bun', dress: teal })}
    <path d="M12 79v17M84 79v17" stroke={sea} strokeWidth="5" />
    <rect x="6" y="62" width="24" height="12" rx="6" fill={paper} />
    {face({ x: 22, y: 57, size: 0.8, turn: -76 }, { hair: 'bob', eyes: 'shut' })}
    <path d="M28 72c0-9 3-13 10-13 9 0 13 2 18 3l6 10z" fill={rose} />
    <path d="M40 58C32 50 40 42 33 36" stroke={sea} strokeWidth="1.8" />
    <path d="M52 72c0-7 3-11 9-10l22 3c5 1 7 3 7 7z" fill={paper} />
    <rect x="4" y="71" width="88" height="9" rx="4.5" fill={sea} />
    <path d="m44 50-3 8" stroke={plum} strokeWidth="6" />
    {arm('M51 43c-3 2-3 4-3 5', teal, 'M48 46 44.5 51', 7)}
  </>,
)

const QuestionnaireDrawing = service(
  petal,
  <>
    {woman({ x: 34, y: 38, size: 1.3 }, { hair: 'bob', dress: rose })}
    <g transform="translate(46 40)rotate(7)">
      {sheet(0, 0, 38, 48)}
      <rect x="11" y="-4" width="16" height="8" rx="3" fill={teal} />
      <path d="m6 14 2.5 2.5 4.5-5M6 26l2.5 2.5 4.5-5" stroke={teal} strokeWidth="2.5" />
      <path d="M18 14h13M18 26h13M18 38h7" stroke={blush} strokeWidth="3" />
      <circle cx="9" cy="37.5" r="3.5" stroke={blush} strokeWidth="2" />
    </g>
    {arm('M20 90 44 92', rose, 'M44 92 52 86', 9)}
    <path d="m50 88 8-10" stroke={plum} strokeWidth="3" />
  </>,
)

const PremiumDrawing = service(
  mist,
  <>
    {woman({ x: 66, y: 33, size: 1.15 }, { hair: 'short', colour: silver, dress: paper, coat: true, glasses: true })}
    {woman({ x: 30, y: 42, size: 1.15 }, { hair: 'long', dress: rose })}
    <g transform="translate(30 62)rotate(-4)">
      {sheet(0, 0, 36, 40, petal)}
      <path d="M7 9h14M7 16h22M7 23h18" stroke={blush} strokeWidth="3" />
      <circle cx="27" cy="9" r="3.5" fill={sea} />
    </g>
    <path d="M29 80h5M64 74h4" stroke={skin} strokeWidth="7" />
  </>,
)

const SelfTestDrawing = service(
  petal,
  <>
    {woman({ x: 36, y: 40, size: 1.25 }, { hair: 'short', colour: silver, dress: teal })}
    <path d="M60 12h22a7 7 0 0 1 7 7v13a7 7 0 0 1-7 7H70l-8 7v-7a7 7 0 0 1-7-7V19a7 7 0 0 1 5-7z" fill={paper} />
    <path d="M68.5 21.5a4 4 0 1 1 5.5 3.7c-1.3.6-2 1.4-2 2.6m0 4.7v.1" stroke={rose} strokeWidth="3" />
    <g transform="translate(54 52)rotate(8)">
      <rect width="25" height="42" rx="5" fill={plum} />
      <path d="M3 6h19v29H3z" fill={paper} />
      <path d="m7 13 2 2 3-3.5M7 23l2 2 3-3.5" stroke={teal} strokeWidth="2" />
      <path d="M15 14h4M15 24h4" stroke={blush} strokeWidth="2.5" />
    </g>
    {arm('M26 88 44 91', teal, 'M44 91 54 83', 9)}
  </>,
)

const FlowerDrawing = drawing(
  96,
  96,
  <>
    <path
      d="M48 92V34M48 76c-12 0-18-8-18-17 11 0 18 7 18 17zm0-16c11 0 18-7 18-16-11 0-18 6-18 16z"
      stroke={teal}
      strokeWidth="2.5"
      fill={sea}
    />
    <circle cx="48" cy="22" r="12" fill={blush} />
    <circle cx="48" cy="22" r="4" fill={rose} />
  </>,
)

export const serviceDrawings = {
  check: BreastCheckDrawing,
  questionnaire: QuestionnaireDrawing,
  premium: PremiumDrawing,
  selfTest: SelfTestDrawing,
  flower: FlowerDrawing,
}
