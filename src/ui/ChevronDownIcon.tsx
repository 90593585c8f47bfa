import { icon } from './icon'

export const ChevronDownIcon = icon(<path d="m5.5 9.5 6.5 6.5 6.5-6.5" />)
