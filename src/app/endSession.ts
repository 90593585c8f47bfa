import type { ClientHost } from '../api/client'
import { wait } from '../lib/clock'
import { markMoment, sinceMoment } from '../lib/moments'
import { dropToken } from '../stores/session'
import { KEPT_PREFIX } from '../stores/kept'
import { resetStores } from '../stores/store'
import { showNotice } from './notices'

const ENDED = 'session-ended-at'
const READ_MS = 1500
const LOOP_MS = 10_000

/**
 * The server ended the session: said in words, everything of the person gone but what she typed and has not
 * sent (RA4), then the page begins anew (A67, A76).
 */
export const endSession: ClientHost['signedOut'] = (reason) => {
  showNotice(reason)
  dropToken()
  resetStores(KEPT_PREFIX)
  // A reload that ends here again within seconds would go on for ever (RA4).
  const again = sinceMoment(ENDED) < LOOP_MS
  markMoment(ENDED)
  const { pathname, search } = window.location
  void wait(READ_MS).then(() =>
    again ? window.location.assign(`/login?redirect=${encodeURIComponent(pathname + search)}`) : window.location.reload(),
  )
}
