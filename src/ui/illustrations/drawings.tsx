import { drawing, scene, paint } from './svg'

const { plum, rose, blush, petal, teal, sea, paper, skin } = paint

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

export const PictureDrawing = drawing(
  96,
  72,
  <>
    <rect x="30" y="19" width="36" height="32" rx="6" fill={paper} />
    <circle cx="41" cy="29" r="4" fill={blush} />
    <path d="M34 46 44 36l6 6 5-5 7 9z" fill={sea} />
  </>,
)
