import { phoneNow } from '@/lib/time/clock'
import { noChanges, type Changes, type Person, type Rows, type TableName } from './records'
import type { Seed } from './seeds/seed'
import type { ClinicStore } from './store'

export type Sms = { phone: string; code: string; used: boolean }

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

/** Runs work on the state of all tabs; a throw undoes its changes. */
export const transact = <T>(clinic: Clinic, work: () => T): T => {
  clinic.changes = clinic.store.load() ?? noChanges()
  clinic.changes.startedAt ??= clinic.now()
  clinic.changed = false
  const result = work()
  if (clinic.changed) {
    clinic.store.save(clinic.changes)
    notifyChange(clinic)
  }
  return result
}

export const resetClinic = (clinic: Clinic): void => {
  clinic.store.save(noChanges())
  notifyChange(clinic)
}

export const findRow = <N extends TableName>(clinic: Clinic, name: N, id: string): Rows[N] | undefined =>
  changedRow(clinic, name, id) ?? seedRows(clinic, name).find((row) => row.id === id)

// A table parsed from JSON is a plain object and ids may come from anywhere: `constructor` is no row.
const changedRow = <N extends TableName>(clinic: Clinic, name: N, id: string): Rows[N] | undefined => {
  const table: Record<string, Rows[N]> = clinic.changes.tables[name]
  return Object.prototype.hasOwnProperty.call(table, id) ? table[id] : undefined
}

/** Returns all rows: the seeded ones first, then by creation. */
export const allRows = <N extends TableName>(clinic: Clinic, name: N): Rows[N][] => {
  const changed: Record<string, Rows[N]> = clinic.changes.tables[name]
  const seeded = seedRows(clinic, name)
  const seededIds = new Set(seeded.map((row) => row.id))
  return [
    ...seeded.map((row) => changed[row.id] ?? row),
    ...Object.values(changed).filter((row) => !seededIds.has(row.id)),
  ]
}

export const putRow = <N extends TableName>(clinic: Clinic, name: N, row: Rows[N]): void => {
  const table: Record<string, Rows[N]> = clinic.changes.tables[name]
  table[row.id] = row
  clinic.changed = true
}

export const removeRow = (clinic: Clinic, name: TableName, id: string): void => {
  delete clinic.changes.tables[name][id]
  clinic.changed = true
}

export const nextNumber = (clinic: Clinic): number => {
  clinic.changed = true
  return ++clinic.changes.sequence
}

/** Returns a new id of 19 digits, more than a number can hold exactly. */
export const nextId = (clinic: Clinic): string => `1745039284758${String(nextNumber(clinic)).padStart(6, '0')}`

export const personOfToken = (clinic: Clinic, token: string): Person | undefined => {
  const session = findRow(clinic, 'sessions', token)
  return session && findRow(clinic, 'people', session.personId)
}

export const onSms = (clinic: Clinic, listener: (sms: Sms) => void): (() => void) => {
  clinic.smsListeners.add(listener)
  return () => {
    clinic.smsListeners.delete(listener)
  }
}

export const onChange = (clinic: Clinic, listener: () => void): (() => void) => {
  clinic.changeListeners.add(listener)
  return () => {
    clinic.changeListeners.delete(listener)
  }
}

export const notifyChange = (clinic: Clinic): void => clinic.changeListeners.forEach((notify) => notify())

const seedRows = <N extends TableName>(clinic: Clinic, name: N): readonly Rows[N][] =>
  clinic.seed.rows[name]?.(clinic.changes.startedAt ?? clinic.now()) ?? []
