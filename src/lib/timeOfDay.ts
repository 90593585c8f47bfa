export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const

export type PartOfDay = (typeof PARTS_OF_DAY)[number]

export const timeOfDay = (hour: number): PartOfDay => {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
