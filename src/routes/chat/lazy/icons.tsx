import { icon } from '@/ui/icon'

export const PlusIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 8v8M8 12h8" />
  </>,
)

export const VoiceIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M10 9.5a4 4 0 0 1 0 5M13 7.8a7 7 0 0 1 0 8.4" />
  </>,
)

export const MoreIcon = icon(<path d="M5 12h.1M12 12h.1M19 12h.1" strokeWidth="3" />)

export const OlderIcon = icon(<path d="m6 15 6-6 6 6" />)

export const NewerIcon = icon(<path d="m6 9 6 6 6-6" />)

export const KeyboardIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M8.5 9.8h.1M12 9.8h.1M15.5 9.8h.1M8.5 13h.1M12 13h.1M15.5 13h.1M10 16h4" />
  </>,
)

export const PictureIcon = icon(
  <>
    <rect x="3.5" y="5" width="17" height="14" rx="2" />
    <path d="m4 16.5 4.5-4.5 3.5 3.5 3-3 5 5" />
    <circle cx="15.5" cy="9" r="1.2" />
  </>,
)

export const MicrophoneIcon = icon(
  <>
    <rect x="9" y="3.5" width="6" height="10.5" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v2.5" />
  </>,
)
