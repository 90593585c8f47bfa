import { drawing, paint } from './illustrations/svg'

const { plum, rose, blush, petal, sea, mist, skin } = paint

const smile = (
  <>
    <path d="M41.5 46h.1M54.5 46h.1" stroke={plum} strokeWidth="3.8" />
    <path d="M43 54c3 3 7 3 10 0" stroke={rose} strokeWidth="2.6" />
  </>
)

export const WomanDrawing = drawing(
  96,
  96,
  <>
    <rect width="96" height="96" fill={petal} />
    <path d="M24 60C20 32 31 16 48 16s28 16 24 44c-6 6-42 6-48 0z" fill={plum} />
    <path d="M10 96c0-16 10-24 22-26l16-4 16 4c12 2 22 10 22 26z" fill={rose} />
    <path d="M40 54h16v17c-2 8-14 8-16 0z" fill={skin} />
    <ellipse cx="48" cy="43" rx="18" ry="20" fill={skin} />
    <path d="M30 44c-2-17 6-25 18-25s20 8 18 25c-8-3-15-9-20-17-3 8-8 14-16 17z" fill={plum} />
    {smile}
  </>,
)

export const ManDrawing = drawing(
  96,
  96,
  <>
    <rect width="96" height="96" fill={mist} />
    <path d="M10 96c0-20 12-28 38-28s38 8 38 28z" fill={sea} />
    <path d="M40 54h16v17c-2 8-14 8-16 0z" fill={skin} />
    <ellipse cx="48" cy="43" rx="18" ry="20" fill={skin} />
    <path d="M29 42c-2-16 6-24 20-24 12 0 20 8 18 24-3-2-4-6-5-10-8 1-20 1-27-2-3 3-4 8-6 12z" fill={plum} />
    {smile}
  </>,
)

export const PersonDrawing = drawing(
  96,
  96,
  <>
    <rect width="96" height="96" fill={petal} />
    <path d="M12 96c2-20 15-30 36-30s34 10 36 30z" fill={blush} />
    <circle cx="48" cy="42" r="18" fill={blush} />
  </>,
)
