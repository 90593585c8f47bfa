import { Link, type LinkProps } from 'react-router-dom'
import { buttonProps } from '@/ui/Button'

/** Where a screen leads on that has nothing else to show: its loud one. */
export const PrimaryLink = (props: Pick<LinkProps, 'to' | 'replace' | 'state' | 'children'>) => (
  <Link {...buttonProps('primary', false)} {...props} />
)
