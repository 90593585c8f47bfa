import { resettable } from '@/stores/store'

const useDropped = resettable<{ times: number }>(() => ({ times: 0 }))

/** Health drafts were dropped: whatever has them open forgets them as well. */
export const tellDropped = (): void => useDropped.setState(({ times }) => ({ times: times + 1 }))

export const onDropped = (forget: () => void): void =>
  void useDropped.subscribe(({ times }, before) => {
    if (times > before.times) forget()
  })
