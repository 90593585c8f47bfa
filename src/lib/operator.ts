/** Who runs this deployment and how to reach them (A169, A395); '' where the settings do not say. */
export type Operator = {
  name: string
  hotline: string
  address: string
  /** The picture of the QR code that opens the doctors' mini-programme. */
  doctorCode: string
}

let known: Operator = { name: '', hotline: '', address: '', doctorCode: '' }

/** Tells it once, at the start. */
export const nameOperator = (told: Operator): void => {
  known = told
}

export const operator = (): Operator => known
