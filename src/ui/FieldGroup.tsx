import { type ReactNode, useId } from 'react'
import field from './Field.module.css'
import styles from './FieldGroup.module.css'
import { describedBy, FieldLabel, isWrong, labelId, type FieldTexts } from './FieldLabel'
import { FieldNotes } from './FormField'

type FieldGroupProps = FieldTexts & {
  role: 'radiogroup' | 'group'
  labelled?: keyof typeof LOOKS
  children: ReactNode
}

const LOOKS = {
  heading: { group: undefined, legend: styles.heading },
  above: { group: undefined, legend: field.label },
  left: { group: 'ends', legend: `${field.beside} ${styles.afloat}` },
} as const

export const FieldGroup = (props: FieldGroupProps) => {
  const { role, labelled = 'above', children, starred, hint, warning, error } = props
  const id = useId()
  const notes = <FieldNotes id={id} warning={warning} error={error} />
  return (
    <fieldset
      role={role}
      className={LOOKS[labelled].group}
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy(id, props)}
      aria-invalid={role === 'radiogroup' ? isWrong(error) : undefined}
      aria-required={role === 'radiogroup' && starred ? true : undefined}
    >
      <legend className={LOOKS[labelled].legend} data-hinted={hint ? true : undefined}>
        <FieldLabel id={id} {...props} />
      </legend>
      {labelled === 'heading' && notes}
      {children}
      {labelled !== 'heading' && notes}
    </fieldset>
  )
}
