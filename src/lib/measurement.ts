/** Returns a number from 0 up as text, without the unit or the '.0' of an older record; else undefined (A436). */
export const parseMeasurement = (text: string, unit: RegExp): string | undefined => {
  const [, figure, written = ''] = /^(\d+(?:\.\d+)?)(\D*)$/.exec(text.trim().normalize('NFKC')) ?? []
  return written.trim() === '' || unit.test(written.trim()) ? figure?.replace(/\.0+$/, '') : undefined
}

export const YEARS = /^周?岁$/
export const CENTIMETRES = /^(cm|厘米|公分)$/i
export const MILLIMETRES = /^(mm|毫米)$/i
export const KILOGRAMS = /^(kg|公斤|千克)$/i
export const KILOPASCALS = /^(kpa|千帕)$/i
export const TIMES = /^[次个]$/
