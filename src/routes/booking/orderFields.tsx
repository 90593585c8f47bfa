import { useId, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Specification } from '@/domain/booking/service'
import { priceText } from '@/i18n/prices'
import { Button } from '@/ui/Button'
import { FieldLabel, isWrong, labelId, tiedTo } from '@/ui/FieldLabel'
import { FieldNotes } from '@/ui/FormField'
import { ServerText } from '@/ui/ServerText'
import { ExamineeField } from '@/routes/shared/ExamineeField'
import styles from './orderFields.module.css'

type PatientFieldProps = Omit<ComponentProps<typeof ExamineeField>, 'texts'> & { onAdd: () => void }

export const PatientField = ({ onAdd, ...props }: PatientFieldProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const texts = {
    label: t('confirm.patient'),
    choose: t('confirm.choosePatient'),
    self: t('confirm.self'),
    nobody: t('confirm.noPatients'),
  }
  return (
    <>
      <ExamineeField {...props} texts={texts} />
      <div className="quietLine">
        <Button variant="quiet" onClick={onAdd}>
          {shell('titles.patientAdd')}
        </Button>
      </div>
    </>
  )
}

type Props = {
  specifications: Specification[]
  value: string
  onChoose: (specificationId: string) => void
  error: string | undefined
}

export const SpecificationField = ({ specifications, value, onChoose, error }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const id = useId()
  return (
    <fieldset role="radiogroup" aria-labelledby={labelId(id)} {...tiedTo(id, { error })} className={styles.options}>
      <legend className={styles.legend}>
        <FieldLabel id={id} label={t('confirm.specification')} />
      </legend>
      <FieldNotes id={id} error={error} />
      {specifications.map(({ id: specificationId, name, priceFen, description }) => (
        <label
          key={specificationId}
          className={styles.option}
          data-wrong={isWrong(error)}
          data-chosen={value === specificationId || undefined}
        >
          <input
            type="radio"
            name={id}
            className={styles.radio}
            checked={value === specificationId}
            onChange={() => onChoose(specificationId)}
            aria-labelledby={`${id}${specificationId}name`}
            aria-describedby={`${id}${specificationId}more`}
          />
          <span id={`${id}${specificationId}name`} className={styles.name}>
            <ServerText>{name ?? shell('unknown')}</ServerText>
          </span>
          <span id={`${id}${specificationId}more`} className={styles.more}>
            <span className={styles.price}>{priceText(shell, priceFen)}</span>
            {description !== undefined && (
              <span className={styles.description}>
                <ServerText>{description}</ServerText>
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
