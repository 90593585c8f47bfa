import { loadAndKeep, loadOrClear, type RemoteData, type Slot } from '@/lib/remote'
import { latestOnly } from '@/lib/sessionScope'
import { openForm, type OpenForm } from './form'

const FORM = 'form'

/** `form` is undefined while its owner is unknown. */
export type Loaded<T> = { data: T; form: OpenForm | undefined }

/**
 * Loads the data of a form and opens it. Only the form requested last opens; earlier answers are dropped (RA11). A
 * failed load closes the form, unless it `keeps` the one that is open.
 */
export const loadForm = <T>(
  slot: Slot<RemoteData<T>>,
  load: () => Promise<Loaded<T>>,
  { keeps = false } = {},
): Promise<void> => {
  let form: OpenForm | undefined
  const set = (opened: RemoteData<T>): void => {
    // Open the form first: a screen that finds the data must find the form too.
    if (opened.state === 'ready' && !opened.refreshing && form !== undefined) openForm(form)
    slot.set(opened)
  }
  return (keeps ? loadAndKeep : loadOrClear)({ ...slot, name: FORM, set }, async () => {
    const loaded = await load()
    form = loaded.form
    return loaded.data
  })
}

export const openFormWithoutLoading = (form: OpenForm): void => {
  void latestOnly(FORM, () => Promise.resolve())
  openForm(form)
}
