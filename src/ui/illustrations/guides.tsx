import { face, sheet as paperSheet, woman } from './people'
import { phone, step, touch } from './step'
import { paint } from './svg'

const { plum, rose, blush, petal, teal, sea, mist, paper, skin, silver } = paint

const table = <path d="M15.3 97h89.4a58 58 0 0 1-89.4 0z" fill={sea} />
const sheet = paperSheet(30, 20, 58, 80)
const done = (
  <>
    <circle cx="88" cy="86" r="16" fill={teal} />
    <path d="m80.5 86.5 5.5 5.5 9.5-10.5" stroke={paper} strokeWidth="4" />
  </>
)

export const SignInStep = step(
  petal,
  <>
    {phone}
    {face({ x: 60, y: 33, size: 0.75 }, { hair: 'bob' })}
    <path d="M42 51h36v11H42zM42 67h36v11H42z" stroke={blush} strokeWidth="2.5" />
    <path d="M48 56.5h16M48 72.5h8" stroke={plum} strokeWidth="2.5" />
    <rect x="41" y="84" width="38" height="13" rx="6.5" fill={rose} />
    <path d="M53 90.5h14" stroke={paper} strokeWidth="2.5" />
  </>,
)

export const MyReportsStep = step(
  mist,
  <>
    {phone}
    <circle cx="47" cy="28" r="6" fill={blush} />
    <path d="M58 28h16" stroke={blush} strokeWidth="4" />
    <path d="M43 44h8M57 44h18M43 68h8M57 68h18" stroke={silver} strokeWidth="4" />
    <rect x="39" y="49" width="42" height="14" rx="4" fill={mist} />
    <path d="M43 56h8M57 56h18" stroke={teal} strokeWidth="4" />
    <path d="M38 84h44" stroke={blush} strokeWidth="2" />
    <path d="M45 93.5h.1M55 93.5h.1M65 93.5h.1" stroke={silver} strokeWidth="6" />
    {touch(75, 93.5, -68)}
  </>,
)

export const ProgressStep = step(
  petal,
  <>
    {sheet}
    <path d="M45 38v44" stroke={sea} strokeWidth="3" />
    <path d="M45 38h.1M45 60h.1" stroke={teal} strokeWidth="15" />
    <path d="m41.5 38.2 2.6 2.6 4.6-5M41.5 60.2l2.6 2.6 4.6-5" stroke={paper} strokeWidth="2.5" />
    <circle cx="45" cy="82" r="6.5" fill={paper} stroke={sea} strokeWidth="3" />
    <path d="M60 38h18M60 60h18" stroke={plum} strokeWidth="4" />
    <path d="M60 82h10" stroke={blush} strokeWidth="4" />
  </>,
)

export const ReadyReportStep = step(
  mist,
  <>
    {woman({ x: 60, y: 40, size: 1.15 }, { hair: 'short', colour: silver, dress: rose, glasses: true, down: 60 })}
    {table}
    <path d="m30 70 30 5 30-5v34l-30 5-30-5z" fill={paper} />
    <path d="M60 75v34" stroke={mist} strokeWidth="2" />
    <path d="m37 80 16 2.6M37 89l16 2.6M83 80l-16 2.6M83 89l-16 2.6M37 98l10 1.6" stroke={blush} strokeWidth="3" />
    <path d="M29 91h4M87 91h4" stroke={skin} strokeWidth="8" />
    <circle cx="92" cy="62" r="13" fill={teal} />
    <path d="m86 62.5 4.5 4.5 7.5-8.5" stroke={paper} strokeWidth="3.5" />
  </>,
)

export const PrepareStep = step(
  petal,
  <>
    {paperSheet(32, 16, 56, 50)}
    <path d="M32 30v-9a5 5 0 0 1 5-5h46a5 5 0 0 1 5 5v9z" fill={teal} />
    <path d="M46 12v8M74 12v8" stroke={plum} strokeWidth="4" />
    <path d="M43 40h.1M55 40h.1M79 40h.1M43 52h.1" stroke={blush} strokeWidth="6" />
    <path d="M67 40h.1" stroke={rose} strokeWidth="12" />
    {woman({ x: 39, y: 63, size: 0.9 }, { hair: 'short', colour: silver, dress: teal, down: 40 })}
    {woman({ x: 81, y: 62, size: 0.9 }, { hair: 'long', dress: rose, down: 40 })}
    {table}
  </>,
)

export const OpenFormStep = step(
  mist,
  <>
    {phone}
    <rect x="41" y="24" width="38" height="60" rx="5" fill={petal} />
    <path d="M47 34h20M47 44h26M47 53h18" stroke={blush} strokeWidth="4" />
    <rect x="46" y="64" width="28" height="13" rx="6.5" fill={rose} />
    {touch(65, 72)}
  </>,
)

export const AnswerStep = step(
  petal,
  <>
    {sheet}
    <path d="M40 34h26" stroke={plum} strokeWidth="4" />
    <path d="M43 50h.1M43 82h.1" stroke={sea} strokeWidth="12" />
    <path d="M43 50h.1M43 82h.1" stroke={paper} strokeWidth="7" />
    <path d="M43 66h.1" stroke={teal} strokeWidth="12" />
    <path d="M55 50h20M55 66h8M55 82h14" stroke={blush} strokeWidth="4" />
    <path d="m92 44 9 7-24 29-11 5 2-12z" fill={rose} />
    <path d="m68 73 9 7-11 5z" fill={skin} />
  </>,
)

export const SentStep = step(
  mist,
  <>
    {woman({ x: 60, y: 40, size: 1.1 }, { hair: 'bun', dress: paper, coat: true, down: 60 })}
    {table}
    <g transform="translate(34 62)rotate(-5)">
      {paperSheet(0, 0, 46, 48, petal)}
      <path d="m8 13 3 3 6-7M8 26l3 3 6-7M8 39l3 3 6-7" stroke={teal} strokeWidth="3" />
      <path d="M24 12h14M24 25h14M24 38h8" stroke={blush} strokeWidth="3.5" />
    </g>
    <path d="M33 88h4M80 82h3" stroke={skin} strokeWidth="8" />
    {done}
  </>,
)

export const ScanStep = step(
  petal,
  <>
    {paperSheet(34, 34, 52, 52)}
    <path d="M41 41h13v13H41zM66 41h13v13H66zM41 66h13v13H41z" stroke={plum} strokeWidth="4" />
    <path
      d="M67 67h.1M78 67h.1M72.5 73h.1M67 79h.1M78 79h.1M60 44h.1M60 55h.1M60 67h.1M60 78h.1M44 60h.1M72 60h.1"
      stroke={rose}
      strokeWidth="5"
    />
    <path
      d="M25 42V30a5 5 0 0 1 5-5h12M78 25h12a5 5 0 0 1 5 5v12M95 78v12a5 5 0 0 1-5 5H78M42 95H30a5 5 0 0 1-5-5V78"
      stroke={teal}
      strokeWidth="4"
    />
    <path d="M22 60h76" stroke={sea} strokeWidth="3" />
  </>,
)

export const FollowStep = step(
  mist,
  <>
    <rect x="20" y="26" width="80" height="64" rx="9" fill={paper} />
    <circle cx="42" cy="47" r="12" fill={teal} />
    <path
      d="M42 53s-6.5-3.8-6.5-8.2a3.5 3.5 0 0 1 6.5-1.7 3.5 3.5 0 0 1 6.5 1.7C48.5 49.2 42 53 42 53z"
      fill={paper}
    />
    <path d="M62 42h26" stroke={plum} strokeWidth="4" />
    <path d="M62 53h16" stroke={blush} strokeWidth="4" />
    <rect x="31" y="67" width="58" height="15" rx="7.5" fill={rose} />
    <path d="M52 70.5v8M48 74.5h8M62 74.5h12" stroke={paper} strokeWidth="2.5" />
    {touch(76, 76)}
  </>,
)

export const ReturnStep = step(
  petal,
  <>
    {phone}
    <path d="M46 25h29a5 5 0 0 1 5 5v19a5 5 0 0 1-5 5H52l-6 6z" fill={mist} />
    <path d="M54 46h16c-2.5-1.5-3-3.5-3-7a5 5 0 0 0-10 0c0 3.5-.5 5.5-3 7z" fill={rose} />
    <path d="M62 31v2M61 49.5h2" stroke={rose} strokeWidth="3" />
    <path d="M44 70h24" stroke={blush} strokeWidth="4" />
    <path d="M38 84h44M52.5 84v18M67.5 84v18" stroke={blush} strokeWidth="2" />
    <path d="M42 93.5h6M57 93.5h6" stroke={silver} strokeWidth="3.5" />
    {touch(75, 93, -68)}
  </>,
)
