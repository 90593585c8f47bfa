import { useTranslation } from 'react-i18next'
import { CouponIcon, FormIcon, HealthIcon, PeopleIcon, ReportIcon } from '@/ui/accountIcons'
import { CalendarIcon, ConsultIcon, PersonIcon } from '@/ui/icons'
import { LinkRow } from '@/ui/LinkRow'
import { RowList } from '@/ui/RowList'
import { paths } from '@/routes/paths'

/** Each link is called as the screen that it leads to (PROFILE-03). */
const LINKS = [
  { title: 'subscribeList', to: paths.appointments(), Icon: CalendarIcon },
  { title: 'reportList', to: paths.reports(), Icon: ReportIcon },
  { title: 'myConsult', to: paths.consults(), Icon: ConsultIcon },
  { title: 'myChq', to: paths.myQuestionnaires(), Icon: FormIcon },
  { title: 'myCoupon', to: paths.coupons(), Icon: CouponIcon },
  { title: 'patientList', to: paths.relatives(), Icon: PeopleIcon },
  { title: 'profileEdit', to: paths.profileEdit(), Icon: HealthIcon },
  { title: 'profile', to: paths.profile(), Icon: PersonIcon },
] as const

export const AccountLinks = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('account')
  return (
    <nav aria-label={t('services')}>
      <RowList>
        {LINKS.map(({ title, to, Icon }) => (
          <li key={title}>
            <LinkRow to={to} picture={<Icon />} title={shell(`titles.${title}`)} />
          </li>
        ))}
      </RowList>
    </nav>
  )
}
