/** Declarations that no screen uses: the dictionaries of A356, and a function by which tests reset the clock. */
export const WITHOUT_SCREEN = [
  'src/domain/consultations/dictionaries.ts DOCTOR_TYPE',
  'src/domain/consultations/dictionaries.ts DOCTOR_ACCOUNT_STATUS',
  'src/domain/consultations/dictionaries.ts DOCTOR_SERVICE_FILTER',
  'src/domain/dictionaries.ts CUSTOMER_TYPE',
  'src/domain/dictionaries.ts IDENTITY',
  'src/domain/dictionaries.ts APPLICATION_STATE',
  'src/domain/dictionaries.ts SETTLEMENT',
  'src/domain/dictionaries.ts PAYMENT_TYPE',
  'src/domain/dictionaries.ts SUBSCRIBE_SOURCE',
  'src/lib/time/clock.ts unsetClock',
]
