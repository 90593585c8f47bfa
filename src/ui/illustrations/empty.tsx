import { scene, paint } from './svg'
import { arm, sheet, sprig, woman } from './people'

const { plum, rose, blush, petal, teal, sea, mist, paper, skin, silver } = paint

export const NothingFoundDrawing = scene(
  mist,
  <>
    {sheet(34, 34, 72, 28)}
    {sheet(34, 70, 72, 28)}
    <rect x="40" y="40" width="16" height="16" rx="4" fill={blush} />
    <rect x="40" y="76" width="16" height="16" rx="4" fill={blush} />
    <path d="M64 44h32M64 52h18M64 80h32M64 88h20" stroke={silver} strokeWidth="3.5" />
    <path d="m120 84 13 14" stroke={plum} strokeWidth="7" />
    <circle cx="106" cy="68" r="19" fill={petal} stroke={rose} strokeWidth="5" />
    <path d="M95 66a11 11 0 0 1 8-9" stroke={paper} strokeWidth="3.5" />
  </>,
)

export const NoAppointmentsDrawing = scene(
  petal,
  <>
    {woman({ x: 112, y: 50, size: 0.95 }, { hair: 'long', dress: teal, down: 59 })}
    {sheet(38, 34, 58, 64)}
    <path d="M38 50V39a5 5 0 0 1 5-5h48a5 5 0 0 1 5 5v11z" fill={rose} />
    <path d="M52 30v8M82 30v8" stroke={plum} strokeWidth="4" />
    <path
      d="M49 60h.1M61 60h.1M73 60h.1M85 60h.1M49 72h.1M61 72h.1M85 72h.1M49 84h.1M61 84h.1"
      stroke={blush}
      strokeWidth="6"
    />
    <circle cx="73" cy="72" r="5.5" stroke={teal} strokeWidth="2" strokeDasharray="3 3.5" />
    {arm('M126 78 108 90', teal, 'M108 90 92 86', 8)}
  </>,
)

export const NoOrganisationsDrawing = scene(
  mist,
  <>
    {sprig(34, 106)}
    <path d="M56 106V58l26-16 26 16v48z" fill={paper} />
    <path d="m50 62 32-20 32 20" stroke={teal} strokeWidth="5" />
    <path d="M82 60v12M76 66h12" stroke={rose} strokeWidth="4" />
    <path d="M75 106V92a7 7 0 0 1 14 0v14z" fill={sea} />
    <path d="M62 80h6v8h-6zm34 0h6v8h-6z" fill={sea} />
    <path d="M126 58s-13-11-13-21a13 13 0 0 1 26 0c0 10-13 21-13 21z" fill={rose} />
    <path d="M123 33.5a3.5 3.5 0 1 1 5 3.1c-1.3.7-2 1.5-2 3m0 4.4v.1" stroke={paper} strokeWidth="2.5" />
  </>,
)

export const NoDaysDrawing = scene(
  mist,
  <>
    {sheet(46, 34, 68, 66)}
    <path d="M46 50V39a5 5 0 0 1 5-5h58a5 5 0 0 1 5 5v11z" fill={rose} />
    <path d="M62 30v8M98 30v8" stroke={plum} strokeWidth="4" />
    <path
      d="M55 59h9v8h-9zm14 0h9v8h-9zm14 0h9v8h-9zm14 0h9v8h-9zM55 72h9v8h-9zm14 0h9v8h-9zm14 0h9v8h-9zm14 0h9v8h-9zM55 85h9v8h-9zm14 0h9v8h-9z"
      fill={blush}
    />
    <path
      d="m57 65 5-4m9 4 5-4m9 4 5-4m9 4 5-4M57 78l5-4m9 4 5-4m9 4 5-4m9 4 5-4M57 91l5-4m9 4 5-4"
      stroke={paper}
      strokeWidth="2"
    />
    {sprig(130, 106)}
  </>,
)

export const NoRelativesDrawing = scene(
  mist,
  <>
    <path
      d="M104 106V92c0-12 4-18 12-19a11 11 0 1 1 8 0c8 1 12 7 12 19v14"
      stroke={sea}
      strokeWidth="2.5"
      strokeDasharray="4 5"
    />
    {woman({ x: 54, y: 50 }, { hair: 'short', colour: silver, dress: rose, glasses: true, down: 56 })}
    {woman({ x: 88, y: 58, size: 0.9 }, { hair: 'bob', dress: teal, down: 53.5 })}
    <circle cx="132" cy="66" r="10" fill={rose} />
    <path d="M132 61.5v9M127.5 66h9" stroke={paper} strokeWidth="2.5" />
  </>,
)

export const NoQuestionnairesDrawing = scene(
  petal,
  <>
    {sprig(36, 106)}
    <rect x="52" y="26" width="56" height="76" rx="7" fill={teal} />
    {sheet(57, 33, 46, 64)}
    <rect x="69" y="21" width="22" height="11" rx="4" fill={plum} />
    <path d="M79 46h16M79 60h16M79 74h10" stroke={blush} strokeWidth="3.5" />
    <path d="M64 42.5h7v7h-7zm0 14h7v7h-7zm0 14h7v7h-7z" stroke={sea} strokeWidth="2" />
    <path d="m124 58-14 30-6 6 1-8.5 13-30z" fill={rose} />
    <path d="m110 88-6 6 1-8.5z" fill={skin} />
  </>,
)

export const NoNewsDrawing = scene(
  petal,
  <>
    <path d="M36 40h54a5 5 0 0 1 5 5v56a5 5 0 0 0 5 5H46a10 10 0 0 1-10-10z" fill={paper} />
    <path d="M95 56h8v45a5 5 0 0 1-10 0z" fill={blush} />
    <rect x="44" y="50" width="20" height="17" rx="3" fill={sea} />
    <path d="M71 52h16M71 59h16M71 66h10M45 77h42M45 86h42M45 95h26" stroke={blush} strokeWidth="3" />
    <path d="M112 80h26v12a14 14 0 0 1-14 14h2-4a10 10 0 0 1-10-10z" fill={teal} />
    <path d="M137 84h4a5 5 0 0 1 0 11h-4" stroke={teal} strokeWidth="3.5" />
    <path d="M120 72c-4-5 4-7 0-12m10 12c-4-5 4-7 0-12" stroke={sea} strokeWidth="2.5" />
  </>,
)

export const NoReportsDrawing = scene(
  mist,
  <>
    {sprig(128, 106)}
    <path d="M52 26h40l18 18v58a5 5 0 0 1-5 5H52a5 5 0 0 1-5-5V31a5 5 0 0 1 5-5z" fill={paper} />
    <path d="M92 26v13a5 5 0 0 0 5 5h13z" fill={blush} />
    <path d="M58 46h22M58 56h14" stroke={silver} strokeWidth="3.5" />
    <path d="M58 78c6 0 6-9 11-9s5 18 10 18 4-12 9-12h12" stroke={teal} strokeWidth="3.5" />
    <path d="M58 97h30" stroke={blush} strokeWidth="3.5" />
  </>,
)

export const NoCouponsDrawing = scene(
  petal,
  <>
    {sprig(132, 106)}
    <path d="M56 34h62a5 5 0 0 1 5 5v24" stroke={sea} strokeWidth="2.5" strokeDasharray="4 5" />
    <path
      d="M35 52h72a5 5 0 0 1 5 5v9a8 8 0 0 0 0 16v9a5 5 0 0 1-5 5H35a5 5 0 0 1-5-5v-9a8 8 0 0 0 0-16v-9a5 5 0 0 1 5-5z"
      fill={paper}
    />
    <path d="M30 66v-9a5 5 0 0 1 5-5h25v44H35a5 5 0 0 1-5-5v-9a8 8 0 0 0 0-16z" fill={rose} />
    <path d="M60 57v34" stroke={paper} strokeWidth="2.5" strokeDasharray="3 5" />
    <path d="M71 66h28M71 75h28M71 84h16" stroke={blush} strokeWidth="3.5" />
  </>,
)

export const NoConsultationsDrawing = scene(
  mist,
  <>
    {woman({ x: 52, y: 58, size: 0.95 }, { hair: 'bob', dress: rose, down: 50.5 })}
    <path d="M80 26h28a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7H88l-10 9V33a7 7 0 0 1 2-7z" fill={teal} />
    <path d="M94 36a5 5 0 1 1 7 4.5c-1.3.7-2 1.5-2 3m0 4.4v.1" stroke={paper} strokeWidth="3" />
    <path
      d="M98 68h30a7 7 0 0 1 7 7v12a7 7 0 0 1-7 7v9l-10-9H98a7 7 0 0 1-7-7V75a7 7 0 0 1 7-7z"
      stroke={sea}
      strokeWidth="2.5"
      strokeDasharray="4 5"
    />
  </>,
)

export const NoDoctorsDrawing = scene(
  mist,
  <>
    <path d="M36 44a5 5 0 0 1 5-5h18a5 5 0 0 1 5 5v34H36z" fill={rose} />
    <path d="M34 78h34M40 80v26M62 80v26" stroke={plum} strokeWidth="4" />
    <path d="M76 72h60v6H76z" fill={teal} />
    <path d="M82 78v28M130 78v28" stroke={teal} strokeWidth="4" />
    {sheet(88, 44, 24, 28)}
    <path d="M100 51v10M95 56h10" stroke={rose} strokeWidth="3.5" />
    <path d="M118 72v-4a6 6 0 0 1 12 0v4z" fill={sea} />
  </>,
)
