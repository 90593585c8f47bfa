import { ProblemForm } from './ProblemForm'
import { ProblemGate } from './ProblemGate'

export const problemParts = { ProblemForm, ProblemGate }
