import type { ReactNode } from 'react'

/** Illustrations in the colours of the tokens; decoration beside a text that says the same. */
export const drawing = (width: number, height: number, shapes: ReactNode) =>
  function Drawing() {
    return (
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={`${width / 16}rem`}
        height={`${height / 16}rem`}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {shapes}
      </svg>
    )
  }

/** What illustrations are painted with. */
export const paint = {
  soft: 'var(--color-soft)',
  rose: 'var(--color-scale-2)',
  mid: 'var(--color-scale-3)',
  strong: 'var(--color-primary)',
  white: 'var(--color-surface)',
}
const { soft, rose, mid, strong, white } = paint

/** The ribbon of breast health under a magnifying glass. */
export const BreastCheckDrawing = drawing(
  96,
  96,
  <>
    <circle cx="48" cy="48" r="46" fill={soft} />
    <path d="m61 62 15 15" stroke={strong} strokeWidth="7" />
    <circle cx="44" cy="43" r="25" fill={white} stroke={strong} strokeWidth="3" />
    <path d="M47 44.5 55 58" stroke={strong} strokeWidth="6" />
    <path d="M33 58 48.5 34c2-3.5-.5-6-4.5-6s-6.5 2.5-4.5 6l4 6.5" stroke={mid} strokeWidth="6" />
    <path d="M26 36a19 19 0 0 1 6-8" stroke={rose} strokeWidth="3" />
  </>,
)

/** A sheet with answered lines and a pen. */
export const QuestionnaireDrawing = drawing(
  96,
  96,
  <>
    <circle cx="48" cy="48" r="46" fill={soft} />
    <rect x="26" y="20" width="40" height="56" rx="6" fill={white} stroke={strong} strokeWidth="3" />
    <rect x="37" y="15" width="18" height="10" rx="4" fill={rose} stroke={strong} strokeWidth="3" />
    <path d="m33 38 3 3 5-6M33 52l3 3 5-6" stroke={strong} strokeWidth="3" />
    <path d="M47 39h12M47 53h8" stroke={mid} strokeWidth="3" />
    <circle cx="36.5" cy="66" r="2.5" stroke={mid} strokeWidth="2.5" />
    <path d="M70 44l7 6-17 20-9 4 2-9z" fill={rose} stroke={strong} strokeWidth="3" />
  </>,
)

/** A shield that holds a heart: the full service. */
export const PremiumDrawing = drawing(
  96,
  96,
  <>
    <circle cx="48" cy="48" r="46" fill={soft} />
    <path
      d="M48 17c8 6 16 8 25 8v21c0 16-10 27-25 34-15-7-25-18-25-34V25c9 0 17-2 25-8z"
      fill={white}
      stroke={strong}
      strokeWidth="3"
    />
    <path d="M48 25c6 4 12 6 18 6v15c0 11-7 19-18 25z" fill={rose} />
    <path d="M48 62c-9-6-14-11-14-17.5A7.3 7.3 0 0 1 48 41.5a7.3 7.3 0 0 1 14 3C62 51 57 56 48 62z" fill={strong} />
    <path d="M41 46h4l2-4 3 8 2-4h3" stroke={white} strokeWidth="2" />
  </>,
)

/** An open box with nothing in it. */
export const EmptyDrawing = drawing(
  160,
  120,
  <>
    <ellipse cx="80" cy="106" rx="54" ry="7" fill={soft} />
    <path d="M40 56 80 42l40 14v36l-40 14-40-14z" fill={white} stroke={mid} strokeWidth="3" />
    <path d="m40 56 40 14 40-14M80 70v36" stroke={mid} strokeWidth="3" />
    <path d="m40 56-13 12 40 14 13-12M120 56l13 12-40 14-13-12" fill={soft} stroke={mid} strokeWidth="3" />
    <path d="M80 30V16M60 34 51 24M100 34l9-10" stroke={rose} strokeWidth="3" />
  </>,
)

/** A cloud with a broken line below. */
export const FailedDrawing = drawing(
  160,
  120,
  <>
    <ellipse cx="80" cy="108" rx="50" ry="6" fill={soft} />
    <path
      d="M52 78a20 20 0 0 1-2-39.9 31 31 0 0 1 59-3.1 22 22 0 0 1 3 43z"
      fill={white}
      stroke={mid}
      strokeWidth="3"
    />
    <path d="M80 44v15" stroke={strong} strokeWidth="4" />
    <circle cx="80" cy="68" r="2.5" fill={strong} />
    <path d="M44 94h22M94 94h22" stroke={mid} strokeWidth="3" />
    <path d="m74 90 12 8M86 90l-12 8" stroke={strong} strokeWidth="3" />
  </>,
)

/** An hourglass in a ring: something is being found out. */
export const WaitingDrawing = drawing(
  160,
  120,
  <>
    <ellipse cx="80" cy="112" rx="46" ry="5" fill={soft} />
    <circle cx="80" cy="56" r="46" fill={soft} />
    <path d="M62 28h36M62 84h36" stroke={strong} strokeWidth="4" />
    <path
      d="M66 28v9c0 9 14 13 14 19s-14 10-14 19v9M94 28v9c0 9-14 13-14 19s14 10 14 19v9"
      fill={white}
      stroke={mid}
      strokeWidth="3"
    />
    <path d="M70 38h20c-2 6-8 9-10 12-2-3-8-6-10-12zM70 82c2-8 8-9 10-12 2 3 8 4 10 12z" fill={rose} />
  </>,
)

/** A framed landscape in place of a picture that is not there. */
export const PictureDrawing = drawing(
  96,
  72,
  <>
    <rect x="30" y="20" width="36" height="30" rx="4" stroke={mid} strokeWidth="2.5" />
    <circle cx="41" cy="30" r="3.5" fill={mid} />
    <path d="m31 46 11-10 8 7 6-5 9 8" stroke={mid} strokeWidth="2.5" />
  </>,
)

const shoulders = <path d="M14 96c2-20 15-29 34-29s32 9 34 29z" fill={mid} />

/** A woman, for a patient without a picture. */
export const WomanDrawing = drawing(
  96,
  96,
  <>
    <path d="M48 17c15 0 25 11 25 26 0 10 1 18 4 24-8 6-50 6-58 0 3-6 4-14 4-24 0-15 10-26 25-26z" fill={strong} />
    {shoulders}
    <path d="M41 56h14v11a7 7 0 0 1-14 0z" fill={white} />
    <circle cx="48" cy="45" r="16.5" fill={white} />
    <path d="M31 43c8-1 16-4 21-11 3 6 7 9 13 11 0-12-6-20-17-20s-17 8-17 20z" fill={strong} />
  </>,
)

/** A man, for a patient without a picture. */
export const ManDrawing = drawing(
  96,
  96,
  <>
    {shoulders}
    <path d="M41 56h14v11a7 7 0 0 1-14 0z" fill={white} />
    <circle cx="48" cy="44" r="16.5" fill={white} />
    <path d="M30 43c-1-12 6-20 17-20 12 0 20 8 19 20-3-2-4-5-5-8-8 2-17 1-24-2-3 2-5 6-7 10z" fill={strong} />
  </>,
)

/** Somebody, for a patient without a picture of whom nothing is known. */
export const PersonDrawing = drawing(
  96,
  96,
  <>
    {shoulders}
    <circle cx="48" cy="42" r="18" fill={mid} />
  </>,
)
