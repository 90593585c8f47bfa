import { afterEach, describe, expect, test } from 'vitest'
import { idle, slotOf, type RemoteData } from '@/lib/remote'
import { useForm, type OpenForm } from '@/stores/questionForm/form'
import { loadForm, openFormWithoutLoading } from '@/stores/questionForm/load'
import { resetStores, createStore } from '@/stores/createStore'

const useMatter = createStore<{ one: RemoteData<string>; other: RemoteData<string> }>(() => ({
  one: idle,
  other: idle,
}))
const form = (key: string): OpenForm => ({ variantId: 'relative', key, draftOwner: undefined, sources: [] })
const shown = () => useForm.getState().form?.key

/** Starts loading a form for this place and leaves the answer to the test. */
const ask = (place: 'one' | 'other', key: string) => {
  let answer = (): void => undefined
  let fail = (_error: Error): void => undefined
  const answered = new Promise<void>((resolve, reject) => {
    answer = resolve
    fail = reject
  })
  const loaded = loadForm(slotOf(useMatter, place), async () => {
    await answered
    return { data: key, form: form(key) }
  })
  return { loaded, answer, fail }
}

afterEach(() => resetStores())

describe('a loaded form', () => {
  test('opens as soon as its data is loaded', async () => {
    const seen: unknown[] = []
    const stop = useMatter.subscribe(({ one }) => seen.push([one.state, shown()]))
    const { loaded, answer } = ask('one', 'a')
    answer()
    await loaded
    stop()
    expect(seen).toEqual([
      ['loading', undefined],
      ['ready', 'a'],
    ])
  })

  test('does not open when its data fails to load', async () => {
    const { loaded, fail } = ask('one', 'a')
    fail(new Error('lost'))
    await loaded
    expect(useMatter.getState().one).toMatchObject({ state: 'failed' })
    expect(shown()).toBeUndefined()
  })

  test('[RA11] never replaces a form that was requested after it, on any screen', async () => {
    const first = ask('one', 'a')
    const second = ask('other', 'b')
    second.answer()
    await second.loaded
    first.answer()
    await first.loaded
    expect(shown()).toBe('b')
    expect(useMatter.getState().one).toEqual({ state: 'loading' })
  })

  test('[RA11] never replaces a form that opened without loading', async () => {
    const { loaded, answer } = ask('one', 'a')
    openFormWithoutLoading(form('now'))
    answer()
    await loaded
    expect(shown()).toBe('now')
  })

  test('[RC7] does not open after the sign-out', async () => {
    const { loaded, answer } = ask('one', 'a')
    resetStores()
    answer()
    await loaded
    expect(shown()).toBeUndefined()
    expect(useMatter.getState().one).toEqual(idle)
  })
})
