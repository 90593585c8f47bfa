import { useEffect, useState } from 'react'
import { onChange, type Clinic } from '@/mocks/clinic'
import type { Scenario } from '@/mocks/scenario/record'
import { readScenario } from '@/mocks/scenario/scenario'

/** The scenario in force; follows what this tab, another one or a call makes of it. */
export const useScenario = (clinic: Clinic): Scenario => {
  const [scenario, setScenario] = useState(() => readScenario(clinic))
  useEffect(() => {
    const read = () => setScenario(readScenario(clinic))
    const stop = onChange(clinic, read)
    // What the page asked before the app was there may have used something up.
    read()
    return stop
  }, [clinic])
  return scenario
}
