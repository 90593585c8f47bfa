import { findRow, putRow, transact, type Clinic } from '@/mocks/clinic'
import type { Fault, Scenario } from './record'

const ID = 'scenario'
const CALM: Scenario = { id: ID, on: [], priceRaised: false, clockOffsetMs: 0, edge: 'right' }
const PRICE_RISE_FEN = 1000

const scenarioOf = (clinic: Clinic): Scenario => findRow(clinic, 'scenario', ID) ?? CALM

export const readScenario = (clinic: Clinic): Scenario => transact(clinic, () => scenarioOf(clinic))

export const changeScenario = (clinic: Clinic, change: Partial<Omit<Scenario, 'id'>>): void =>
  transact(clinic, () => putScenario(clinic, change))

export const setFault = (clinic: Clinic, fault: Fault, on: boolean): void =>
  transact(clinic, () => putFault(clinic, fault, on))

export const putFault = (clinic: Clinic, fault: Fault, on: boolean): void => {
  const scenario = scenarioOf(clinic)
  const others = scenario.on.filter((one) => one !== fault)
  const priceRaised = fault === 'priceChange' ? false : scenario.priceRaised
  putScenario(clinic, { on: on ? [...others, fault] : others, priceRaised })
}

export const putScenario = (clinic: Clinic, change: Partial<Omit<Scenario, 'id'>>): void =>
  putRow(clinic, 'scenario', { ...scenarioOf(clinic), ...change })

export const isOn = (clinic: Clinic, fault: Fault): boolean => scenarioOf(clinic).on.includes(fault)

/** Returns by how much every price exceeds the catalogue, in fen. */
export const priceRiseFen = (clinic: Clinic): number => (scenarioOf(clinic).priceRaised ? PRICE_RISE_FEN : 0)

export const payDelayMs = (clinic: Clinic): number => {
  if (isOn(clinic, 'payLate60')) return 60_000
  return isOn(clinic, 'payLate8') ? 8000 : 0
}
