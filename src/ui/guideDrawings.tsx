import type { ReactNode } from 'react'
import { drawing, paint } from './drawings'

const { soft, rose, mid, strong, white } = paint

/** The steps of the guides, each one picture on a disc. */
const step = (shapes: ReactNode) =>
  drawing(
    120,
    120,
    <>
      <circle cx="60" cy="60" r="58" fill={soft} />
      {shapes}
    </>,
  )

const phone = (
  <>
    <rect x="34" y="12" width="52" height="96" rx="9" fill={white} stroke={strong} strokeWidth="3" />
    <path d="M55 19h10" stroke={mid} strokeWidth="3" />
  </>
)
const sheet = <rect x="30" y="20" width="58" height="80" rx="8" fill={white} stroke={strong} strokeWidth="3" />
const done = (
  <>
    <circle cx="86" cy="86" r="17" fill={strong} stroke={soft} strokeWidth="4" />
    <path d="m78 86.5 5.5 5.5 10-11" stroke={white} strokeWidth="4" />
  </>
)

/** A finger's touch. */
const tap = (x: number, y: number) => (
  <>
    <circle cx={x} cy={y} r="10" stroke={strong} strokeWidth="2.5" />
    <circle cx={x} cy={y} r="4.5" fill={strong} />
  </>
)

/** A phone with two fields and a button. */
export const SignInStep = step(
  <>
    {phone}
    <circle cx="60" cy="33" r="6" fill={rose} />
    <rect x="42" y="46" width="36" height="11" rx="3.5" stroke={mid} strokeWidth="2.5" />
    <path d="M48 51.5h14" stroke={strong} strokeWidth="2.5" />
    <rect x="42" y="62" width="36" height="11" rx="3.5" stroke={mid} strokeWidth="2.5" />
    <path d="M48 67.5h8" stroke={strong} strokeWidth="2.5" />
    <rect x="42" y="81" width="36" height="12" rx="6" fill={strong} />
    <path d="M54 87h12" stroke={white} strokeWidth="2.5" />
  </>,
)

/** A phone whose last tab is touched; one row of its list is marked. */
export const MyReportsStep = step(
  <>
    {phone}
    <path d="M43 34h8M57 34h20" stroke={mid} strokeWidth="4" />
    <rect x="38.5" y="42" width="43" height="15" rx="4" fill={rose} />
    <path d="M43 49.5h8M57 49.5h20" stroke={strong} strokeWidth="4" />
    <path d="M43 65h8M57 65h20M36 84h48" stroke={mid} strokeWidth="4" />
    <path d="M43 95h.1M54 95h.1M65 95h.1" stroke={mid} strokeWidth="6" />
    {tap(77, 95)}
  </>,
)

/** A sheet with three stages, two of them passed. */
export const ProgressStep = step(
  <>
    {sheet}
    <path d="M46 38v44" stroke={mid} strokeWidth="3" />
    <circle cx="46" cy="38" r="7" fill={strong} />
    <path d="m42.8 38.2 2.4 2.4 4.2-4.6" stroke={white} strokeWidth="2.5" />
    <circle cx="46" cy="60" r="7" fill={strong} />
    <path d="m42.8 60.2 2.4 2.4 4.2-4.6" stroke={white} strokeWidth="2.5" />
    <circle cx="46" cy="82" r="6" fill={white} stroke={mid} strokeWidth="3" />
    <path d="M60 38h18M60 60h18" stroke={strong} strokeWidth="4" />
    <path d="M60 82h10" stroke={rose} strokeWidth="4" />
  </>,
)

/** A finished report with the ribbon. */
export const ReadyReportStep = step(
  <>
    {sheet}
    <path d="m50 66 12-20c2-3.5-.5-6-4-6s-6 2.5-4 6l12 20" stroke={mid} strokeWidth="5" />
    <path d="M40 31h20M40 78h24M40 88h16" stroke={strong} strokeWidth="4" />
    {done}
  </>,
)

/** A calendar with a marked day, and two people of a family. */
export const PrepareStep = step(
  <>
    <rect x="24" y="26" width="58" height="54" rx="8" fill={white} stroke={strong} strokeWidth="3" />
    <path d="M24 42h58M39 20v10M67 20v10" stroke={strong} strokeWidth="3" />
    <path d="M36 54h.1M48 54h.1M60 54h.1M36 67h.1M48 67h.1" stroke={mid} strokeWidth="6" />
    <circle cx="71" cy="54" r="6" fill={strong} />
    <circle cx="91" cy="77" r="7" fill={rose} stroke={soft} strokeWidth="3" />
    <path d="M81 100c0-9 4.5-13 10-13s10 4 10 13z" fill={rose} stroke={soft} strokeWidth="3" />
    <circle cx="71" cy="74" r="8.5" fill={mid} stroke={soft} strokeWidth="3" />
    <path d="M56 103c0-12 6.5-17 15-17s15 5 15 17z" fill={mid} stroke={soft} strokeWidth="3" />
  </>,
)

/** A phone whose card has a button that is touched. */
export const OpenFormStep = step(
  <>
    {phone}
    <rect x="40" y="30" width="40" height="60" rx="5" fill={soft} />
    <path d="M46 40h20M46 50h28M46 58h22" stroke={mid} strokeWidth="4" />
    <rect x="45" y="70" width="30" height="13" rx="6.5" fill={rose} />
    {tap(68, 77)}
  </>,
)

/** A sheet on which a pen chooses one of three answers. */
export const AnswerStep = step(
  <>
    {sheet}
    <path d="M40 34h26" stroke={strong} strokeWidth="4" />
    <circle cx="43" cy="50" r="4.5" stroke={mid} strokeWidth="2.5" />
    <circle cx="43" cy="66" r="4.5" fill={strong} stroke={strong} strokeWidth="2.5" />
    <circle cx="43" cy="82" r="4.5" stroke={mid} strokeWidth="2.5" />
    <path d="M55 50h18M55 66h8M55 82h12" stroke={mid} strokeWidth="4" />
    <path d="m91 46 9 8-23 26-11 5 3-12z" fill={rose} stroke={strong} strokeWidth="3" />
  </>,
)

/** A filled sheet that has been handed in. */
export const SentStep = step(
  <>
    {sheet}
    <path d="m39 37 4 4 7-8M39 55l4 4 7-8M39 73l4 4 7-8" stroke={strong} strokeWidth="3.5" />
    <path d="M58 38h20M58 56h20M58 74h8" stroke={mid} strokeWidth="4" />
    {done}
  </>,
)

/** A QR code between the corners of a scanner. */
export const ScanStep = step(
  <>
    <rect x="34" y="34" width="52" height="52" rx="5" fill={white} />
    <path d="M41 41h13v13H41zM66 41h13v13H66zM41 66h13v13H41z" stroke={strong} strokeWidth="4" />
    <path
      d="M67 67h.1M78 67h.1M72.5 73h.1M67 79h.1M78 79h.1M60 44h.1M60 55h.1M60 67h.1M60 78h.1M44 60h.1M72 60h.1"
      stroke={mid}
      strokeWidth="5"
    />
    <path
      d="M25 42V30a5 5 0 0 1 5-5h12M78 25h12a5 5 0 0 1 5 5v12M95 78v12a5 5 0 0 1-5 5H78M42 95H30a5 5 0 0 1-5-5V78"
      stroke={strong}
      strokeWidth="4"
    />
  </>,
)

/** The page of an account with a button that adds it. */
export const FollowStep = step(
  <>
    <rect x="22" y="28" width="76" height="64" rx="9" fill={white} stroke={strong} strokeWidth="3" />
    <circle cx="43" cy="49" r="11" fill={rose} />
    <path d="m39 56 6-10c1-2-.2-3.4-2-3.4s-3 1.4-2 3.4l6 10" stroke={strong} strokeWidth="2.5" />
    <path d="M62 44h24" stroke={strong} strokeWidth="4" />
    <path d="M62 54h16" stroke={mid} strokeWidth="4" />
    <rect x="34" y="69" width="52" height="14" rx="7" fill={strong} />
    <path d="M60 72v8M56 76h8" stroke={white} strokeWidth="3" />
  </>,
)

/** A conversation with a message that has a bell, and a menu below. */
export const ReturnStep = step(
  <>
    {phone}
    <path d="M46 32h30a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H52l-6 6z" fill={soft} stroke={mid} strokeWidth="2.5" />
    <path d="M57 50h12c-1.6-1.4-2-3-2-6a4 4 0 0 0-8 0c0 3-.4 4.6-2 6z" fill={rose} stroke={strong} strokeWidth="2.5" />
    <path d="M63 53.5h.1" stroke={strong} strokeWidth="3.5" />
    <path d="M36 86h48M52 86v20M68 86v20" stroke={mid} strokeWidth="2.5" />
    <path d="M41 96h6M57 96h6" stroke={mid} strokeWidth="3.5" />
    {tap(76, 96)}
  </>,
)
