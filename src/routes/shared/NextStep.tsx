import { Link, type LinkProps } from 'react-router-dom'
import { buttonLook } from '@/ui/buttonLook'

/** Where a screen leads on that has nothing else to show: its loud one. */
export const NextStep = (props: Pick<LinkProps, 'to' | 'replace' | 'state' | 'children'>) => (
  <Link {...buttonLook('primary', false)} {...props} />
)
