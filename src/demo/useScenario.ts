import { useEffect, useState } from 'react'
import { onChange, type Clinic } from '../mocks/clinic'
import type { Scenario } from '../mocks/records'
import { readScenario } from '../mocks/scenario'

/** The scenario in force; follows what this tab, another one or a call makes of it. */
export const useScenario = (clinic: Clinic): Scenario => {
  const [scenario, setScenario] = useState(() => readScenario(clinic))
  useEffect(() => onChange(clinic, () => setScenario(readScenario(clinic))), [clinic])
  return scenario
}
