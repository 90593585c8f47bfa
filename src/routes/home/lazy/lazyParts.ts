import { Nearby } from './Nearby'
import { NextStep } from './NextStep'

export const lazyParts = { NextStep, Nearby }
