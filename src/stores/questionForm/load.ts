import { latestOnly, loadOrClear, type RemoteData, type Slot } from '@/lib/remote'
import { openForm, type OpenForm } from './form'

const FORM = 'form'

/** What is known of a form's matter, and the form that opens with it; none while it is not known whose it is. */
export type Loaded<T> = { data: T; form: OpenForm | undefined }

/**
 * Loads what a form opens with, and opens it. One form is open at a time: whichever was asked for last, an answer
 * for an earlier one is dropped (RA11).
 */
export const loadForm = <T>(slot: Slot<RemoteData<T>>, load: () => Promise<Loaded<T>>): Promise<void> => {
  let form: OpenForm | undefined
  const set = (opened: RemoteData<T>): void => {
    // The form first: a screen that finds its matter there finds the form as well.
    if (opened.state === 'ready' && !opened.refreshing && form !== undefined) openForm(form)
    slot.set(opened)
  }
  return loadOrClear({ ...slot, name: FORM, set }, async () => {
    const loaded = await load()
    form = loaded.form
    return loaded.data
  })
}

/** Opens a form for which nothing is to be asked. */
export const openFormNow = (form: OpenForm): void => {
  void latestOnly(FORM, () => Promise.resolve())
  openForm(form)
}
