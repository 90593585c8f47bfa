import type { ReactNode } from 'react'
import { drawing, scene, paint } from './drawing'
import { arm, face, sheet, woman } from './figures'

const { plum, rose, blush, petal, teal, sea, mist, paper, skin, silver } = paint

/** A service: a scene on a tile. */
const service = (ground: string, shapes: ReactNode) =>
  drawing(
    96,
    96,
    <>
      <rect width="96" height="96" rx="16" fill={ground} />
      {shapes}
    </>,
  )

/** She lies, the probe glides over her, the picture grows on the screen. */
export const BreastCheckDrawing = service(
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

/** She thinks it over and ticks what is true of her. */
export const QuestionnaireDrawing = service(
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

/** A doctor beside her reads the report with her. */
export const PremiumDrawing = service(
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

/** A page with a plaster: it gets well again. */
export const FailedDrawing = scene(
  petal,
  <>
    <rect x="42" y="28" width="76" height="70" rx="8" fill={paper} />
    <path d="M42 44v-8a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v8z" fill={teal} />
    <path d="M52 36h.1M60 36h.1M68 36h.1" stroke={paper} strokeWidth="4" />
    <path d="M54 58h20M54 70h12M54 82h16M94 84h12" stroke={blush} strokeWidth="3.5" />
    <g transform="translate(90 68)rotate(-38)">
      <rect x="-24" y="-9" width="48" height="18" rx="9" fill={skin} />
      <rect x="-9" y="-9" width="18" height="18" fill={rose} fillOpacity=".35" />
      <path d="M-3-3h.1M3-3h.1M-3 3h.1M3 3h.1M-16 0h.1M16 0h.1" stroke={rose} strokeWidth="2.5" />
    </g>
  </>,
)

/** A cable whose plug and socket have come apart. */
export const OfflineDrawing = scene(
  petal,
  <>
    <rect x="36" y="26" width="42" height="74" rx="8" fill={plum} />
    <rect x="40" y="33" width="34" height="58" rx="3" fill={paper} />
    <path d="M47 58a14 14 0 0 1 20 0M51 63a8 8 0 0 1 12 0M57 69h.1M48 80h18" stroke={blush} strokeWidth="3" />
    <path d="M78 78h10M134 78c14 0 2-26 22-26" stroke={teal} strokeWidth="3" />
    <path d="M102 74h7M102 82h7" stroke={plum} strokeWidth="3" />
    <path d="M88 70h8a8 8 0 0 1 0 16h-8zM136 70h-10a8 8 0 0 0 0 16h10z" fill={teal} />
  </>,
)

/** A framed landscape in place of a picture that is not there. */
export const PictureDrawing = drawing(
  96,
  72,
  <>
    <rect x="30" y="19" width="36" height="32" rx="6" fill={paper} />
    <circle cx="41" cy="29" r="4" fill={blush} />
    <path d="M34 46 44 36l6 6 5-5 7 9z" fill={sea} />
  </>,
)

/** A flower, where an ad would stand. */
export const FlowerDrawing = drawing(
  96,
  96,
  <>
    <path d="M48 92V34M48 76c-12 0-18-8-18-17 11 0 18 7 18 17zm0-16c11 0 18-7 18-16-11 0-18 6-18 16z" stroke={teal} strokeWidth="2.5" fill={sea} />
    <circle cx="48" cy="22" r="12" fill={blush} />
    <circle cx="48" cy="22" r="4" fill={rose} />
  </>,
)
