import type { ESTree } from 'vite'

/** Tells whether a call defines a test or a group of tests: `test(…)`, `test.each(…)(…)`, `test.step(…)`. */
export const isTest: (callee: ESTree.Node) => boolean
