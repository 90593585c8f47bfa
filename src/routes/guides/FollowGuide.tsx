import { useTranslation } from 'react-i18next'
import { siteInfo } from '@/lib/siteInfo'
import { FollowStep, ReturnStep, ScanStep } from '@/ui/illustrations/guides'
import { Picture } from '@/ui/Picture'
import { paths } from '@/routes/paths'
import { Redirect } from '@/routes/shared/Redirect'
import { Guide } from './Guide'
import styles from './guides.module.css'

/** A461: without an account to follow it redirects Home. */
export const FollowGuide = () => {
  const { account } = siteInfo()
  return account === undefined ? <Redirect to={paths.home()} /> : <AccountGuide {...account} />
}

const AccountGuide = ({ name, code }: { name: string; code: string }) => {
  const { t } = useTranslation('guides')
  const picture = (
    <div className={styles.code}>
      <Picture src={code} alt={t('follow.code', { name })} ratio="1 / 1" contain eager />
    </div>
  )
  const steps = [
    { title: t('follow.find.title'), text: t('follow.find.text', { name }), Drawing: ScanStep, below: picture },
    { title: t('follow.add.title'), text: t('follow.add.text'), Drawing: FollowStep },
    { title: t('follow.back.title'), text: t('follow.back.text'), Drawing: ReturnStep },
  ]
  return <Guide name="guideFollow" lead={t('follow.lead')} steps={steps} />
}
