import { useEffect, useState, type RefObject } from 'react'

/** Which children of a list, counted from 1, are in this part of the window; when there are none, the last ones. */
export const useSeen = (list: RefObject<HTMLElement | null>, margin: string): readonly number[] => {
  const [seen, setSeen] = useState<readonly number[]>([])
  useEffect(() => {
    const children = [...(list.current?.children ?? [])]
    const inside = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = children.indexOf(target) + 1
          if (isIntersecting) inside.add(number)
          else inside.delete(number)
        }
        if (inside.size > 0) setSeen([...inside].sort((one, other) => one - other))
      },
      { rootMargin: margin },
    )
    for (const child of children) observer.observe(child)
    return () => observer.disconnect()
  }, [list, margin])
  return seen
}
