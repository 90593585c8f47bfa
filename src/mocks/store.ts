import { parse } from 'valibot'
import { exemptFromWipe, readStored, writeStored } from '@/lib/storage'
import { changesSchema, type Changes } from './records'

/** Where the clinic keeps its changes between two requests. */
export type ClinicStore = { load: () => Changes | undefined; save: (changes: Changes) => void }

const KEY = 'demo-clinic'
// The clinic outlives the sign-out of its patients.
exemptFromWipe(KEY)

/**
 * On the phone under one key: a reload and the other tabs find the same clinic. In memory where storage throws
 * or is full.
 */
export const phoneStore: ClinicStore = {
  load: () => readStored('local', KEY, changesSchema),
  save: (changes) => {
    writeStored('local', KEY, changes)
  },
}

/** For as long as the process lives. */
export const memoryStore = (): ClinicStore => {
  let text: string | undefined
  return {
    load: () => (text === undefined ? undefined : parse(changesSchema, JSON.parse(text))),
    save: (changes) => {
      text = JSON.stringify(changes)
    },
  }
}
