import { createStore } from '@/stores/createStore'

const useDropped = createStore<{ times: number }>(() => ({ times: 0 }))

/** Health drafts were dropped: whatever has them open forgets them as well. */
export const announceConsentWithdrawn = (): void => useDropped.setState(({ times }) => ({ times: times + 1 }))

export const onConsentWithdrawn = (forget: () => void): void =>
  void useDropped.subscribe(({ times }, before) => {
    if (times > before.times) forget()
  })
