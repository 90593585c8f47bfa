/** The names of all forms, importable without loading a form. */
export const VARIANT_IDS = [
  'fullRecord',
  'inspection',
  /** A426: the inspection questionnaire for a check whose stored answers lack height or weight. */
  'inspectionMeasured',
  /** Part of the on-site check-in, which has already asked for name, age and sex. */
  'shortOnSite',
  /** A195: the short questionnaire, the own record with phone number and code, or a relative's. */
  'supplementaryOwn',
  'supplementaryRelative',
  'gail',
  'profile',
  /** A402: ProfileEdit, the health record of the primary user, whose phone number is changed elsewhere. */
  'ownRecord',
  'relative',
] as const

export type VariantId = (typeof VARIANT_IDS)[number]
