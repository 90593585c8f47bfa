export function hashesOf(folder: string): Map<string, string>
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[]
