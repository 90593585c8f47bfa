/** A port setting, or the fallback when it is absent; a malformed one throws an error that names it. */
export const portSetting: (name: string, fallback: number) => number

/** The port in a text; a malformed one throws an error that names the setting or option. */
export const portIn: (name: string, text: string) => number

/** What to tell a person whose server has not started. The names are the settings of its port and its host. */
export const whyNotListening: (
  error: NodeJS.ErrnoException & { port?: number },
  ofPort: string,
  ofHost?: string,
) => string
