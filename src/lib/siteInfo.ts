/** Operator of this deployment and their contact data (A169, A395); '' if not configured. */
export type Operator = {
  name: string
  hotline: string
  hotlineLink: string
  address: string
  /** The picture of the code that opens the doctors' mini-programme; '' if not configured (A604). */
  doctorCode: string
  /** The official account to follow; without it no screen mentions one (A461). */
  account: { name: string; code: string } | undefined
}

let known: Operator = { name: '', hotline: '', hotlineLink: '', address: '', doctorCode: '', account: undefined }

export const setSiteInfo = (operator: Operator): void => {
  known = operator
}

export const siteInfo = (): Operator => known
