import type { ReactNode } from 'react'

/** Line icons on a 24 grid, in the colour and size of the text beside them; the text carries the meaning. */
const icon = (drawing: ReactNode) =>
  function Icon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1.5em"
        height="1.5em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    )
  }

export const HomeIcon = icon(
  <>
    <path d="M4 11.2 12 4.5l8 6.7V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19z" />
    <path d="M9.5 20.5v-5a2.5 2.5 0 0 1 5 0v5" />
  </>,
)

export const CheckupIcon = icon(
  <>
    <path d="M8.5 5H7a2 2 0 0 0-2 2v11.5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-1.5" />
    <rect x="8.5" y="3.2" width="7" height="3.6" rx="1.4" />
    <path d="m8.8 13.6 2.3 2.3 4.2-4.6" />
  </>,
)

export const ConsultIcon = icon(
  <>
    <path d="M20.5 11.5c0 4-3.8 7.2-8.5 7.2-1 0-2-.1-2.9-.4L4.8 20l.9-3.6a6.7 6.7 0 0 1-2.2-4.9c0-4 3.8-7.2 8.5-7.2s8.5 3.2 8.5 7.2z" />
    <path d="M12 8.7v5.6M9.2 11.5h5.6" />
  </>,
)

/** Lines and a pen: something to fill in. */
export const FormIcon = icon(
  <>
    <path d="M18.5 9V6a2 2 0 0 0-2-2h-9a2 2 0 0 0-2 2v12.5a2 2 0 0 0 2 2h3" />
    <path d="M9 8.5h6M9 12.5h3" />
    <path d="m13.5 20.5.6-2.8 5.2-5.2a1.5 1.5 0 0 1 2.2 2.2l-5.2 5.2z" />
  </>,
)

/** A heart and its beat. */
export const HealthIcon = icon(
  <>
    <path d="M12 20s-7.8-4.6-7.8-10.4A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 7.8 2.6C19.8 15.4 12 20 12 20z" />
    <path d="M4.6 12.5h4l1.5-2.5 2.5 4.5 1.4-2h5.4" />
  </>,
)

export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="3.9" />
    <path d="M4.6 20.3c.6-3.9 3.6-6 7.4-6s6.8 2.1 7.4 6" />
  </>,
)

export const PeopleIcon = icon(
  <>
    <circle cx="9" cy="8.5" r="3.4" />
    <path d="M2.8 19.5c.5-3.4 2.9-5.2 6.2-5.2s5.7 1.8 6.2 5.2" />
    <path d="M15.2 5.4a3.4 3.4 0 0 1 0 6.2M17.3 14.6c2.3.6 3.6 2.3 3.9 4.9" />
  </>,
)

export const ReportIcon = icon(
  <>
    <path d="M6 3.5h8l4 4V19a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 5 19V4.5a1 1 0 0 1 1-1z" />
    <path d="M14 3.5v4h4M8.5 12h6M8.5 16h4" />
  </>,
)

export const CouponIcon = icon(
  <>
    <path d="M4 6h16a1 1 0 0 1 1 1v2.8a2.3 2.3 0 0 0 0 4.4V17a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-2.8a2.3 2.3 0 0 0 0-4.4V7a1 1 0 0 1 1-1z" />
    <path d="M14.5 6v2M14.5 11v2M14.5 16v2" />
  </>,
)

export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.2V12l3.2 2" />
  </>,
)

export const PlaceIcon = icon(
  <>
    <path d="M12 21s6.8-6 6.8-11.2a6.8 6.8 0 0 0-13.6 0C5.2 15 12 21 12 21z" />
    <circle cx="12" cy="9.8" r="2.4" />
  </>,
)

export const ForwardIcon = icon(<path d="m9.5 5.5 6.5 6.5-6.5 6.5" />)
export const BackIcon = icon(<path d="M14.5 5.5 8 12l6.5 6.5" />)
export const YearForwardIcon = icon(<path d="m6 5.5 6.5 6.5L6 18.5m6-13 6.5 6.5-6.5 6.5" />)
export const YearBackIcon = icon(<path d="M18 5.5 11.5 12l6.5 6.5m-6-13L5.5 12l6.5 6.5" />)
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const PauseIcon = icon(<path d="M8.5 6v12M15.5 6v12" />)
export const PlayIcon = icon(<path d="M8 5.5v13l10.5-6.5z" />)
export const CalendarIcon = icon(
  <>
    <rect x="4" y="5.5" width="16" height="15" rx="2" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
)

export const SuccessIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8.2 12.3 2.7 2.7 5-5.6" />
  </>,
)

export const WaitingIcon = icon(
  <>
    <path d="M7 3.5h10M7 20.5h10M8 3.5v3.2c0 2.2 4 3.5 4 5.3s-4 3.1-4 5.3v3.2M16 3.5v3.2c0 2.2-4 3.5-4 5.3s4 3.1 4 5.3v3.2" />
  </>,
)

export const FailedIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5v5.5M12 16.3v.1" />
  </>,
)
