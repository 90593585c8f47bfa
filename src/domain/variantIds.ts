/** Every form that is about a person's health or data, by name: no form needs to be fetched to name it. */
export const VARIANT_IDS = [
  /** HealthServiceChq. */
  'fullRecord',
  /** InspectChq. */
  'inspection',
  /** InspectChq for a check whose stored answers lack height or weight (A426). */
  'inspectionMeasured',
  /** Embedded in the on-site check-in, which has asked name, age and sex before. */
  'shortOnSite',
  /** HealthServiceChqSimple: the own record, with phone and code, or a relative's (A195). */
  'supplementaryOwn',
  'supplementaryRelative',
  'gail',
  /** Profile: the customer's own data and phone (A147). */
  'profile',
  /** ProfileEdit: the health record of the primary user, whose phone is changed elsewhere (A402). */
  'ownRecord',
  /** PatientAdd, PatientEdit. */
  'relative',
] as const

export type VariantId = (typeof VARIANT_IDS)[number]
