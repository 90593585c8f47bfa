import { icon } from './icon'

export const BackIcon = icon(<path d="M14.5 5.5 8 12l6.5 6.5" />)

export const YearForwardIcon = icon(<path d="m6 5.5 6.5 6.5L6 18.5m6-13 6.5 6.5-6.5 6.5" />)

export const YearBackIcon = icon(<path d="M18 5.5 11.5 12l6.5 6.5m-6-13L5.5 12l6.5 6.5" />)
