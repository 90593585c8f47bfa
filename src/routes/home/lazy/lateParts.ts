import { Nearby } from './Nearby'
import { NextStep } from './NextStep'

/** What of Home is asked for once its first words stand. */
export const lateParts = { NextStep, Nearby }
