import { icon } from './icon'

export const AddPictureIcon = icon(
  <>
    <path d="M13.5 19.5H5a1.8 1.8 0 0 1-1.8-1.8V9A1.8 1.8 0 0 1 5 7.2h2.4l1.5-2.3a1 1 0 0 1 .84-.45h4.5a1 1 0 0 1 .84.45l1.5 2.3H19A1.8 1.8 0 0 1 20.8 9v3.2" />
    <circle cx="12" cy="12.6" r="3.3" />
    <path d="M18.5 15.5v5.5M15.75 18.25h5.5" />
  </>,
)
