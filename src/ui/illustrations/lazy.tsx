import { Suspense, type ComponentType } from 'react'
import type { serviceDrawings, stateDrawings } from './all'
import { drawing } from './svg'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { inTime } from '@/lib/inTime'

export type StateName = keyof typeof stateDrawings
export type ServiceName = keyof typeof serviceDrawings

/** Loads all drawings in one chunk; the words beside them come first. */
export const fetchDrawings = () => inTime(import('./all'))

type Drawings = Awaited<ReturnType<typeof fetchDrawings>>

/** A lazy drawing in a box of its final size, or an empty box. */
const late = <Name extends string>(
  width: number,
  height: number,
  pick: (all: Drawings) => Record<Name, ComponentType>,
) => {
  const Room = drawing(width, height, null)
  const Drawn = lazyWithFallback<{ name: Name }>(async () => {
    const drawings = pick(await fetchDrawings())
    return ({ name }) => {
      const Drawing: ComponentType = drawings[name]
      return <Drawing />
    }
  }, Room)
  return function LateDrawing({ name }: { name: Name }) {
    return (
      <Suspense fallback={<Room />}>
        <Drawn name={name} />
      </Suspense>
    )
  }
}

export const StateDrawing = late<StateName>(160, 120, (all) => all.stateDrawings)
export const ServiceDrawing = late<ServiceName>(96, 96, (all) => all.serviceDrawings)
