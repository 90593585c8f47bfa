/** Codes of the reports and what they stand for: specification, document 2, section 3 "Palpation classification". */

/** The breast of a lesion; no code says nothing, every code but 0 is the right one (PALP-14, A24). */
export const sideOfCode = (code: number | null | undefined): Side | undefined =>
  code == null || Number.isNaN(code) ? undefined : code === 0 ? 'left' : 'right'
export type Side = 'left' | 'right'

/** Where on the breast, from the nipple outwards; 4 is the areola in the centre (PALP-16, A25). */
export const LESION_ZONE = { '0': 'A', '1': 'B', '2': 'C', '3': 'D', '4': 'areola', '5': 'E' } as const

/** The shape of what was felt (PALP-17). */
export const LESION_SHAPE = { '0': 'singlePeak', '1': 'multiPeak' } as const
export type LesionShape = (typeof LESION_SHAPE)[keyof typeof LESION_SHAPE]

/** What an examination by palpation leads to, from the mildest to the most urgent (PALP-18). */
export const SUGGESTION = { '1': 'regularReview', '2': 'reviewInHalfAYear', '3': 'referral' } as const
export type Suggestion = (typeof SUGGESTION)[keyof typeof SUGGESTION]

/** What each version of the classification describes (PALP-15, A232). */
const DESCRIPTORS = [
  'bottomMargin',
  'homogeneity',
  'mobility',
  'peakHeight',
  'peakShape',
  'ribArtefact',
  'shape',
] as const
export type Descriptor = (typeof DESCRIPTORS)[number]
export const CLASSIFICATION = { '0': DESCRIPTORS, '100': DESCRIPTORS, '200': DESCRIPTORS } as const

/** What is described of a lesion; of a version that nobody knows as much as of any other. */
export const descriptorsOf = (version: number | undefined): readonly Descriptor[] =>
  Object.entries(CLASSIFICATION).find(([known]) => known === String(version))?.[1] ?? DESCRIPTORS
