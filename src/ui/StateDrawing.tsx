import { lazy, Suspense, type ComponentType } from 'react'
import { drawing } from './drawing'
import type { stateDrawings } from './stateDrawings'

export type StateName = keyof typeof stateDrawings

/** The drawing of a state. Few visits meet one, so it comes after the words, into room kept for it, or not at all. */
export const StateDrawing = ({ name }: { name: StateName }) => (
  <Suspense fallback={<Room />}>
    <Drawn name={name} />
  </Suspense>
)

const Room = drawing(160, 120, null)

const Drawn = lazy(async (): Promise<{ default: ComponentType<{ name: StateName }> }> => {
  try {
    const { stateDrawings: all } = await import('./stateDrawings')
    return {
      default: ({ name }) => {
        const Drawing = all[name]
        return <Drawing />
      },
    }
  } catch {
    return { default: Room }
  }
})
