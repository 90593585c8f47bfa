import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { TAB_SCREENS } from '@/routes/shared/tabScreens'
import { CheckupIcon, ConsultIcon, HomeIcon, PersonIcon } from '@/ui/icons'
import { LazyConsultBadge } from './LazyConsultBadge'
import styles from './TabBar.module.css'

const TABS = [
  { key: 'home', Icon: HomeIcon },
  { key: 'checkup', Icon: CheckupIcon },
  { key: 'consult', Icon: ConsultIcon },
  { key: 'my', Icon: PersonIcon },
] as const

export const TabBar = () => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('tabs.label')} className={styles.bar}>
      <ul className={styles.list}>
        {TABS.map(({ key, Icon }) => (
          <li key={key} className={styles.item}>
            <NavLink to={TAB_SCREENS[key]} replace className={styles.link ?? ''}>
              <Icon />
              <span>{t(`tabs.${key}`)}</span>
              {key === 'consult' && <LazyConsultBadge />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
