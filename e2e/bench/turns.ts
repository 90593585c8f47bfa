/** Runs the measurements in turns, so that a slow minute of the machine affects all. Prints how long each took. */
export const inTurns = async <Key extends string, Result>(
  keys: readonly Key[],
  rounds: number,
  measure: (key: Key) => Promise<Result>,
  report: (text: string) => void = console.error,
): Promise<Map<Key, Result[]>> => {
  const results = new Map<Key, Result[]>(keys.map((key) => [key, []]))
  for (let round = 1; round <= rounds; round += 1)
    for (const key of keys) {
      const begun = Date.now()
      results.get(key)?.push(await measure(key))
      report(`${round}/${rounds} ${key}: ${((Date.now() - begun) / 1000).toFixed(1)} s`)
    }
  return results
}

/** How often each is measured: a few rounds for a first look, five for the README. */
export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
