/** Each answers some number of times, in turns, so that a slower minute of the machine falls on all of them. */
export const inTurns = async <Key extends string, Result>(
  keys: readonly Key[],
  rounds: number,
  measure: (key: Key) => Promise<Result>,
): Promise<Map<Key, Result[]>> => {
  const results = new Map<Key, Result[]>(keys.map((key) => [key, []]))
  for (let round = 0; round < rounds; round += 1) for (const key of keys) results.get(key)?.push(await measure(key))
  return results
}

export const ROUNDS = 5
