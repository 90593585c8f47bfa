import { phoneNow } from '@/lib/clock'
import { noChanges, type Changes, type Person, type Rows, type TableName } from './records'
import type { Seed } from './seeds/seed'
import type { ClinicStore } from './store'

/** A message as it stands: told when it is sent, and again when its code has done its work. */
export type Sms = { phone: string; code: string; used: boolean }

/** The living demo clinic: what was there from the start, what has happened since, and what time it is. */
export type Clinic = {
  seed: Seed
  store: ClinicStore
  now: () => number
  changes: Changes
  changed: boolean
  smsListeners: Set<(sms: Sms) => void>
  changeListeners: Set<() => void>
}

export const openClinic = ({
  seed,
  store,
  now = phoneNow,
}: {
  seed: Seed
  store: ClinicStore
  now?: () => number
}): Clinic => ({
  seed,
  store,
  now,
  changes: noChanges(),
  changed: false,
  smsListeners: new Set(),
  changeListeners: new Set(),
})

/** Runs one piece of work on what all tabs have done so far; when it throws, nothing of it stays. */
export const transact = <T>(clinic: Clinic, work: () => T): T => {
  clinic.changes = clinic.store.load() ?? noChanges()
  clinic.changes.startedAt ??= clinic.now()
  clinic.changed = false
  const result = work()
  if (clinic.changed) {
    clinic.store.save(clinic.changes)
    tellChange(clinic)
  }
  return result
}

/** Everything back to the seeds. */
export const resetClinic = (clinic: Clinic): void => {
  clinic.store.save(noChanges())
  tellChange(clinic)
}

/** The row of this id as it is now. */
export const findRow = <N extends TableName>(clinic: Clinic, name: N, id: string): Rows[N] | undefined =>
  changedRow(clinic, name, id) ?? seedRows(clinic, name).find((row) => row.id === id)

// A table that was loaded from JSON is a plain object, and ids come from anywhere: `constructor` is no row.
const changedRow = <N extends TableName>(clinic: Clinic, name: N, id: string): Rows[N] | undefined => {
  const table: Record<string, Rows[N]> = clinic.changes.tables[name]
  return Object.prototype.hasOwnProperty.call(table, id) ? table[id] : undefined
}

/** All rows of a table as they are now: the seeded ones first, then in the order of their making. */
export const allRows = <N extends TableName>(clinic: Clinic, name: N): Rows[N][] => {
  const changed: Record<string, Rows[N]> = clinic.changes.tables[name]
  const seeded = seedRows(clinic, name)
  const seededIds = new Set(seeded.map((row) => row.id))
  return [
    ...seeded.map((row) => changed[row.id] ?? row),
    ...Object.values(changed).filter((row) => !seededIds.has(row.id)),
  ]
}

/** Adds a row or replaces the one with its id. */
export const putRow = <N extends TableName>(clinic: Clinic, name: N, row: Rows[N]): void => {
  const table: Record<string, Rows[N]> = clinic.changes.tables[name]
  table[row.id] = row
  clinic.changed = true
}

/** Takes back a row that is none of the seeds. */
export const removeRow = (clinic: Clinic, name: TableName, id: string): void => {
  delete clinic.changes.tables[name][id]
  clinic.changed = true
}

/** The next number of the one sequence. */
export const nextNumber = (clinic: Clinic): number => {
  clinic.changed = true
  return ++clinic.changes.sequence
}

/** A new id: 19 digits, more than a number can hold exactly. */
export const nextId = (clinic: Clinic): string => `1745039284758${String(nextNumber(clinic)).padStart(6, '0')}`

/** The account that signed in with this token. */
export const personOfToken = (clinic: Clinic, token: string): Person | undefined => {
  const session = findRow(clinic, 'sessions', token)
  return session && findRow(clinic, 'people', session.personId)
}

/** Hears each SMS that the clinic sends from now on; the answer stops it. */
export const onSms = (clinic: Clinic, listener: (sms: Sms) => void): (() => void) => {
  clinic.smsListeners.add(listener)
  return () => {
    clinic.smsListeners.delete(listener)
  }
}

/** Hears from now on whenever something in the clinic has changed; the answer stops it. */
export const onChange = (clinic: Clinic, listener: () => void): (() => void) => {
  clinic.changeListeners.add(listener)
  return () => {
    clinic.changeListeners.delete(listener)
  }
}

/** Says that something has changed: here, or in another tab. */
export const tellChange = (clinic: Clinic): void => clinic.changeListeners.forEach((hear) => hear())

const seedRows = <N extends TableName>(clinic: Clinic, name: N): readonly Rows[N][] => {
  const { rows, orders, consultations } = clinic.seed
  const startedAt = clinic.changes.startedAt ?? clinic.now()
  const seeded: { readonly [T in TableName]?: readonly Rows[T][] } =
    name === 'orders'
      ? { orders: orders(startedAt) }
      : name === 'consultations'
        ? { consultations: consultations(startedAt) }
        : rows
  return seeded[name] ?? []
}
