import { icon } from './icon'

// A tab’s icon: the body comes first, so that a style can fill it when active.

export const HomeIcon = icon(
  <>
    <path d="M4 10.7a2 2 0 0 1 .75-1.56l6-4.8a2 2 0 0 1 2.5 0l6 4.8A2 2 0 0 1 20 10.7v7.8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z" />
    <path d="M12 20v-4.5" />
  </>,
)

export const CheckupIcon = icon(
  <>
    <path d="M7.5 5h9a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z" />
    <path d="m8.8 13.4 2.3 2.3 4.2-4.6" />
    <path d="M10 3h4a1.3 1.3 0 0 1 1.3 1.3v1.4A1.3 1.3 0 0 1 14 7h-4a1.3 1.3 0 0 1-1.3-1.3V4.3A1.3 1.3 0 0 1 10 3z" />
  </>,
)

export const ConsultationIcon = icon(
  <>
    <path d="M12 4.3c4.7 0 8.5 3.2 8.5 7.2s-3.8 7.2-8.5 7.2c-1 0-2-.15-2.9-.4L4.8 20l.9-3.6a6.7 6.7 0 0 1-2.2-4.9c0-4 3.8-7.2 8.5-7.2z" />
    <path d="M12 8.7v5.6M9.2 11.5h5.6" />
  </>,
)

export const PersonIcon = icon(
  <path d="M12 11.9a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8zM4.6 19.2c.9-3.2 3.7-4.9 7.4-4.9s6.5 1.7 7.4 4.9c.2.7-.3 1.3-1 1.3H5.6c-.7 0-1.2-.6-1-1.3z" />,
)

export const ChevronRightIcon = icon(<path d="m9.5 5.5 6.5 6.5-6.5 6.5" />)
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const PauseIcon = icon(<path d="M8.5 6v12M15.5 6v12" />)
export const PlayIcon = icon(<path d="M8 5.5v13l10.5-6.5z" />)

export const FailedIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5v5.5M12 16.3v.1" />
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

export const CalendarIcon = icon(
  <>
    <rect x="4" y="5.5" width="16" height="15" rx="2" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
)

// A path of length 1, so that a style can animate it.

export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" pathLength={1} />)

export const WarningIcon = icon(
  <>
    <path d="M10.3 4.5a2 2 0 0 1 3.4 0l7 12.5a2 2 0 0 1-1.7 3H5a2 2 0 0 1-1.7-3z" />
    <path d="M12 9.5v4M12 16.7v.1" />
  </>,
)
