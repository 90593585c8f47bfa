const load = async (): Promise<void> => undefined

export const Start = () => <input onChange={load} />
