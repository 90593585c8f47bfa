import { Link, type LinkProps } from 'react-router-dom'
import { buttonProps } from '@/ui/Button'

export const PrimaryLink = (props: Pick<LinkProps, 'to' | 'replace' | 'state' | 'onClick' | 'children'>) => (
  <Link {...buttonProps('primary', false)} {...props} />
)
