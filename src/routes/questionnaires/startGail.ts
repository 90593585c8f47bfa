import { openForm } from '../../stores/form'
import type { ScreenLoader } from '../screen'

/** Apart from the forms that are sent: nothing known is asked for, and nothing is kept (A202, A203). */
export const startGail: ScreenLoader = () => openForm({ variantId: 'gail', key: 'gail', draftOwner: undefined, sources: [] })
