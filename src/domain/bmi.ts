import type { SEX } from './dictionaries'

export type BmiClass = 'light' | 'normal' | 'overweight' | 'obese'

/** Height in centimetres, in an older record with a fraction, and weight in kilograms, as typed or as a number. */
type BodyMeasurements = { heightCm: number; weightKg: string | number }
export type SexedBody = BodyMeasurements & { sex: keyof typeof SEX }

/**
 * Returns the class of the body mass index. A204: it is exact, 160 cm and 64 kg are 25, where doubles give 24.999.
 * A205: undefined without a usable height or weight.
 */
export const bmiClass = ({ sex, ...body }: SexedBody): BmiClass | undefined => {
  const bmi = bmiOf(body)
  if (bmi === undefined) return undefined
  const [normal, overweight, obese] = CLASS_FROM[sex]
  if (reaches(bmi, obese)) return 'obese'
  if (reaches(bmi, overweight)) return 'overweight'
  return reaches(bmi, normal) ? 'normal' : 'light'
}

/** Whether the index is above the range of the advice rule; the bound itself is not above. */
export const isAboveAdvisedBmi = ({ sex, ...body }: SexedBody): boolean | undefined => {
  const bmi = bmiOf(body)
  return bmi && bmi.over > ADVISED_UP_TO[sex] * bmi.under
}

/** A204: returns the index cut to one decimal, so that it never contradicts the class. */
export const bmiText = (body: BodyMeasurements): string | undefined => {
  const bmi = bmiOf(body)
  if (bmi === undefined) return undefined
  const tenths = (bmi.over * 10n) / bmi.under
  return `${tenths / 10n}.${tenths % 10n}`
}

/** A207: returns the weight in kilograms for a body mass index of 22, to one decimal. */
export const referenceWeightKg = (heightCm: number): number | undefined =>
  isHeight(heightCm) ? Math.floor((REFERENCE_BMI * heightCm * heightCm + 500) / 1000) / 10 : undefined

export type BmiRange = { below: number } | { from: number; below: number } | { from: number }

type BmiReading = { bmi: string; name: BmiClass; range: BmiRange; referenceKg: number }

export const readBmi = (body: SexedBody): BmiReading | undefined => {
  const [bmi, name, referenceKg] = [bmiText(body), bmiClass(body), referenceWeightKg(body.heightCm)]
  return bmi === undefined || name === undefined || referenceKg === undefined
    ? undefined
    : { bmi, name, range: rangeOf(body.sex, name), referenceKg }
}

const rangeOf = (sex: keyof typeof SEX, name: BmiClass): BmiRange => {
  const [normal, overweight, obese] = CLASS_FROM[sex]
  switch (name) {
    case 'light':
      return { below: Number(normal) }
    case 'normal':
      return { from: Number(normal), below: Number(overweight) }
    case 'overweight':
      return { from: Number(overweight), below: Number(obese) }
    case 'obese':
      return { from: Number(obese) }
  }
}

/** Specification, document 2, section 9 "BMI": the lower bounds of normal, overweight and obese by sex. */
const CLASS_FROM = { '0': [19n, 24n, 29n], '1': [20n, 25n, 30n] } as const
/** Specification, document 2, section 9 "Advice-rule BMI". */
const ADVISED_UP_TO = { '0': 24n, '1': 25n } as const
const REFERENCE_BMI = 22

type Fraction = { over: bigint; under: bigint }

const bmiOf = ({ heightCm, weightKg }: BodyMeasurements): Fraction | undefined => {
  const [height, weight] = [exact(heightCm), exact(weightKg)]
  if (!isHeight(heightCm) || height.over === 0n || weight.over === 0n) return undefined
  // (cm / 100)² = cm² / 10⁴
  return { over: weight.over * 10_000n * height.under ** 2n, under: height.over ** 2n * weight.under }
}

/** Returns 0 for anything but a plain number. */
const exact = (value: string | number): Fraction => {
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) }
}

const reaches = ({ over, under }: Fraction, bound: bigint): boolean => over >= bound * under

const isHeight = (heightCm: number): boolean => heightCm > 0 && heightCm <= Number.MAX_SAFE_INTEGER
