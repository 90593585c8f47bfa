import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { answerCheckIn } from '@/stores/checkIn/form'
import { LiveRegion } from '@/ui/LiveRegion'
import { Card } from '@/ui/Card'
import { FormField } from '@/ui/FormField'
import { Callout } from '@/ui/Callout'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { paths } from '@/routes/paths'
import type { CheckInFields } from './useCheckInProblems'

type Props = { value: boolean | undefined; problems: CheckInFields }

/** Implants rule the check out: that is said at once, with a way on (ONSITE-13). */
export const ImplantsField = ({ value, problems: { field, errorOf } }: Props) => {
  const { t } = useTranslation('checkIn')
  return (
    <Card>
      <FormField {...field('implants')}>
        <SegmentedControl
          label={t('implants')}
          options={(['no', 'yes'] as const).map((answer) => ({ value: answer, label: t(answer) }))}
          value={value === undefined ? undefined : value ? 'yes' : 'no'}
          error={value === true ? undefined : errorOf('implants')}
          onChoose={(answer) => answerCheckIn({ implants: answer === 'yes' })}
        />
        <LiveRegion role="alert">
          {value === true && (
            <Callout tone="danger">
              <p>{t('problems.implants')}</p>
              <Link to={paths.consultIndex()}>{t('toDoctors')}</Link>
            </Callout>
          )}
        </LiveRegion>
      </FormField>
    </Card>
  )
}
