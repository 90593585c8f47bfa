export const root: string
export const runTool: (
  file: string,
  args: readonly string[],
  options?: { env?: Record<string, string>; quiet?: boolean; cwd?: string },
) => Promise<{ code: number; output: string }>
