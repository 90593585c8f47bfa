import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { priceText } from '@/i18n/prices'
import { dataOf } from '@/lib/remote'
import { useConsults } from '@/stores/consultations/consultations'
import { buttonProps } from '@/ui/buttonProps'
import { StepCard } from '@/ui/StepCard'
import { paths } from '@/routes/paths'

/** The way to whoever is free (A243); it is open without its price, which the next screens tell. */
export const QuickConsult = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const price = dataOf(useConsults(({ quickPrice }) => quickPrice))
  return (
    <StepCard
      tone="health"
      label={t('types.quick')}
      title={t('quick.title')}
      price={price === undefined ? undefined : t('quick.price', { price: priceText(shell, price) })}
      action={
        <Link {...buttonProps('primary', false)} to={paths.quickProblem()}>
          {t('quick.action')}
        </Link>
      }
    >
      <p>{t('quick.text')}</p>
    </StepCard>
  )
}
