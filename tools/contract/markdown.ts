export const paragraphs = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cellOf).join(' | ')} |`).join('\n')

const cellOf = (text: string): string => text.replaceAll('|', '\\|')

/** Names a field of an answer; `data` of an answer that is no record is the answer itself. */
export const fieldName = (field: string): string => (['', 'data'].includes(field) ? '`data` itself' : `\`${field}\``)
