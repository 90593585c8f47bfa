import type { Lesion } from '@/domain/reports/report'

type LesionFields = {
  position?: number | undefined
  area?: number | undefined
  angle?: number | undefined
  mm?: number | undefined
}

export const lesion = (id: string, { position, area, angle, mm }: LesionFields): Lesion => ({
  id,
  place: { position, area, angle, coordX: undefined, coordY: undefined, posImgVersion: undefined },
  widthMm: mm,
  heightMm: undefined,
  hardness: undefined,
  shape: undefined,
  description: undefined,
  diagnosis: undefined,
  pictures: [],
  colour: undefined,
  descriptors: [],
})

export const lesionAt = (id: string, angle: number | undefined, mm: number | undefined): Lesion =>
  lesion(id, { position: 0, area: 1, angle, mm })
