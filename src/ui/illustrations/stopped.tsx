import { scene, paint } from './svg'
import { face, sheet, sprig, woman } from './people'

const { plum, rose, blush, petal, teal, sea, mist, paper, skin, silver } = paint

const code = (
  <>
    <path d="M1 1h9v9H1zM20 1h9v9h-9zM1 20h9v9H1z" strokeWidth="3" />
    <path
      d="M15 2h.1M15 8h.1M3 15h.1M9 15h.1M15 15h.1M21 15h.1M27 15h.1M15 21h.1M21 21h.1M27 21h.1M21 27h.1M15 28h.1"
      strokeWidth="4"
    />
  </>
)

export const NotFoundDrawing = scene(
  mist,
  <>
    <path d="M112 106V26" stroke={plum} strokeWidth="5" />
    <path d="M98 30h32l9 8-9 8H98z" fill={rose} />
    <path d="M126 52H94l-9 8 9 8h32z" fill={teal} />
    <path d="M106 38h18M102 60h16" stroke={paper} strokeWidth="3" />
    {woman({ x: 58, y: 50 }, { hair: 'bun', dress: rose, down: 56 })}
    <path d="m34 76 16 4 16-4 16 4v24l-16-4-16 4-16-4z" fill={paper} />
    <path d="M50 80v24M66 76v24" stroke={mist} strokeWidth="2" />
    <path d="M40 94c6-12 14 2 20-6s8-4 14-2" stroke={sea} strokeWidth="2.5" strokeDasharray="4 4.5" />
    <path d="M33 93h3M80 95h3" stroke={skin} strokeWidth="7" />
    <path d="M124 106a11 11 0 0 1 22 0z" fill={sea} />
  </>,
)

export const ClosedDrawing = scene(
  petal,
  <>
    <path d="M80 96v10M62 106h36" stroke={plum} strokeWidth="5" />
    <rect x="48" y="24" width="64" height="74" rx="7" fill={teal} />
    {sheet(54, 30, 52, 62)}
    <g transform="translate(62 36)scale(1.2)" stroke={blush}>
      {code}
    </g>
    <path d="m80 62-24 14M80 62l24 14" stroke={plum} strokeWidth="2" />
    <rect x="46" y="75" width="68" height="22" rx="6" fill={rose} />
    <path d="M60 86h26" stroke={paper} strokeWidth="3.5" />
    <circle cx="100" cy="86" r="6.5" fill={paper} />
    <path d="M100 82.5V86l2.5 1.5" stroke={rose} strokeWidth="1.8" />
  </>,
)

export const DayOverDrawing = scene(
  mist,
  <>
    <path d="M122 20a16 16 0 1 0 14 23 13 13 0 0 1-14-23z" fill={sea} />
    <path d="M104 26h.1M96 40h.1M142 58h.1" stroke={sea} strokeWidth="4" />
    {sheet(48, 40, 60, 62)}
    <path d="M48 56V45a5 5 0 0 1 5-5h50a5 5 0 0 1 5 5v11z" fill={teal} />
    <path d="M62 36v8M94 36v8" stroke={plum} strokeWidth="4" />
    <path d="M58 67h9M73.5 67h9M89 67h9M58 79h9M73.5 79h9M89 79h9M58 91h9" stroke={silver} strokeWidth="3.5" />
    <path d="M90 106V95c0-3 2-5 5-5h13v11c0 3-2 5-5 5z" fill={petal} />
    {sprig(34, 106)}
  </>,
)

export const ScanFirstDrawing = scene(
  mist,
  <>
    <path d="M60 96v10M44 106h32" stroke={teal} strokeWidth="5" />
    <rect x="30" y="34" width="60" height="64" rx="7" fill={teal} />
    {sheet(36, 40, 48, 52)}
    <g transform="translate(42 48)scale(1.2)" stroke={plum}>
      {code}
    </g>
    <path d="m118 88 18 9" stroke={skin} strokeWidth="13" />
    <path d="M136 86c8 4 12 10 14 20h-30c-1-4 0-7 3-11z" fill={rose} />
    <g transform="translate(92 42)rotate(8)">
      <rect width="32" height="58" rx="6" fill={plum} />
      <rect x="3" y="5" width="26" height="46" rx="2" fill={paper} />
      <path d="M8 17v-5h5M19 12h5v5M24 36v5h-5M13 41H8v-5" stroke={rose} strokeWidth="2.5" />
      <path d="M8 26.5h16" stroke={sea} strokeWidth="2.5" />
      <path d="M34 26v20M-1 36h4M-1 43h4M-1 29h4" stroke={skin} strokeWidth="6" />
    </g>
  </>,
)

export const ProfileFirstDrawing = scene(
  petal,
  <>
    <rect x="30" y="32" width="88" height="66" rx="8" fill={paper} />
    <path d="M30 44v-4a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v4z" fill={teal} />
    <rect x="39" y="52" width="32" height="38" rx="6" fill={mist} />
    <path d="M43 90v-4c0-8 4-10 12-10s12 2 12 10v4z" fill={rose} />
    {face({ x: 55, y: 68, size: 0.72 }, { hair: 'bob' })}
    <path d="M80 58h26M80 70h12M80 82h18" stroke={blush} strokeWidth="3.5" />
    <path d="m134 54-20 28-7 5 2-9 20-28z" fill={plum} />
  </>,
)

export const TooLateDrawing = scene(
  petal,
  <>
    {sheet(40, 32, 66, 68)}
    <path d="M40 48V37a5 5 0 0 1 5-5h56a5 5 0 0 1 5 5v11z" fill={teal} />
    <path d="M56 28v8M90 28v8" stroke={plum} strokeWidth="4" />
    <path
      d="M52 60h.1M66 60h.1M80 60h.1M94 60h.1M52 73h.1M80 73h.1M52 86h.1M66 86h.1"
      stroke={blush}
      strokeWidth="7"
    />
    <circle cx="66" cy="73" r="6" fill={rose} />
    <path d="M101 80v-6a9 9 0 0 1 18 0v6" stroke={plum} strokeWidth="4" />
    <rect x="94" y="79" width="32" height="25" rx="6" fill={rose} />
    <path d="M110 88v6" stroke={paper} strokeWidth="4" />
  </>,
)

export const OrderOverDrawing = scene(
  petal,
  <>
    <path d="M52 24h56v82l-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5z" fill={paper} />
    <path d="M62 38h22M62 50h36M62 62h28M62 76h12" stroke={blush} strokeWidth="3.5" />
    <circle cx="108" cy="78" r="19" fill={teal} />
    <path d="M108 68v10l7 4" stroke={paper} strokeWidth="3.5" />
  </>,
)

export const WaitingDrawing = scene(
  mist,
  <>
    <path d="M58 30c0 22 18 24 18 36S58 80 58 102h44c0-22-18-24-18-36s18-14 18-36z" fill={paper} />
    <path
      d="M62.5 42c2 11 12 15 14.5 19h6c2.5-4 12.5-8 14.5-19zM80 82c-12 4-17 10-18 20h36c-1-10-6-16-18-20z"
      fill={blush}
    />
    <path d="M80 62v20" stroke={blush} strokeWidth="2.5" />
    <rect x="50" y="22" width="60" height="9" rx="4.5" fill={teal} />
    <rect x="50" y="98" width="60" height="9" rx="4.5" fill={teal} />
    <path d="M124 42a16 16 0 0 1 4 20M36 90a16 16 0 0 1-4-20" stroke={sea} strokeWidth="3" />
  </>,
)
