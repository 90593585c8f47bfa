import type { KeyboardEvent } from 'react'

const TYPED = 'main input[type="text"]:not(:disabled), main input[type="tel"]:not(:disabled)'

/** Enter leads to the next field that is typed into, and closes the keyboard on the last; a form is sent by it. */
export const onEnterFocusNext = ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>): void => {
  if (key !== 'Enter' || nativeEvent.isComposing || currentTarget.form !== null) return
  const fields = [...document.querySelectorAll<HTMLInputElement>(TYPED)]
  const next = fields[fields.indexOf(currentTarget) + 1]
  if (next === undefined) currentTarget.blur()
  else next.focus()
}
