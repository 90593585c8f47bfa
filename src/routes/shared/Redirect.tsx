import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { SkeletonList } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast'
import { automaticNavigation } from './automaticNavigation'

type Props = {
  to: string
  state?: object | undefined
  /** Why, as a toast. */
  reason?: string | undefined
}

/** Replaces this screen by another, each time it is opened, and shows a skeleton meanwhile. */
export const Redirect = ({ to, state, reason }: Props) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  const initialState = useRef(state)
  useEffect(() => {
    void navigate(to, { replace: true, state: automaticNavigation(initialState.current) })
  }, [location, to, navigate])
  useEffect(() => {
    if (reason !== undefined) showToast(reason)
  }, [reason])
  return <SkeletonList count={3} busyText={t('loading')} />
}
