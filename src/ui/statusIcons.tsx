import { icon } from './icon'

// A path of length 1, so that a style can animate it.

export const SuccessIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8.2 12.3 2.7 2.7 5-5.6" pathLength={1} />
  </>,
)

export const WaitingIcon = icon(
  <path d="M6.5 3.5h11M6.5 20.5h11M8 3.5v3.2c0 2.2 4 3.5 4 5.3s-4 3.1-4 5.3v3.2M16 3.5v3.2c0 2.2-4 3.5-4 5.3s4 3.1 4 5.3v3.2" />,
)
