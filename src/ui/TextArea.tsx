import { useId, type Ref } from 'react'
import field from './Field.module.css'
import { FieldLabel, isWrong, labelId, tiedTo, type FieldTexts } from './FieldLabel'
import { FieldNotes } from './FormField'
import styles from './TextArea.module.css'

type Props = FieldTexts & {
  ref?: Ref<HTMLTextAreaElement>
  value: string
  onChange: (text: string) => void
  limit: number
  countText: string
}

export const TextArea = ({ ref, value, onChange, limit, countText, ...texts }: Props) => {
  const { starred, error, warning } = texts
  const id = useId()
  const tied = tiedTo(id, texts)
  return (
    <div>
      <label htmlFor={id} className={field.label}>
        <FieldLabel id={id} {...texts} />
      </label>
      <textarea
        ref={ref}
        id={id}
        className={`${field.box} ${styles.area}`}
        rows={5}
        maxLength={limit}
        data-wrong={isWrong(error)}
        value={value}
        required={starred}
        {...tied}
        aria-labelledby={labelId(id)}
        aria-describedby={`${id}count ${tied['aria-describedby']}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}count`} className={`quiet tabular ${styles.count}`}>
        {countText}
      </p>
      <FieldNotes id={id} warning={warning} error={error} />
    </div>
  )
}
