import type { ReactNode } from 'react'

export const decorative = {
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  focusable: 'false',
} as const

/** Creates a line icon on a 24 grid, in the colour and size of the adjacent text. Decorative. */
export const icon = (shapes: ReactNode) =>
  function Icon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1.5em"
        height="1.5em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        {...decorative}
      >
        {shapes}
      </svg>
    )
  }
