import { afterEach, expect, test } from 'vitest'
import { createPagedList, emptyPaged, pagesRefreshOf, type Paged } from '@/lib/pagedList'
import { freshOf, treatAsGone, idle, loadOrClear, loadRemote, refreshOf, type RemoteData } from '@/lib/remote'
import { dropPendingLoads } from '@/lib/sessionScope'
import { deferred } from '../support/deferred'

const placeOf = <T>(name: string, load: () => Promise<T>, how: typeof loadRemote = loadRemote) => {
  const seen: RemoteData<T>[] = [idle]
  const slot = { name, get: () => seen.slice(-1)[0] ?? idle, set: (remote: RemoteData<T>) => void seen.push(remote) }
  return { seen, load: () => how(slot, load) }
}

afterEach(() => treatAsGone(() => false))

test('[RA11] an answer that a later request overtook is dropped', async () => {
  const first = deferred<string>()
  const second = deferred<string>()
  const answers = [first.promise, second.promise]
  const { seen, load } = placeOf('overtaken', () => answers.shift() ?? Promise.reject(new Error('asked too often')))
  const loads = [load(), load()]
  second.resolve('second')
  first.resolve('first')
  await Promise.all(loads)
  expect(seen.slice(-1)).toEqual([{ state: 'ready', data: 'second', refreshing: false }])
})

test('a late answer after the sign-out does not refill an emptied store', async () => {
  const answer = deferred<string>()
  const { seen, load } = placeOf('outlived', () => answer.promise)
  const loaded = load()
  dropPendingLoads()
  answer.resolve('late')
  await loaded
  expect(seen.slice(-1)).toEqual([{ state: 'loading' }])
})

const lost = new Error('lost')
/** Succeeds, fails, then succeeds again. */
const faltering = (failure: Error) => {
  const answers = [() => Promise.resolve('one'), () => Promise.reject(failure), () => Promise.resolve('two')]
  return () => answers.shift()?.() ?? Promise.reject(new Error('asked too often'))
}

test('loaded data stays during a refresh and after a failed one, with the error until a refresh succeeds', async () => {
  const { seen, load } = placeOf('refreshed', faltering(lost))
  await load()
  await load()
  await load()
  expect(seen).toEqual([
    { state: 'idle' },
    { state: 'loading' },
    { state: 'ready', data: 'one', refreshing: false },
    { state: 'ready', data: 'one', refreshing: true },
    { state: 'ready', data: 'one', refreshing: false, refreshError: lost },
    { state: 'ready', data: 'one', refreshing: true, refreshError: lost },
    { state: 'ready', data: 'two', refreshing: false },
  ])
  expect(seen.map((remote) => freshOf(remote))).toEqual([
    undefined,
    undefined,
    'one',
    undefined,
    undefined,
    undefined,
    'two',
  ])
})

test('data that was never loaded fails', async () => {
  const { seen, load } = placeOf('never there', () => Promise.reject(lost))
  await load()
  await load()
  expect(seen).toEqual([
    { state: 'idle' },
    { state: 'loading' },
    { state: 'failed', error: lost },
    { state: 'loading' },
    { state: 'failed', error: lost },
  ])
})

test('[A92] data that is gone at the server is removed, even when it was loaded', async () => {
  const gone = new Error('gone')
  treatAsGone((error) => error === gone)
  const { seen, load } = placeOf('gone', faltering(gone))
  await load()
  await load()
  expect(seen.slice(-1)).toEqual([{ state: 'failed', error: gone }])
})

test('loadOrClear removes loaded data after any error', async () => {
  const { seen, load } = placeOf('misleading', faltering(lost), loadOrClear)
  await load()
  await load()
  expect(seen.slice(-1)).toEqual([{ state: 'failed', error: lost }])
})

test('refreshOf returns one error for data shown together, and whether any of it is refreshing', () => {
  const good: RemoteData<number> = { state: 'ready', data: 1, refreshing: false }
  expect(refreshOf(idle, good, { state: 'failed', error: lost })).toEqual({ error: undefined, busy: false })
  expect(refreshOf(good, { ...good, refreshError: lost }, { ...good, refreshing: true })).toEqual({
    error: lost,
    busy: true,
  })
})

const pages = (load: (page: number) => Promise<{ rows: number[]; total: number }>) => {
  let list: Paged<number> = emptyPaged
  const slot = { name: 'pages', get: () => list, set: (next: Paged<number>) => void (list = next) }
  const { loadNext, reload, openFresh } = createPagedList(slot, load)
  return { next: loadNext, reload, openFresh, list: () => list }
}

test('[API-13] pages are added until the total is reached', async () => {
  const requested: number[] = []
  const { next, list } = pages((page) => {
    requested.push(page)
    return Promise.resolve({ rows: page < 2 ? [page, page] : [page], total: 3 })
  })
  await next()
  expect(list()).toEqual({ rows: [1, 1], page: 1, total: 3, more: 'idle', reloading: false })
  await Promise.all([next(), next()])
  expect(list()).toEqual({ rows: [1, 1, 2], page: 2, total: 3, more: 'end', reloading: false })
  await next()
  expect(requested).toEqual([1, 2])
})

test('a failed page keeps the rows and can be retried', async () => {
  const answers = [
    Promise.resolve({ rows: [1, 2], total: 4 }),
    Promise.reject(new Error('no')),
    Promise.resolve({ rows: [3, 4], total: 4 }),
  ]
  const { next, list } = pages(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  await next()
  await next()
  expect(list()).toMatchObject({ rows: [1, 2], more: 'failed' })
  await next()
  expect(list()).toEqual({ rows: [1, 2, 3, 4], page: 2, total: 4, more: 'end', reloading: false })
})

test('[RA7] a server that returns fewer rows per page than requested hides none of them', async () => {
  const { next, list } = pages((page) => Promise.resolve({ rows: page < 3 ? [page, page] : [page], total: 5 }))
  await next()
  expect(list()).toMatchObject({ rows: [1, 1], more: 'idle' })
  await next()
  await next()
  expect(list()).toEqual({ rows: [1, 1, 2, 2, 3], page: 3, total: 5, more: 'end', reloading: false })
})

test('[RA7] a total that is too large ends with the first empty page', async () => {
  const { next, list } = pages((page) => Promise.resolve({ rows: page < 2 ? [1, 2] : [], total: 1000 }))
  await next()
  await next()
  expect(list()).toEqual({ rows: [1, 2], page: 2, total: 1000, more: 'end', reloading: false })
})

test('[RA7] a total that is too small ends the list without hiding a row', async () => {
  const { next, list } = pages(() => Promise.resolve({ rows: [1, 2], total: 0 }))
  await next()
  expect(list()).toEqual({ rows: [1, 2], page: 1, total: 0, more: 'end', reloading: false })
})

test('[RA7] a row that leaves the list between two pages hides no other row', async () => {
  let all = [1, 2, 3, 4, 5]
  const { next, list } = pages((page) =>
    Promise.resolve({ rows: all.slice(2 * page - 2, 2 * page), total: all.length }),
  )
  await next()
  all = [1, 3, 4, 5]
  await next()
  expect(list()).toEqual({ rows: [1, 3, 4, 5], page: 2, total: 4, more: 'end', reloading: false })
})

test('pages that fail to be loaded again after a row has left keep the rows, and the next try loads them', async () => {
  let all = [1, 2, 3, 4, 5]
  let isBroken = false
  let asked = 0
  const { next, list } = pages((page) => {
    asked++
    if (isBroken && asked > 2) return Promise.reject(lost)
    return Promise.resolve({ rows: all.slice(2 * page - 2, 2 * page), total: all.length })
  })
  await next()
  all = [1, 3, 4, 5]
  isBroken = true
  await next()
  expect(list()).toMatchObject({ rows: [1, 2], page: 1, more: 'idle', refreshError: lost })
  isBroken = false
  await next()
  expect(list()).toEqual({ rows: [1, 3, 4, 5], page: 2, total: 4, more: 'end', reloading: false })
})

test('a reloaded list begins with its first page again', async () => {
  let version = 'old'
  const { next, reload, list } = pages((page) =>
    Promise.resolve({ rows: version === 'old' ? [page, page] : [9, 9], total: 6 }),
  )
  await next()
  await next()
  version = 'new'
  const reloading = reload()
  expect(list()).toEqual({ rows: [1, 1, 2, 2], page: 2, total: 6, more: 'idle', reloading: true })
  await next()
  await expect(reloading).resolves.toBe(true)
  expect(list()).toEqual({ rows: [9, 9], page: 1, total: 6, more: 'idle', reloading: false })
})

test('a list that is opened again reloads all its pages, and stays whole until they are there', async () => {
  let version = 0
  const requested: number[] = []
  const { next, openFresh, list } = pages((page) => {
    requested.push(page)
    return Promise.resolve({ rows: [version + page, version + page], total: 6 })
  })
  await openFresh()
  await next()
  version = 10
  const opening = openFresh()
  expect(list()).toMatchObject({ rows: [1, 1, 2, 2], page: 2 })
  await opening
  expect(list()).toEqual({ rows: [11, 11, 12, 12], page: 2, total: 6, more: 'idle', reloading: false })
  await next()
  expect(list()).toEqual({ rows: [11, 11, 12, 12, 13, 13], page: 3, total: 6, more: 'end', reloading: false })
  expect(requested).toEqual([1, 2, 1, 2, 3])
})

test('a list whose reload fails stays, with the error, and loads further pages', async () => {
  const late = deferred<{ rows: number[]; total: number }>()
  const answers = [
    Promise.resolve({ rows: [1, 2], total: 6 }),
    late.promise,
    Promise.reject(lost),
    Promise.resolve({ rows: [3, 4], total: 6 }),
    Promise.resolve({ rows: [8, 9], total: 2 }),
  ]
  const { next, reload, list } = pages(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  await next()
  const overtaken = next()
  await expect(reload()).resolves.toBe(false)
  expect(list()).toEqual({ rows: [1, 2], page: 1, total: 6, more: 'idle', reloading: false, refreshError: lost })
  late.resolve({ rows: [7, 8], total: 6 })
  await overtaken
  expect(list()).toEqual({ rows: [1, 2], page: 1, total: 6, more: 'idle', reloading: false, refreshError: lost })
  await next()
  expect(list()).toEqual({ rows: [1, 2, 3, 4], page: 2, total: 6, more: 'idle', reloading: false, refreshError: lost })
  const mending = reload()
  expect(pagesRefreshOf(list())).toEqual({ error: lost, busy: true })
  await mending
  expect(list()).toEqual({ rows: [8, 9], page: 1, total: 2, more: 'end', reloading: false })
})

test('a list that was never loaded fails, also on reload', async () => {
  const { reload, list } = pages(() => Promise.reject(lost))
  await expect(reload()).resolves.toBe(false)
  expect(list()).toEqual({ rows: [], page: 0, total: 0, more: 'failed', reloading: false, error: lost })
})
