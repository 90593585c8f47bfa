import { arm, face, sheet, woman } from './people'
import { phone, step, touch } from './step'
import { paint } from './svg'

const { plum, rose, blush, petal, teal, sea, mist, paper, silver, skin } = paint

export const BookVisitStep = step(
  petal,
  <>
    {phone}
    {sheet(41, 24, 38, 46, mist)}
    <path d="M41 36v-7a5 5 0 0 1 5-5h28a5 5 0 0 1 5 5v7z" fill={teal} />
    <path d="M50 20v7M70 20v7" stroke={plum} strokeWidth="3.5" />
    <path d="M49 46h.1M60 46h.1M71 46h.1M49 58h.1M71 58h.1" stroke={sea} strokeWidth="5" />
    <path d="M60 58h.1" stroke={rose} strokeWidth="12" />
    <path d="m56.8 58 2.3 2.4 4.2-4.7" stroke={paper} strokeWidth="2" />
    <rect x="42" y="79" width="36" height="14" rx="7" fill={rose} />
    <path d="M52 86h16" stroke={paper} strokeWidth="2.5" />
    {touch(82, 88, -50)}
  </>,
)

export const CheckVisitStep = step(
  mist,
  <>
    <rect x="18" y="30" width="34" height="27" rx="4" fill={teal} />
    <rect x="21" y="33" width="28" height="20" rx="2" fill={paper} />
    <circle cx="30" cy="43" r="6.5" fill={skin} stroke={blush} strokeWidth="1.5" />
    <circle cx="41" cy="43" r="6.5" fill={skin} stroke={blush} strokeWidth="1.5" />
    <path d="M43 41h.1" stroke={rose} strokeWidth="4.5" />
    <path d="M35 57v8M28 65h14" stroke={sea} strokeWidth="4" />
    {woman({ x: 80, y: 34, size: 0.95 }, { hair: 'short', dress: paper, coat: true, down: 66 })}
    {face({ x: 29, y: 77, size: 0.9, turn: -76 }, { hair: 'bob', eyes: 'shut' })}
    <path d="M36 93c0-10 4-15 12-15 10 0 15 2.5 21 4l7 11z" fill={rose} />
    <path d="M64 93c0-8 4-13 11-12l25 4c5 1 7 4 7 8z" fill={paper} />
    <rect x="8" y="92" width="104" height="10" rx="5" fill={sea} />
    <path d="m56 66-3.5 9" stroke={plum} strokeWidth="7" />
    {arm('M66 56c-4 2-5 5-5 7', paper, 'M62 60 57 66', 8)}
  </>,
)

export const ReportVisitStep = step(
  petal,
  <>
    {sheet(26, 18, 60, 82)}
    <path d="M36 31h24" stroke={plum} strokeWidth="4" />
    <circle cx="44" cy="53" r="11" fill={skin} stroke={blush} strokeWidth="2" />
    <circle cx="68" cy="53" r="11" fill={skin} stroke={blush} strokeWidth="2" />
    <path d="M72 48h.1" stroke={rose} strokeWidth="7" />
    <path d="M36 75h40M36 86h26" stroke={silver} strokeWidth="4" />
    <circle cx="87" cy="86" r="17" fill={teal} />
    <path d="m79 86.5 6 6 10.5-11.5" stroke={paper} strokeWidth="4" />
  </>,
)
