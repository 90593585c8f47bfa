import type { SyntheticEvent } from 'react'

/** Whether an event began inside the element that handles it: React also bubbles events out of sheets and viewers. */
export const isInside = ({ currentTarget, target }: SyntheticEvent): boolean =>
  target instanceof Node && currentTarget.contains(target)
