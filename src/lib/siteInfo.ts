/** Who runs this deployment and how to reach them (A169, A395); '' where the settings do not say. */
export type Operator = {
  name: string
  hotline: string
  address: string
  /** The picture of the QR code that opens the doctors' mini-programme. */
  doctorCode: string
  /** The official account to follow; without it nothing speaks of one (A461). */
  account: { name: string; code: string } | undefined
}

let known: Operator = { name: '', hotline: '', address: '', doctorCode: '', account: undefined }

/** Tells it once, at the start. */
export const setSiteInfo = (told: Operator): void => {
  known = told
}

export const siteInfo = (): Operator => known
