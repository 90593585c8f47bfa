import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { SkeletonList } from '../../ui/Skeleton'

/**
 * Leads to another screen in place of this one, again each time this one is come to, and never leaves a white
 * page meanwhile.
 */
export const Redirect = ({ to }: { to: string }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    void navigate(to, { replace: true })
  }, [location, to, navigate])
  return <SkeletonList count={3} busyText={t('loading')} />
}
