import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { SkeletonList } from '@/ui/Skeleton'
import { automaticNavigation } from './automaticNavigation'

type Props = {
  to: string
  /** What is told there of what was done here. */
  state?: object | undefined
}

/**
 * Leads to another screen in place of this one, again each time this one is come to, and never leaves a white
 * page meanwhile.
 */
export const Redirect = ({ to, state }: Props) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  const told = useRef(state)
  useEffect(() => {
    void navigate(to, { replace: true, state: automaticNavigation(told.current) })
  }, [location, to, navigate])
  return <SkeletonList count={3} busyText={t('loading')} />
}
