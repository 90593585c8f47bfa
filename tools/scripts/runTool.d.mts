type Run<Named extends string = string> = (
  file: Named,
  args: readonly string[],
  options?: { env?: Record<string, string>; quiet?: boolean; cwd?: string },
) => Promise<{ code: number; output: string }>
export const root: string
export const runChild: Run
export const runScript: Run
export const runTool: Run<'playwright' | 'vite' | 'vitest'>
