/** The areas that are not complete yet, and how many of their rows no title names. It only shrinks. */
export const TO_COME = new Map([
  ['NAV', 5],
  ['DICT', 3],
])

/**
 * What is built for a screen still to come and only tests reach, with the area that it awaits: a whole file, or a
 * declaration of one. It only shrinks.
 */
export const AWAITING = new Map<string, string>()

/** What stays without a screen: decided so (A356), or how tests hold the clock. */
export const WITHOUT_SCREEN = [
  'src/domain/consults/dictionaries.ts DOCTOR_TYPE',
  'src/domain/consults/dictionaries.ts DOCTOR_ACCOUNT_STATUS',
  'src/domain/consults/dictionaries.ts DOCTOR_SERVICE_FILTER',
  'src/domain/dictionaries.ts SETTLEMENT',
  'src/domain/dictionaries.ts PAYMENT_TYPE',
  'src/domain/dictionaries.ts SUBSCRIBE_SOURCE',
  'src/lib/clock.ts unsetClock',
]
