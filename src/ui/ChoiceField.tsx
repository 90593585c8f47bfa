import { type Choice, ChoiceSheet } from './ChoiceSheet'
import type { FieldTexts } from './FieldLabel'
import { PickerField } from './PickerField'

type ChoiceFieldProps<V extends string> = FieldTexts & {
  placeholder: string
  closeText: string
  options: readonly Choice<V>[]
  value: V | undefined
  onChoose: (value: V) => void
}

export const ChoiceField = <V extends string>({
  closeText,
  options,
  value,
  onChoose,
  ...field
}: ChoiceFieldProps<V>) => {
  const chosen = options.find((option) => option.value === value)
  return (
    <PickerField {...field} chosen={chosen?.label} note={chosen?.note}>
      {(close) => (
        <ChoiceSheet
          title={field.label}
          options={options}
          closeText={closeText}
          value={value}
          onChoose={onChoose}
          onClose={close}
        />
      )}
    </PickerField>
  )
}
