import { parse } from 'valibot'
import { exemptFromWipe, readStored, writeStored } from '@/lib/storage'
import { changesSchema, type Changes } from './records'

export type ClinicStore = { load: () => Changes | undefined; save: (changes: Changes) => void }

const KEY = 'demo-clinic'
// The data of the clinic stay when a patient signs out.
exemptFromWipe(KEY)

/** Stores it on the phone under one key, shared by reloads and tabs; in memory where storage throws or is full. */
export const phoneStore: ClinicStore = {
  load: () => readStored('local', KEY, changesSchema),
  save: (changes) => {
    writeStored('local', KEY, changes)
  },
}

export const memoryStore = (): ClinicStore => {
  let text: string | undefined
  return {
    load: () => (text === undefined ? undefined : parse(changesSchema, JSON.parse(text))),
    save: (changes) => {
      text = JSON.stringify(changes)
    },
  }
}
