/** Codes of the reports: specification, document 2, section 3 "Palpation classification". */

/** PALP-14, A24: 0 is the left breast, every other code the right one. */
export const sideOfCode = (code: number | null | undefined): Side | undefined =>
  code == null || Number.isNaN(code) ? undefined : code === 0 ? 'left' : 'right'
export type Side = 'left' | 'right'

/** PALP-16, A25: zones from the nipple outwards; 4 is the areola in the centre. */
export const LESION_ZONE = { '0': 'A', '1': 'B', '2': 'C', '3': 'D', '4': 'areola', '5': 'E' } as const

export const LESION_SHAPE = { '0': 'singlePeak', '1': 'multiPeak' } as const
export type LesionShape = (typeof LESION_SHAPE)[keyof typeof LESION_SHAPE]

/** PALP-18: from the mildest to the most urgent. */
export const SUGGESTION = { '1': 'regularReview', '2': 'reviewInHalfAYear', '3': 'referral' } as const
export type Suggestion = (typeof SUGGESTION)[keyof typeof SUGGESTION]

/** PALP-15, A232: the descriptors of each version of the classification. */
const DESCRIPTORS = [
  'bottomMargin',
  'homogeneity',
  'mobility',
  'peakHeight',
  'peakShape',
  'ribArtefact',
  'shape',
] as const
type Descriptor = (typeof DESCRIPTORS)[number]

/** “shape” is not shown as a descriptor, because the lesion's own form is. */
export type ShownDescriptor = Exclude<Descriptor, 'shape'>

/** The words of a lesion that the app explains. */
export type ClinicalWord = 'size' | 'hardness' | Descriptor

export const CLASSIFICATION = { '0': DESCRIPTORS, '100': DESCRIPTORS, '200': DESCRIPTORS } as const

export const descriptorsOf = (version: number | undefined): readonly Descriptor[] =>
  Object.entries(CLASSIFICATION).find(([known]) => known === String(version))?.[1] ?? DESCRIPTORS

export const INSPECTION_STATUS = { '0': 'toBeChecked', '1': 'checking', '2': 'checked', '3': 'reportOut' } as const
