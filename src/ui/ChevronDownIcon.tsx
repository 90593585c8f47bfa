import { icon } from './icon'

/** Says of a button that what it opens comes from below. */
export const ChevronDownIcon = icon(<path d="m5.5 9.5 6.5 6.5 6.5-6.5" />)
