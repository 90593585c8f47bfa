import { useEffect, useState, type ComponentType } from 'react'
import { reportFault } from '@/lib/reportFault'

/** Returns a component that loads with the screen: undefined until then, and if it fails. `load` must not change. */
export const useLazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> | undefined => {
  const [Part, setPart] = useState<ComponentType<P>>()
  useEffect(() => {
    load().then((part) => setPart(() => part), reportFault)
  }, [load])
  return Part
}
