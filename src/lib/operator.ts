/** Who runs this deployment and how to reach them (A169, A395); '' where the settings do not say. */
export type Operator = { name: string; hotline: string; address: string }

let known: Operator = { name: '', hotline: '', address: '' }

/** Tells it once, at the start. */
export const nameOperator = (told: Operator): void => {
  known = told
}

export const operator = (): Operator => known
