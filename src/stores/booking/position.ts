import type { Position } from '@/domain/booking/organisation'
import { createStore } from '@/stores/createStore'

/** The phone's position, once it is known. */
export const usePosition = createStore<{ position: Position | undefined }>(() => ({ position: undefined }))
