import { Fragment } from 'react'

/** Every sentence that says “riddle” breaks the rule, and so does this: one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen. */
export const long =
  'A text has no bound: one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen.'

// The bound holds over the lines of a sentence, and this riddle has one two three
// four five six seven eight nine ten eleven twelve thirteen
// fourteen fifteen. This sentence is short.
export const pattern = /\/\/ whoever comes anew/

export const words = [
  'anew', // A riddle that begins anew.
  'at hand' /* A riddle that is at hand. */,
  'be had // somebody', // A riddle that cannot be had.
  `befall ${/* A riddle that befell the store. */ pattern.source} /* befall */`,
]

/**
 * This sentence holds exactly twenty-five words, and it is allowed: one two three four five six seven eight
 * nine ten eleven twelve thirteen fourteen fifteen.
 *
 * - A riddle that is open by now.
 * - A riddle in a list that goes along.
 *
 * | name | a row of a table is a sentence | eleven twelve |
 * | ---- | ------------------------------ | ------------- |
 * | name | a riddle waits in vain         |               |
 */
export const list = 1

// A riddle is what is said of it. The name `whoever` is code, and anewer is another word.
// A riddle for keepers.
export const more = 2

export const View = () => (
  <Fragment>
    // somebody is text of the screen
    {/* A riddle for somebody. */}
    <a href="https://whoever.example/anew">Under way</a>
    {/* A riddle that
        is the word of the server. */}
  </Fragment>
)

// A riddle is under way, e.g. This does not begin a sentence.
// eslint-disable-next-line no-warning-comments -- whoever reads this note is a tool
export const last = 3 // A riddle about who is meant.

/* A riddle for whoever reads it. */
