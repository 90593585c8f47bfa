import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { confirmDialog } from '@/ui/dialog'
import type { SafeLink } from './safeLink'

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { lead: SafeLink }

/** A link from the server, to a screen or out of the app in the same window after the user agrees. */
export const ServerLink = ({ lead, children, ...rest }: Props) =>
  lead.kind === 'internal' ? (
    <Link {...rest} to={lead.path}>
      {children}
    </Link>
  ) : (
    <ForeignLink {...rest} url={lead.url} host={lead.host}>
      {children}
    </ForeignLink>
  )

const ForeignLink = ({ url, host, children, ...rest }: Omit<Props, 'lead'> & { url: string; host: string }) => {
  const { t } = useTranslation()
  const ask = async () => {
    const agreed = await confirmDialog({
      title: t('leave.title'),
      message: t('leave.text', { host }),
      confirmText: t('leave.go'),
      cancelText: t('leave.stay'),
      tone: 'leave',
    })
    if (agreed) window.location.assign(url)
  }
  return (
    <a
      {...rest}
      href={url}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      {children}
    </a>
  )
}
