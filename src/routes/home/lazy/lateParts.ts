import { Nearby } from './Nearby'
import { NextStep } from './NextStep'

export const lateParts = { NextStep, Nearby }
