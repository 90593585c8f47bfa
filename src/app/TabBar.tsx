import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { DEFAULT_SERVICE_ID } from '../domain/booking/service'
import { paths } from '../routes/paths'
import { CheckupIcon, ConsultIcon, HomeIcon, PersonIcon } from '../ui/icons'
import { LateBadge } from './LateBadge'
import styles from './TabBar.module.css'

const TABS = [
  { key: 'home', to: paths.home(), Icon: HomeIcon },
  { key: 'checkup', to: paths.serviceDetail(DEFAULT_SERVICE_ID), Icon: CheckupIcon },
  { key: 'consult', to: paths.consultIndex(), Icon: ConsultIcon },
  { key: 'my', to: paths.my(), Icon: PersonIcon },
] as const

/** The four screens that carry the tab bar (A54). */
export const isTabScreen = (pathname: string): boolean => TABS.some(({ to }) => to === pathname)

export const TabBar = () => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('tabs.label')} className={styles.bar}>
      <ul className={styles.list}>
        {TABS.map(({ key, to, Icon }) => (
          <li key={key} className={styles.item}>
            <NavLink to={to} replace className={styles.link ?? ''}>
              <Icon />
              <span>{t(`tabs.${key}`)}</span>
              {key === 'consult' && <LateBadge />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
