/** A number from 0 up as text, without the unit that an older record may have written behind it; undefined for anything else (A436). */
export const figureIn = (text: string, units: readonly string[] = []): string | undefined => {
  const [, figure, unit = ''] = /^(\d+(?:\.\d+)?)\s*(\D*)$/.exec(text.trim().normalize('NFKC')) ?? []
  if (figure === undefined || (unit !== '' && !units.includes(unit.toLowerCase()))) return undefined
  return figure
}

export const YEARS = ['岁', '周岁']
export const CENTIMETRES = ['cm', '厘米', '公分']
export const KILOGRAMS = ['kg', '公斤', '千克']
export const TIMES = ['次', '个']
