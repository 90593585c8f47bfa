import { Suspense, type ComponentType } from 'react'
import type { serviceDrawings } from './services'
import type { stateDrawings } from './states'
import { drawing } from './svg'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { inTime } from '@/lib/inTime'

export type StateName = keyof typeof stateDrawings
export type ServiceName = keyof typeof serviceDrawings

/** Loads the drawings of all services; the words beside them come first. */
export const fetchServiceDrawings = async () => (await inTime(import('./services'))).serviceDrawings

/** Loads the drawings of all states, such as an empty list. */
export const fetchStateDrawings = async () => (await inTime(import('./states'))).stateDrawings

/** A lazy drawing in a box of its final size, or an empty box. */
const lazyDrawing = <Name extends string>(
  width: number,
  height: number,
  fetchAll: () => Promise<Record<Name, ComponentType>>,
) => {
  const Room = drawing(width, height, null)
  const Drawn = lazyWithFallback<{ name: Name }>(async () => {
    const drawings = await fetchAll()
    return ({ name }) => {
      const Drawing: ComponentType = drawings[name]
      return <Drawing />
    }
  }, Room)
  return function LazyDrawing({ name }: { name: Name }) {
    return (
      <Suspense fallback={<Room />}>
        <Drawn name={name} />
      </Suspense>
    )
  }
}

export const StateDrawing = lazyDrawing<StateName>(160, 120, fetchStateDrawings)
export const ServiceDrawing = lazyDrawing<ServiceName>(96, 96, fetchServiceDrawings)
